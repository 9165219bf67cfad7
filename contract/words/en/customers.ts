import { area } from '../words.ts'
import { plural } from './grammar.ts'

/** The customer's dashboard (S0 §2.9), and keeping a guest's request in an account. */
export const customers = area('customers', {
  title: 'Your requests',
  titleWithBids: (n: number) =>
    plural(n, { one: '# bid · your requests', other: '# bids · your requests' }),
  welcome: (fullName: string) => `Welcome, ${fullName}`,
  newRequest: 'New Request',
  offline: 'Bids and jobs stay on the screen as last heard. The phone numbers still work.',
  live: 'Live: bids and steps appear here at once.',
  polls: (seconds: number) => `Updates automatically every ${seconds} seconds.`,
  stale: 'The last update did not come through. Trying again by itself.',
  figures: {
    label: 'Your requests in figures',
    open: 'Open requests',
    inProgress: 'In progress',
    completed: 'Completed',
    bids: 'Total bids',
    unknown: '—',
  },
  tabs: {
    label: 'Your requests',
    active: 'Active Requests',
    progress: 'In Progress',
    history: 'History',
    messages: 'Messages',
  },
  active: {
    failed: 'Your open requests did not load',
    more: 'Show older open requests',
    emptyTitle: 'No open request',
    emptyText: 'When you ask for help, your request stands here with its bids, the cheapest first.',
    none: 'No bids yet.',
    posted: 'Posted',
  },
  progress: {
    failed: 'Your running jobs did not load',
    more: 'Show older jobs',
    emptyTitle: 'Nothing in progress',
    emptyText: 'When you accept a bid, the job stands here with every step and the phone number.',
    jobFailed: 'The job did not load',
  },
  history: {
    failed: 'Your past requests did not load',
    more: 'Show older requests',
    emptyTitle: 'No past requests',
    emptyText: 'What is completed or cancelled stands here with its price and provider.',
    expired: 'Expired',
    review: 'Review',
    reviewName: (name: string) => `Review ${name}`,
    noPrice: 'No price agreed',
  },
  keep: {
    title: 'Keep this request in an account',
    signedOut: 'Sign up or sign in, and it stands on your own page with all your requests.',
    signedIn: 'It then stands on your own page, also without this link.',
    signUp: 'Sign up and keep it',
    signIn: 'I have an account',
    confirm: 'Keep it in my account',
    kept: 'The request is in your account now.',
    failed: 'The request was not kept. Try again.',
    notKept: 'A request was not kept in your account',
    open: 'Open the request',
    dismiss: 'Leave it',
  },
})
