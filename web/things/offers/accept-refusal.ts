import { type BidForOwner, bidLifecycle } from '#contract/bids.ts'
import { refusalOf } from '#contract/lifecycle.ts'
import { type RequestForOwner, requestLifecycle } from '#contract/requests.ts'
import { fleetRefusal } from '#contract/rights.ts'
import { bids } from '#contract/words/en/bids.ts'

/** Why this caller cannot accept this bid now, a sentence, or null. The server says the same by the same tables. */
export function acceptRefusal({ can, status }: RequestForOwner, bid: BidForOwner): string | null {
  if (!can.decide) return fleetRefusal('decide')
  if (can.onlyBidId !== null && can.onlyBidId !== bid.id) return bids.card.otherLink
  if (!can.accept)
    return refusalOf(requestLifecycle, 'accept', status) ?? requestLifecycle.actions.accept.refusal
  return refusalOf(bidLifecycle, 'accept', bid.status)
}
