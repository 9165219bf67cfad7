import type { BidStatus } from '../../bids.ts'
import type { Urgency } from '../../catalogue.ts'
import type { RequestStatus } from '../../requests.ts'
import { area } from '../words.ts'
import { list, plural } from './grammar.ts'

const urgency: Record<Urgency, string> = {
  emergency: 'Emergency',
  urgent: 'Urgent',
  standard: 'Standard',
  scheduled: 'Scheduled',
}
const urgencyMeans: Record<Urgency, string> = {
  emergency: 'immediate',
  urgent: 'within 2 hours',
  standard: 'same day',
  scheduled: 'time to be agreed',
}
const requestStatus: Record<RequestStatus, string> = {
  open: 'Open',
  in_progress: 'In progress',
  completed: 'Completed',
  cancelled: 'Cancelled',
}
const bidStatus: Record<BidStatus, string> = {
  pending: 'Pending',
  accepted: 'Accepted',
  rejected: 'Rejected',
}

/** Choosing among bids: the page of one request, its bids, the link that accepts one. */
export const bids = area('bids', {
  urgency,
  urgencyMeans,
  requestStatus,
  bidStatus,
  drivable: 'Drivable',
  notDrivable: 'Not drivable',
  vehicle: 'Vehicle',
  and: (parts: readonly string[]) => list(parts),

  page: {
    title: 'Bids on your request',
    titleWithBids: (n: number) =>
      plural(n, { one: '# bid · your request', other: '# bids · your request' }),
    request: 'Your request',
    posted: 'Posted',
    responses: 'Responses',
    alerted: 'Alerted',
    alertedProviders: (n: number) => plural(n, { one: '# provider', other: '# providers' }),
    closes: 'Closes in',
    closesOver: 'any moment',
    copyLink: 'Copy Link',
    copied: 'Access Link Copied!',
    copyByHand: 'Copy this link by hand:',
    linkHint: 'Whoever has this link can see and accept bids.',
    details: 'What you told us',
    service: 'Service',
    when: 'Preferred time',
    notes: 'Notes',
    live: 'Live: new bids appear here at once.',
    liveJob: 'Live: every step appears here at once.',
    polls: (seconds: number) =>
      plural(seconds, {
        one: 'Updates automatically every # second.',
        other: 'Updates automatically every # seconds.',
      }),
    stale: 'The last update did not come through. Trying again by itself.',
    requestFailed: 'Your request did not load',
    bidsFailed: 'The bids did not load',
    cancel: 'Cancel request',
    offline: 'Bids stay on the screen as last heard. The phone numbers still work.',
  },

  list: {
    accepted: 'Accepted Service',
    heading: (isOpen: boolean): string =>
      isOpen ? 'Available Providers' : 'Other Available Providers',
    count: (shown: number, all: number) =>
      shown === all
        ? plural(all, { one: '# bid', other: '# bids' })
        : `${shown} of ${plural(all, { one: '# bid', other: '# bids' })}`,
    noneTitle: 'No bids yet',
    noneAlerted: (n: number) =>
      plural(n, {
        one: '# provider in reach was alerted when you posted this.',
        other: '# providers in reach were alerted when you posted this.',
      }),
    noneInReach:
      'No provider on duty is in reach yet. More are asked as the circle around you grows.',
    noneWhen: (minutes: number) => `Bids usually arrive within ${minutes} minutes.`,
    noneNext:
      'Keep this page open, or come back with its link: bids appear by themselves, and nothing is agreed until you accept one.',
    filteredTitle: 'No bid passes your filters',
    filteredText: (n: number) =>
      plural(n, { one: '# bid is hidden by them.', other: '# bids are hidden by them.' }),
    clear: 'Clear filters',
    onlyOne:
      'This link is for one bid. Open the link of your request to see and compare all of them.',
    arrived: (price: string, eta: string, name: string) => `New bid: ${price}, ${eta}, ${name}.`,
    arrivedMany: (n: number) => plural(n, { one: '# new bid.', other: '# new bids.' }),
  },

  filters: {
    title: 'Filters',
    active: (n: number) => plural(n, { one: '# filter on', other: '# filters on' }),
    rating: 'Minimum rating',
    anyRating: 'Any rating',
    ratingFrom: (stars: string) => `${stars} and up`,
    price: 'Maximum price',
    eta: 'Maximum arrival (minutes)',
    any: 'Any',
    verified: 'Verified only',
    sort: 'Sort by',
    sorts: { price: 'Price', rating: 'Rating', eta: 'ETA', speed: 'Speed' },
    ascending: 'Ascending',
    descending: 'Descending',
    speedHint: 'Speed: how fast the provider usually answers.',
  },

  card: {
    price: 'total price',
    eta: 'arrives in',
    etaScheduled: 'arrival',
    noEta: 'no ETA',
    verified: 'Verified',
    new: 'New',
    rating: (score: string, reviews: number) =>
      `Rated ${score} of 5 from ${plural(reviews, { one: '# review', other: '# reviews' })}`,
    noRating: 'New: fewer than three reviews',
    jobsDone: (n: number) => plural(n, { one: '# job done', other: '# jobs done' }),
    away: 'away',
    answersIn: (duration: string) => `answers in ${duration}`,
    stands: 'Stands for',
    standsOver: 'This bid has expired.',
    changed: (version: number) => `Changed · version ${version}`,
    justIn: 'Just in',
    lowest: 'Lowest price',
    soonest: 'Soonest',
    call: 'Call',
    accept: 'Accept Bid',
    reject: 'Reject',
    callName: (name: string) => `Call ${name}`,
    callNumber: (name: string, phone: string) => `Call ${name}: ${phone}`,
    acceptName: (name: string, price: string) => `Accept Bid of ${name} for ${price}`,
    rejectName: (name: string, price: string) => `Reject the bid of ${name} for ${price}`,
    expired: 'This bid has expired. Ask the provider to bid again.',
    otherLink: 'This link is for another bid.',
    noPhone: 'This provider has given no phone number.',
  },

  call: {
    title: (name: string) => `Call ${name}`,
    hours: 'Best times 9 AM to 6 PM',
    usual: 'Usual response within 15 minutes',
    close: 'Close',
    now: 'Call Now',
  },

  accept: {
    title: (name: string) => `Accept the bid of ${name}?`,
    pays: 'you pay the provider in total',
    promise: 'Promised arrival by',
    promiseFrom: ', counted from the moment you accept.',
    promiseAt: 'Promised arrival:',
    promiseToAgree:
      'No time of day was asked for. Agree on one by phone or message before you accept.',
    promiseNone: 'The provider gave no arrival time. Ask by phone before you accept.',
    after: 'The provider gets your phone number and exact place. All other bids are declined.',
    note: 'Note for the provider (optional)',
    noteHint: 'A gate code, a landmark, what to bring.',
    confirm: 'Accept Bid',
    back: 'Not yet',
    changed: (price: string, eta: string) =>
      `The provider has changed this bid. It is now ${price}, ${eta}.`,
    seeNew: 'Show the new offer',
    gone: 'This bid is no longer available. Choose another one.',
    done: 'Bid Accepted!',
    doneText: (_name: string): string => 'The provider will contact you shortly.',
    /** Above a driver's limit. */
    waitsTitle: 'Sent to your fleet manager',
    error: 'Error',
    failed: 'Failed to accept bid',
    network: 'Please try again',
  },
  reject: {
    title: (name: string) => `Reject the bid of ${name}?`,
    text: 'The provider is told and the bid is gone. It costs nothing, and the provider may bid again.',
    confirm: 'Reject the bid',
    back: 'Keep it',
    done: 'The bid is rejected.',
    failed: 'The bid was not rejected. Try again.',
  },

  closed: {
    expiredTitle: 'This request has expired',
    expiredText: 'No bid was accepted in time. Open it again and the providers are alerted anew.',
    reopen: 'Reopen',
    reopensLeft: (n: number) => plural(n, { one: '# time left', other: '# times left' }),
    noReopens: 'A request can be opened again three times at most.',
    reopenOver: 'A request can be opened again within 24 hours after it expired.',
    otherLink: 'This link is for one bid. Use the link of your request for this.',
    reopened: 'Your request is open again.',
    customerTitle: 'You cancelled this request',
    customerText: 'No provider is coming. All bids are closed.',
    doneTitle: 'The work is done',
    otherTitle: 'This request is closed',
    newRequest: 'Ask for help again',
    failed: 'This did not work. Try again.',
  },

  cancel: {
    title: 'Cancel this request?',
    open: 'All bids are closed and no provider comes. Cancelling costs nothing.',
    running: (name: string) =>
      `${name} is told at once and stops. Cancelling is free: this version of Roadcall takes no payments and charges no fees.`,
    reason: 'Why do you cancel?',
    confirm: 'Cancel the request',
    back: 'Keep it',
    done: 'Your request is cancelled.',
  },

  handedBack: {
    title: {
      job_handed_back: (name: string) => `${name} handed the job back`,
      job_no_show: (name: string) => `${name} did not come`,
      job_replaced: (name: string) => `You let ${name} go`,
    },
    text: 'Your request is open again and you pay nothing. Bids that still stand are listed below, and the providers in reach are alerted anew.',
  },

  public: {
    sentence:
      'This link lacks its key, so only the outline of the request is shown: no names, phone numbers, exact place or bids.',
    what: 'If it is your request, open the full link you copied or were redirected to, or sign in to the account it belongs to.',
    signIn: 'Sign In',
    ask: 'Ask for help yourself',
    area: 'Area',
    bids: 'Bids so far',
  },

  missing: {
    title: 'There is no request at this link',
    text: 'The link may have been cut off, or the request was removed. Check that you opened the whole link.',
    ask: 'Ask for help',
  },

  link: {
    title: 'Accept bid',
    processing: 'Processing your acceptance…',
    waiting: 'Your bid is accepted as soon as you look at this page.',
    missing: 'Missing bid ID or token',
    error: (message: string) => `Error: ${message}`,
    exception: (message: string) => `Exception: ${message}`,
    done: 'Bid Accepted!',
    doneText: 'The provider will contact you shortly. Taking you to your request…',
    toRequest: 'Go to my request',
    network: 'The server could not be reached. Please try again.',
    help: 'Open the link from your message again, or ask for help anew.',
    retry: 'Try again',
    ask: 'Ask for help',
  },
})
