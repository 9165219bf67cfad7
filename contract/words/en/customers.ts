import { area } from '../words.ts'
import { plural } from './grammar.ts'

/** The customer's dashboard (S0 §2.9), and keeping a guest's request in an account. */
export const customers = area('customers', {
  title: 'Your requests',
  titleWithBids: (n: number) =>
    plural(n, { one: '# bid · your requests', other: '# bids · your requests' }),
  welcome: (fullName: string) => `Welcome, ${fullName}`,
  newRequest: 'New Request',
  offline: 'Showing the last update. You can still call these numbers.',
  liveShort: 'Live',
  live: 'Live: bids and steps show up right away.',
  polls: (seconds: number) => `Updates automatically every ${seconds} seconds.`,
  pollsShort: 'Not live',
  stale: 'Showing the last update. Reconnecting…',
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
    emptyTitle: 'No open requests',
    emptyText:
      'When you ask for help, your request shows up here with its bids, lowest price first.',
    none: 'No bids yet.',
    noneOpen: 'No bid is open anymore.',
    posted: 'Posted',
  },
  progress: {
    failed: 'Your running jobs did not load',
    more: 'Show older jobs',
    emptyTitle: 'Nothing in progress',
    emptyText:
      'When you accept a bid, the job shows up here with every step and the provider’s phone number.',
    jobFailed: 'The job did not load',
  },
  history: {
    failed: 'Your past requests did not load',
    more: 'Show older requests',
    emptyTitle: 'No past requests',
    emptyText: 'Completed and canceled requests show up here with price and provider.',
    review: 'Review',
    reviewed: 'Reviewed',
    reviewName: (name: string) => `Review ${name}`,
    noPrice: 'No price agreed',
    /** Canceled in time. */
    noCharge: 'No charge',
  },
  keep: {
    title: 'Keep this request in an account',
    signedOut: 'Sign up or sign in to keep it with all your requests.',
    signedIn: 'You’ll find it on your own page, even without this link.',
    signUp: 'Sign up and keep it',
    signIn: 'I have an account',
    confirm: 'Keep it in my account',
    kept: 'The request is in your account now.',
    failed: 'The request was not saved to your account. Try again.',
    notKept: 'A request was not saved to your account',
    open: 'Open the request',
    dismiss: 'Not now',
  },
})
