import type { BidForOwner } from '#contract/bids.ts'
import { bids } from '#contract/words/en/bids.ts'
import { EmptyState } from '../../kit/ui/EmptyState.tsx'
import { PhoneLink } from '../../kit/ui/PhoneLink.tsx'

/** A bid that is accepted on a request whose job has not been read yet: who comes, and whom to call. */
export function TakenBid({ bid }: { bid: BidForOwner }) {
  const { taken } = bids.list
  const { businessName, phone } = bid.provider
  return (
    <EmptyState title={taken.title(businessName)} action={phone && <PhoneLink number={phone} />}>
      {taken.text}
    </EmptyState>
  )
}
