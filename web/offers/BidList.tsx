import type { ReactNode } from 'react'
import type { BidForOwner } from '#contract/bids.ts'
import type { RequestForOwner } from '#contract/requests.ts'
import { useAccess } from '../api/RequestAccess.tsx'
import { acceptRefusal } from './accept-refusal.ts'
import { BidCard } from './BidCard.tsx'
import { standouts } from './bid-view.ts'
import type { Choice } from './Decision.tsx'
import type { Reader } from './reader.ts'
import { useNewBids } from './use-new-bids.ts'

/** What one reader knows and does that another does not. */
export interface OfBid {
  reader: Reader
  onChoose: (choice: Choice) => void
  /** The way to write to the provider. */
  message: (bid: BidForOwner) => ReactNode
  marks?: (bid: BidForOwner) => ReactNode
  /** The bid that somebody has chosen who waits for the reader's word. */
  wantedId?: string | null
  /** Why this bid cannot be decided now, beyond what the request and the bid say themselves; null where it can. */
  refusalOf?: (bid: BidForOwner) => string | null
}

export interface BidListProps extends OfBid {
  request: RequestForOwner
  /** All bids of the request: among them is compared, and news of them is told. */
  bids: readonly BidForOwner[]
  /** Those to show, in their order. */
  shown: readonly BidForOwner[]
}

/** Bids as cards. */
export function BidList({ request, bids, shown, reader, onChoose, message, ...of }: BidListProps) {
  const access = useAccess()
  const isFresh = useNewBids(bids)
  const { lowest, soonest } = standouts(bids.filter(({ status }) => status === 'pending'))
  return (
    <ul className={`grid gap-4 ${reader.columns}`}>
      {shown.map((bid) => (
        <BidCard
          key={bid.id}
          bid={bid}
          reader={reader}
          when={request}
          refusal={access.refusal ?? of.refusalOf?.(bid) ?? acceptRefusal(request, bid)}
          isFresh={isFresh(bid)}
          isLowest={bid.id === lowest}
          isSoonest={bid.id === soonest}
          isWanted={bid.id === of.wantedId}
          marks={of.marks?.(bid)}
          onChoose={(deed) => onChoose({ deed, bid })}
          more={message(bid)}
        />
      ))}
    </ul>
  )
}
