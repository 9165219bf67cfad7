import type { RequestForOwner } from '#contract/requests.ts'
import { fleetRefusal } from '#contract/rights.ts'
import { bids } from '#contract/words/en/bids.ts'
import { sentence } from '#contract/words/sayings.ts'

/** Why this reader cannot see the request to its end, a sentence, or null: the link only shows it or is a bid's, the right is another's. */
export function runRefusal({ can }: Pick<RequestForOwner, 'can'>): string | null {
  if (can.run) return null
  if (can.onlyLook) return bids.links.onlyLook
  return can.onlyBidId === null ? sentence(fleetRefusal('run')) : bids.closed.otherLink
}
