import { type BidForOwner, bidLifecycle } from '#contract/bids.ts'
import { refusalOf } from '#contract/lifecycle.ts'
import { type RequestForOwner, requestLifecycle } from '#contract/requests.ts'
import { fleetRefusal } from '#contract/rights.ts'
import { bids } from '#contract/words/en/bids.ts'
import { sentence } from '#contract/words/sayings.ts'

/** Why this caller cannot accept this bid now, a sentence, or null. The server says the same by the same tables. */
export function acceptRefusal({ can }: RequestForOwner, bid: BidForOwner): string | null {
  if (can.onlyLook) return bids.links.onlyLook
  if (!can.decide) return sentence(fleetRefusal('decide'))
  if (can.onlyBidId !== null && can.onlyBidId !== bid.id) return bids.card.otherLink
  if (!can.accept) return sentence(requestLifecycle.refusals.accept)
  const settled = refusalOf(bidLifecycle, 'accept', bid.status)
  return settled && sentence(settled)
}
