import type { BidStatusReason } from '#contract/bids.ts'
import { area, plural } from '../index.ts'

const reasons: Record<BidStatusReason, string> = {
  other_bid_accepted: 'Another bid was approved.',
  customer: 'Rejected by your fleet.',
  withdrawn: 'The provider took it back.',
  expired: 'It expired before anybody decided.',
  provider_unavailable: 'The provider is not available any more.',
  request_closed: 'The request was closed.',
  handed_back: 'The provider handed the job back.',
}

/** A fleet decides on the bids for one of its requests (S1 §2). */
export const fleetBids = area('fleetBids', {
  title: 'Bids on a fleet request',
  titleWithBids: (n: number) =>
    plural(n, { one: '# bid · fleet request', other: '# bids · fleet request' }),
  denied: 'Access Denied',
  return: 'Return to Dashboard',
  notFound: {
    title: 'Service Request Not Found',
    text: 'It may belong to another fleet, or the link was cut off.',
  },
  failed: 'The request did not load',
  offline: 'Bids stay on the screen as last heard. The phone numbers still work.',
  viewer: 'As a viewer you can look, but not decide.',
  live: 'Live: bids and steps appear here at once.',
  polls: (seconds: number) => `Updates automatically every ${seconds} seconds.`,
  stale: 'The last update did not come through. Trying again by itself.',

  facts: {
    heading: 'Driver and terms',
    driver: 'Driver',
    call: 'Phone',
    unit: 'Unit',
    noUnit: 'Not registered',
    po: 'PO number',
    budget: 'Budget',
    contact: 'Contact phone',
    none: '—',
    again: 'Request service again',
  },

  approval: {
    heading: 'Waits for your approval',
    text: (driver: string, name: string, price: string) =>
      `${driver} wants to accept ${name} for ${price}`,
    above: (limit: string) => `, above the limit of ${limit}`,
    approve: 'Approve',
    reject: 'Reject',
    asked: 'Asked',
  },

  approved: 'Approved Service Provider',

  list: {
    heading: 'Bids',
    count: (shown: number, all: number) =>
      shown === all
        ? plural(all, { one: '# bid', other: '# bids' })
        : `${shown} of ${plural(all, { one: '# bid', other: '# bids' })}`,
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
    noneTitle: 'No bids yet',
    noneText: 'Bids typically arrive within 5-15 minutes.',
    noneAlerted: (n: number) =>
      plural(n, { one: '# provider was alerted.', other: '# providers were alerted.' }),
    noneInReach: 'No provider on duty is in reach yet. More are asked as the circle grows.',
    noneNext: 'They appear here by themselves; you may leave this page.',
    filteredTitle: 'No bid in this state',
    filteredText: (n: number) =>
      plural(n, { one: '# other bid is hidden.', other: '# other bids are hidden.' }),
    showAll: 'Show all bids',
  },

  card: {
    preferred: 'Preferred',
    blocked: 'Blocked',
    overBudget: (by: string) => `${by} above budget`,
    approve: 'Approve Provider',
    approveName: (name: string, price: string) => `Approve Provider ${name} for ${price}`,
    reject: 'Reject',
    rejectName: (name: string, price: string) => `Reject the bid of ${name} for ${price}`,
    call: (name: string, phone: string) => `Call ${name}: ${phone}`,
    waits: 'The driver asks for this one',
    reasons,
  },

  approve: {
    title: (name: string) => `Approve ${name}?`,
    pays: 'your fleet pays in total',
    after:
      'The provider gets the driver’s phone number and exact place. All other bids are rejected.',
    overBudget: (by: string) => `This is ${by} above the budget of the request.`,
    note: 'Note for the provider (optional)',
    confirm: 'Approve Provider',
    back: 'Not yet',
    done: 'Service Provider Approved',
    doneText: (name: string) => `${name} has been told and comes to your driver.`,
    failed: 'Failed to approve provider. Please try again.',
    changed: (price: string, eta: string) =>
      `The provider has changed this bid. It is now ${price}, ${eta}.`,
    seeNew: 'Show the new offer',
    gone: 'This bid is no longer available. Choose another one.',
  },
  reject: {
    title: (name: string) => `Reject the bid of ${name}?`,
    text: 'The provider is told and the bid is gone. He may bid again. It costs nothing.',
    confirm: 'Reject',
    back: 'Keep it',
    done: 'Bid Rejected',
    failed: 'Failed to reject bid. Please try again.',
  },

  closed: {
    expiredTitle: 'This request has expired',
    expiredText: 'No bid was approved in time. Open it again and the providers are alerted anew.',
    cancelledTitle: 'This request was cancelled',
    cancelledText: 'No provider is coming. All bids are closed.',
    doneTitle: 'The work is done',
    otherTitle: 'This request is closed',
  },
})
