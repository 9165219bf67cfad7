import type { ReactNode } from 'react'
import type { BidForOwner } from '#contract/bids.ts'
import type { RequestForOwner } from '#contract/requests.ts'
import { bids as bidWords } from '#contract/words/en/bids.ts'
import { Below } from '../../kit/ui/Below.tsx'
import { formatMoney } from '../../kit/ui/format.ts'
import { noteClass } from '../../kit/ui/note-class.ts'
import { acceptRefusal } from './accept-refusal.ts'
import { BidCard } from './BidCard.tsx'
import { bestOffer } from './best-offer.ts'
import { standouts } from './bid-view.ts'
import { DecidedBid } from './DecidedBid.tsx'
import type { Choice } from './Decision.tsx'
import { useLeftAcceptance } from './left-acceptance.ts'
import { overBudgetOf } from './over-budget.ts'
import type { FoldOfBids, Reader } from './reader.ts'
import { useNewBids } from './use-new-bids.ts'

export interface BidListProps {
  request: RequestForOwner
  /** Shows the first of them, those that matter most, and the others at a press. */
  Fold?: FoldOfBids | undefined
  /** Nothing follows it on the first screen that it could push away. */
  isAlone?: boolean
  /** All bids of the request: among them is compared, and news of them is told. */
  bids: readonly BidForOwner[]
  /** Those to show, in their order. */
  shown: readonly BidForOwner[]
  reader: Reader
  onChoose: (choice: Choice) => void
  /** The way to write to the provider. */
  message: (bid: BidForOwner) => ReactNode
  /** What this reader knows of a bid besides. */
  marks?: (bid: BidForOwner) => ReactNode
  /** What this reader may do with its provider besides. */
  deeds?: ((bid: BidForOwner) => ReactNode) | undefined
  /** The bid that somebody has chosen who waits for the reader's word. */
  wantedId?: string | null
  /** Why a bid cannot be decided now, beyond what the request and the bid say themselves; null where it can. */
  refusalOf?: (bid: BidForOwner) => string | null
}

/** Those to look at before the others, in their order: what somebody waits for, and the best. */
const firstOf = (bids: readonly BidForOwner[], ...ids: readonly (string | null | undefined)[]) =>
  bids.toSorted((a, b) => Number(ids.includes(b.id)) - Number(ids.includes(a.id)))

/** Bids that can be decided as cards, the others as rows below them. */
export function BidList({
  request,
  bids,
  shown,
  reader,
  onChoose,
  isAlone,
  Fold,
  ...props
}: BidListProps) {
  const isFresh = useNewBids(bids, request.urgency)
  const pending = bids.filter(({ status }) => status === 'pending')
  const decided = shown.filter((bid) => !pending.includes(bid))
  const open = shown.filter((bid) => pending.includes(bid))
  const left = useLeftAcceptance(request, pending)
  const { lowest, soonest } = standouts(pending)
  // The one that somebody waits for comes before what the figures say.
  const best = pending.some(({ id }) => id === props.wantedId)
    ? null
    : bestOffer(
        pending.filter(
          (bid) =>
            // What waits for approval cannot be taken, and is compared with the others all the same.
            bid.id === request.approval?.bidId ||
            !(props.refusalOf?.(bid) ?? acceptRefusal(request, bid)),
        ),
        request.urgency,
      )
  const cards = (some: readonly BidForOwner[]) => (
    <ul className="flex flex-col gap-3">
      {some.map((bid, index) => (
        <Below key={bid.id} isSeen={!isAlone || index === 0}>
          <BidCard
            bid={bid}
            reader={reader}
            when={request}
            refusal={props.refusalOf?.(bid) ?? acceptRefusal(request, bid)}
            isOneOfMany={pending.length > 1}
            isFresh={isFresh(bid)}
            isLowest={bid.id === lowest}
            isSoonest={bid.id === soonest}
            isWanted={bid.id === props.wantedId}
            overBudget={overBudgetOf(bid.price, request.budget)}
            isForApproval={request.forApproval.includes(bid.id)}
            isBest={bid.id === best?.id}
            bestBecause={bid.id === best?.id ? best.reason : null}
            marks={props.marks?.(bid)}
            onChoose={(deed) => onChoose({ deed, bid })}
            message={props.message(bid)}
            deeds={props.deeds?.(bid)}
          />
        </Below>
      ))}
    </ul>
  )
  return (
    <>
      {left && left.id !== request.approval?.bidId && (
        <p role="status" className={noteClass}>
          {bidWords.list.left(left.provider.businessName, formatMoney(left.price))}
        </p>
      )}
      {open.length > 0 &&
        (Fold ? (
          <Fold requestId={request.id} rows={firstOf(open, props.wantedId, best?.id)}>
            {cards}
          </Fold>
        ) : (
          cards(open)
        ))}
      {decided.length > 0 && (
        <ul
          aria-label={bidWords.list.decided}
          className="divide-y divide-line rounded-md border border-line bg-surface px-4"
        >
          {decided.map((bid) => (
            <DecidedBid
              key={bid.id}
              bid={bid}
              reader={reader}
              when={request}
              marks={props.marks?.(bid)}
              onCall={() => onChoose({ deed: 'call', bid })}
              message={props.message(bid)}
              deeds={props.deeds?.(bid)}
            />
          ))}
        </ul>
      )}
    </>
  )
}
