import type { BidStatus } from '../../bids.ts'
import type { Reopening } from '../../event-names.ts'
import type { RequestStatus } from '../../requests.ts'
import { settings } from '../../settings.ts'
import { area } from '../words.ts'
import { approvedExtras } from './approved-extras.ts'
import { list, plural } from './grammar.ts'

const requestStatus: Record<RequestStatus, string> = {
  open: 'Open',
  in_progress: 'In progress',
  completed: 'Completed',
  cancelled: 'Canceled',
}
const bidStatus: Record<BidStatus, string> = {
  pending: 'Pending',
  accepted: 'Accepted',
  rejected: 'Rejected',
}

/** Choosing among bids: the page of one request, its bids, the link that accepts one. */
/** Of so many jobs, in how many. */
export interface Kept {
  jobs: number
  kept: number
}

export const bids = area('bids', {
  expired: 'Expired',
  requestStatus,
  bidStatus,
  drivable: 'Drivable',
  notDrivable: 'Not drivable',
  /** Of what was asked for without an hour. */
  anyTimeOn: (day: string) => `${day}, any time`,
  vehicle: 'Vehicle',
  and: (parts: readonly string[]) => list(parts),

  page: {
    title: 'Bids on your request',
    titleWithBids: (n: number) =>
      plural(n, { one: '# bid · your request', other: '# bids · your request' }),
    request: 'Your request',
    posted: 'Posted',
    responses: 'Bids',
    alerted: 'Alerted',
    alertedProviders: (n: number) => plural(n, { one: '# provider', other: '# providers' }),
    closes: 'Expires in',
    closesOver: 'moments',
    copyLink: 'Copy Link',
    copied: 'Access Link Copied!',
    copyByHand: 'Copy this link by hand:',
    linkHint: 'Anyone with this link can see and accept bids.',
    linkHintAccepted: 'Anyone with this link can follow the job and answer for you.',
    details: 'Request details',
    service: 'Service',
    when: 'Preferred service time',
    notes: 'Notes',
    live: 'Live: new bids show up right away.',
    liveJob: 'Live: every step shows up right away.',
    polls: (seconds: number) =>
      plural(seconds, {
        one: 'Updates automatically every # second.',
        other: 'Updates automatically every # seconds.',
      }),
    stale: 'Showing the last update. Reconnecting…',
    requestFailed: 'Your request did not load',
    bidsFailed: 'The bids did not load',
    cancel: 'Cancel request',
    offline: 'Showing what we heard last. You can still call these numbers.',
  },

  /** The links to a request: its own, one to share, and their end. */
  links: {
    heading: 'Links to this request',
    share: 'Share a read-only link',
    copyShared: 'Copy a read-only link',
    sharedCopied: 'Read-only link copied',
    shareHint: 'For a dispatcher or family: it shows everything and changes nothing.',
    shareTitle: 'A request on Roadcall',
    shareFailed: 'The link could not be made. Try again.',
    onlyLook: 'This link only shows the request. Whoever sent it to you decides.',
    end: 'End all links',
    endTitle: 'End all links to this request?',
    endText:
      'Every link in texts and emails stops working, and so does every link you shared. You stay on this page.',
    endConfirm: 'End them all',
    endBack: 'Keep them',
    ended: 'All earlier links have ended',
    endFailed: 'The links did not end. Try again.',
    wrongTitle: 'This link is wrong or has ended',
    wrongText: `It may be cut off, replaced by a newer one, or older than ${settings.tokenAfterCloseMs / 86_400_000} days after the request closed. Open the link in the newest text or email from us.`,
  },

  list: {
    accepted: 'Accepted Service',
    heading: (isOpen: boolean): string =>
      isOpen ? 'Available Providers' : 'Other Available Providers',
    decided: 'Bids that are no longer open',
    count: (shown: number, all: number) =>
      shown === all
        ? plural(all, { one: '# bid', other: '# bids' })
        : `${shown} of ${plural(all, { one: '# bid', other: '# bids' })}`,
    /** Of an open request, beside those that can be taken. */
    closed: (n: number) => plural(n, { one: '# more is closed', other: '# more are closed' }),
    /** Whose acceptance ended with the page before it was answered. */
    left: (name: string, price: string) =>
      `No answer came when you chose ${name} for ${price}. Nothing is accepted: choose it again if you still want it.`,
    /** The request is not read as quickly as its bids. */
    taken: {
      title: (name: string) => `${name} has your job`,
      text: 'This page has not loaded the job yet. It shows up here by itself.',
    },
    noneTitle: 'No bids yet',
    noneOpen: 'No bid is open anymore',
    noneNext:
      'Keep this page open, or come back with its link. New bids show up on their own, and nothing is agreed until you accept one.',
    filteredTitle: 'No bids match your filters',
    filteredText: (n: number) =>
      plural(n, { one: '# bid is hidden.', other: '# bids are hidden.' }),
    clear: 'Clear filters',
    onlyOne: 'This link is for one bid. Open your request’s own link to compare all of them.',
    acceptedByOne:
      'This link is for one bid. To follow the truck, see photos and bills, and confirm the work, open your request’s own link. It came in the same email.',
    arrived: (price: string, eta: string, name: string) => `New bid: ${price}, ${eta}, ${name}.`,
    arrivedScheduled: (price: string, name: string) => `New bid: ${price}, ${name}.`,
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
    /** Of a fleet's request: whoever chooses reads it, its driver too. */
    overBudget: (by: string) => `${by} above budget`,
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
    onTime: ({ jobs, kept }: Kept) => `on time ${kept} of ${jobs}`,
    asBid: (record: Kept & { growthPercent: number | null }) =>
      [`final price as bid on ${record.kept} of ${record.jobs} jobs`, approvedExtras(record)]
        .filter(Boolean)
        .join('; '),
    /** What the record makes of the arrival that a bid says. */
    usually: ({ from, to, jobs }: { from: string; to: string; jobs: number }) =>
      `Usually ${from === to ? `about ${to}` : `${from} to ${to}`} (${plural(jobs, { one: '# arrival', other: '# arrivals' })})`,
    /** Where that is later than the bid says: why it stands below others that say a longer time. */
    countsAs: ({ usually, expected }: { usually: string; expected: string }) =>
      `${usually}, so it counts as ${expected}`,
    answersIn: (duration: string) => `answers in ${duration}`,
    stands: 'Expires in',
    standsOver: 'This bid has expired.',
    changed: (version: number) => `Changed, version ${version}`,
    justIn: 'Just in',
    details: 'Details',
    lowest: 'Lowest price',
    best: 'Best offer',
    bestBecause: {
      both: 'Cheapest, and here first',
      lowest: 'Cheapest',
      soonest: 'Here first, and worth the price',
      mix: 'Best mix of price and arrival',
    },
    entered: 'Entered by Roadcall',
    soonest: 'Soonest',
    call: 'Call',
    accept: 'Accept Bid',
    reject: 'Reject',
    callName: (name: string) => `Call ${name}`,
    callNumber: (name: string, phone: string) => `Call ${name}: ${phone}`,
    acceptName: (name: string, price: string) => `Accept Bid from ${name} for ${price}`,
    rejectName: (name: string, price: string) => `Reject the bid from ${name} for ${price}`,
    expired: 'This bid has expired. Ask the provider to bid again.',
    otherLink: 'This link is for another bid.',
    noPhone: 'This provider has not given a phone number.',
  },

  call: {
    title: (name: string) => `Call ${name}`,
    hours: 'Best times 9 AM to 6 PM',
    /** Where the shop has said its hours. */
    open: (hours: string) => `Hours: ${hours}`,
    /** Where it has been measured. */
    answers: (duration: string) => `Usually answers in ${duration}`,
    usual: 'Usual response within 15 minutes',
    close: 'Close',
    now: 'Call Now',
  },

  accept: {
    overBudget: (by: string) => `This is ${by} above the budget of the request.`,
    noDropOff:
      'Nobody has said where it should be towed, so this price may not cover the way. Agree on it with the provider first.',
    title: (name: string) => `Accept the bid from ${name}?`,
    pays: 'total you pay the provider',
    promise: 'Promised arrival by',
    promiseFrom: ', counted from when you agree.',
    /** Of “3+ hr”: no time is promised, but one is held against the provider. */
    promiseOpen: 'The provider names no exact time. It counts as late after',
    promiseAt: 'Promised arrival:',
    promiseToAgree: 'No time of day was set. Agree on one by phone or message first.',
    promiseNone: 'The provider gave no arrival time. Ask by phone first.',
    after: 'The provider gets your phone number and exact location. Any other bid is rejected.',
    note: 'Note for the provider (optional)',
    noteHint: 'A gate code, a landmark, what to bring.',
    confirm: 'Accept Bid',
    back: 'Not yet',
    changed: (price: string, eta: string) =>
      `The provider has changed this bid. It is now ${price}, ${eta}.`,
    seeNew: 'Show the new bid',
    gone: 'This bid is no longer available. Choose another one.',
    /** Its request has ended with it. */
    over: {
      customer: 'This request was canceled, so its bids are closed.',
      other: 'This request is over, so its bids are closed.',
      /** On another device, or by somebody else who may decide. */
      accepted: 'This bid has been accepted already. Nothing was sent from here.',
      /** Somebody else who may decide has taken another one. */
      taken: (business: string) => `${business} has the job meanwhile.`,
    },
    done: 'Bid Accepted!',
    doneText: (_name: string): string => 'The provider will contact you shortly.',
    /** Above a driver's limit. */
    waitsTitle: 'Sent to your fleet for approval',
    error: 'Error',
    failed: 'Failed to accept bid',
    /** As the specification has it; the page tries again by itself. */
    network: 'Please try again',
  },
  reject: {
    title: (name: string) => `Reject the bid from ${name}?`,
    text: 'The provider is told and the bid is closed. Rejecting is free, and the provider can bid again.',
    confirm: 'Reject the bid',
    back: 'Keep it',
    done: 'Bid rejected.',
    failed: 'The bid was not rejected. Try again.',
    accepted: 'This bid was already accepted. Your answer was not sent.',
    over: 'This bid is no longer pending. Your answer was not sent.',
  },

  closed: {
    expiredTitle: 'This request has expired',
    expiredText: 'No bid was accepted in time. Reopen it and providers are alerted again.',
    reopen: 'Reopen',
    reopensLeft: (n: number) => plural(n, { one: '# reopening left', other: '# reopenings left' }),
    noReopens: `A request can be reopened at most ${settings.reopen.times} times.`,
    reopenOver: `A request can be reopened within ${settings.reopen.withinMs / 3_600_000} hours after it expires.`,
    otherLink: 'This link is for one bid. Use your request’s own link for this.',
    reopened: 'Your request is open again.',
    customerTitle: 'You canceled this request',
    customerText: 'No provider is coming. All bids are closed.',
    doneTitle: 'The work is done',
    otherTitle: 'This request is closed',
    failed: 'That didn’t work. Try again.',
  },

  cancel: {
    title: 'Cancel this request?',
    open: 'All bids are closed and no provider will come. Canceling is free.',
    running: (name: string) => `${name} is told right away.`,
    reason: 'Why are you canceling?',
    usual: [
      'I found other help',
      'It’s running again',
      'It’s taking too long',
      'I entered it wrong',
    ],
    confirm: 'Cancel the request',
    back: 'Keep it',
    done: 'Your request is canceled.',
    over: 'This request was already closed. Your cancellation was not sent.',
  },

  handedBack: {
    title: {
      job_handed_back: (name: string) => `${name} handed the job back`,
      job_no_show: (name: string) => `${name} did not show up`,
      job_replaced: (name: string) => `You canceled ${name}`,
      job_released: (name: string) => `Roadcall took ${name} off the job`,
    } satisfies Record<Reopening, (name: string) => string>,
    text: 'Your request is open again and you pay nothing. Bids that are still good are listed below, and providers nearby are alerted again.',
  },

  public: {
    missing: 'This link is missing its key, so you only see the outline.',
    wrong: 'This link is wrong or has ended, so you only see the outline.',
    what: 'If it is your request, open the link in the newest text or email from us, or sign in to the account it belongs to.',
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
    waiting: 'The bid is accepted as soon as you look at this page.',
    missing: 'Missing bid ID or token',
    error: (message: string) => `Error: ${message}`,
    exception: (message: string) => `Exception: ${message}`,
    done: 'Bid Accepted!',
    doneText: 'The provider will contact you shortly. Taking you to your request…',
    toRequest: 'Go to my request',
    network: 'The server could not be reached. Please try again.',
    help: 'Open the link from your message again, or ask for help again.',
    see: 'Your request page shows all bids and where things stand.',
    retry: 'Try again',
    ask: 'Ask for help',
  },
})
