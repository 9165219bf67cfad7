import { area } from '../words.ts'

/** What stands around every page: the bar at the top, the lines above it, the footer. */
export const shell = area('shell', {
  title: (page: string) => `${page} · Roadcall`,
  homeLabel: 'Roadcall, home',
  nav: 'Main',
  home: 'Home',
  services: 'Services',
  about: 'About',
  contact: 'Contact',
  login: 'Login',
  getStarted: 'Get Started',
  account: 'Your account',
  ownData: 'Your data',
  verification: 'Verification',
  profile: 'Public profile',
  more: 'More',
  connection: { online: 'Online', offline: 'Offline', connecting: 'Connecting' },
  logout: 'Logout',
  logoutFailed: 'Logout failed',
  noAnswer: 'The server did not answer. Check your connection and try again.',
  yourPage: (fullName: string) => `${fullName}, your page`,
  demo: 'Demo: everybody here is made up, and robots answer requests',
  demoShort: 'Demo: nobody here is real',
  demoOutbox: 'See every email and text',
  demoOutboxShort: 'Emails and texts',
  footer: {
    line: 'Truck breakdown help, by bid.',
    emergency: 'Somebody hurt, or stopped in a live lane? Call 911 first.',
    label: 'Terms',
    terms: 'Terms of Service',
    privacy: 'Privacy Policy',
    sms: 'SMS Terms',
  },
  opening: 'One moment',
  broken: {
    page: 'This page did not load',
    text: 'The connection may be weak, or there is a newer version of this page. What you entered in a form for help is kept.',
    reload: 'Load again',
  },
  /** Of the installed app: what a long press on its picture offers. */
  shortcuts: { ask: 'Get help now', map: 'Providers near you', signIn: 'Sign in' },
  /** The app was opened without a network. */
  noNetwork: {
    title: 'No connection',
    text: 'This phone is not online right now. This page opens by itself as soon as it is.',
    retry: 'Try now',
    call: 'Calls and texts often get through where data does not. Somebody hurt, or stopped in a live lane? Call 911.',
    call911: 'Call 911',
  },
  denied: {
    asking: 'Access denied. This page is for people who need help.',
    home: 'Go to your page',
  },
  notFound: {
    title: '404 Page Not Found',
    text: 'There is no page at this address. A link to a request may have been cut off on its way: open it again from the message it came with.',
    help: 'Get help for a truck',
    home: 'Home',
    login: 'Login',
    own: 'Your dashboard',
  },
})
