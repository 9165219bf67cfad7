import type { BidStatusReason } from '../../bids.ts'
import { area } from '../words.ts'
import { plural } from './grammar.ts'

const reasons: Record<BidStatusReason, string> = {
  other_bid_accepted: 'Another bid was approved.',
  customer: 'Rejected by your fleet.',
  withdrawn: 'The provider withdrew it.',
  expired: 'It expired before anybody decided.',
  provider_unavailable: 'The provider is no longer available.',
  request_closed: 'The request was closed.',
  handed_back: 'The provider handed the job back.',
  did_not_come: 'The provider did not show up.',
  replaced: 'You asked for somebody else when the provider was suspended.',
  released: 'Roadcall took the provider off the job.',
  other_service: 'You now need a different service, or the truck is not a size it takes.',
  other_place: 'The truck is now outside its service area.',
}

/** A fleet decides on the bids for one of its requests (S1 §2). */
export const fleetBids = area('fleetBids', {
  denied: 'Access Denied',
  return: 'Return to Dashboard',
  back: 'Back to the board',
  notFound: {
    title: 'Service Request Not Found',
    text: 'It may belong to another fleet, or the link was cut off.',
  },
  failed: 'The request did not load',

  page: {
    title: 'Bids on a fleet request',
    titleWithBids: (n: number) =>
      plural(n, { one: '# bid · fleet request', other: '# bids · fleet request' }),
    live: 'Live: bids and steps show up right away.',
    liveJob: 'Live: bids and steps show up right away.',
  },

  facts: {
    heading: 'PO number and budget',
    whom: 'Driver and unit',
    unit: (number: string) => `Unit ${number}`,
    noUnit: 'Unit not registered',
    po: 'PO number',
    budget: 'Budget',
    contact: 'Contact phone',
  },

  po: {
    label: 'PO number',
    add: 'Add a PO number',
    change: 'Change',
    title: 'PO number',
    text: 'The provider on the job puts it on the invoice. You can change it anytime, even after the job.',
    submit: 'Save',
    saved: 'PO number saved.',
    failed: 'The PO number was not saved. Try again.',
    required: 'Your company requires a PO number before a bid is approved.',
    wantedOnTerms: 'Your fleet terms want it before a bid is approved.',
  },

  problem: {
    heading: 'The driver reports a problem',
    noNote: 'The driver did not say what it is.',
    reported: 'Reported',
    settle: 'Settle this',
    title: 'Settle the problem',
    text: 'The request leaves “Needs you now”. The driver and the provider read what you write.',
    label: 'How was it settled?',
    hint: 'For example: “Another truck brings the right tire.”',
    submit: 'Settle and tell them',
    done: 'Settled. The driver and the provider have been told.',
    failed: 'The problem was not settled. Try again.',
  },

  approval: {
    heading: 'Needs your approval',
    text: (driver: string, name: string, price: string) =>
      `${driver} wants to accept ${name} for ${price}`,
    /** The provider has bid anew since. */
    was: (price: string, driver: string) => `, was ${price} when ${driver} asked`,
    above: (limit: string) => `, above the limit of ${limit}`,
    note: (name: string) => `For ${name}, with the job:`,
    approve: 'Approve',
    keep: 'Not this one: keep the bid',
    reject: 'Reject the bid',
    asked: 'Asked',
    unanswered: 'Nobody has answered yet. The driver was told to call you.',
  },

  list: {
    accepted: 'Approved Service Provider',
    heading: (_isOpen: boolean) => 'Bids',
    /** All of them in one line, once one is approved or none can be anymore. */
    folded: (bids: string, price: string | null): string =>
      price ? `${bids} · ${price} approved` : bids,
    sort: 'Sort by',
    sorts: {
      price: 'Price: low to high',
      'price-desc': 'Price: high to low',
      rating: 'Rating: high to low',
      eta: 'Fastest ETA',
      speed: 'Fastest response',
    },
    filter: 'Show',
    filters: { all: 'All', pending: 'Pending', accepted: 'Accepted', rejected: 'Rejected' },
    noneNext: 'Bids show up here on their own, so you can leave this page.',
    filteredTitle: 'No bids with this status',
    filteredText: (n: number) =>
      plural(n, { one: '# other bid is hidden.', other: '# other bids are hidden.' }),
    clear: 'Show all bids',
  },

  card: {
    /** Beside others on a bid, where who may spend how much is known. */
    overLimit: (by: string) => `${by} above the limit`,
    aboveLimit: ({ driver, limit }: { driver: string; limit: string }) =>
      `Above ${driver}’s limit of ${limit}`,
    accept: 'Approve Provider',
    acceptName: (name: string, price: string) => `Approve Provider ${name} for ${price}`,
    waits: 'The driver picked this one',
    reasons,
  },

  accept: {
    title: (name: string) => `Approve ${name}?`,
    pays: 'total your fleet pays',
    after:
      'The provider gets the driver’s phone number and exact location. Any other bid is rejected.',
    confirm: 'Approve Provider',
    done: 'Service Provider Approved',
    doneText: (name: string) => `${name} has been told.`,
    failed: 'Failed to approve provider. Please try again.',
    network: 'Failed to approve provider. Please try again.',
  },
  reject: {
    confirm: 'Reject',
    done: 'Bid Rejected',
    failed: 'Failed to reject bid. Please try again.',
    accepted: 'This bid was already approved. Your answer was not sent.',
  },

  closed: {
    expiredText: 'No bid was approved in time. Reopen it and providers are alerted again.',
    customerTitle: 'This request was canceled',
  },
})
