import type { OwnBid } from '#contract/bids.ts'
import { bids } from '#contract/words/en/bids.ts'
import { providers } from '#contract/words/en/providers.ts'
import { Badge } from '../../../kit/ui/Badge.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { formatMoney } from '../../../kit/ui/format.ts'
import { TickingTime } from '../../../kit/ui/TickingTime.tsx'

/** A bid that was taken or was not: what for, at which price, whose, when and why, in one row. */
export function DecidedBidRow({ bid, onView }: { bid: OwnBid; onView: () => void }) {
  const words = providers.mine
  const { serviceRequest, statusReason, youReceive } = bid
  const isWon = bid.status === 'accepted'
  const view = bid.jobId ? words.viewJob : words.view
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line px-4 py-2 first:border-t-0">
      <div className="min-w-0 grow basis-56">
        <h4 className="font-semibold wrap-anywhere">{serviceRequest.title}</h4>
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
          {isWon && <Badge tone="green">{bids.bidStatus.accepted}</Badge>}
          {bid.isEntered && <Badge>{bids.card.entered}</Badge>}
          {!isWon &&
            (statusReason ? words.reasons[statusReason] : <Badge>{bids.bidStatus.rejected}</Badge>)}
          {isWon && bid.by && <span>{words.by({ name: bid.by })}</span>}
          <TickingTime at={bid.updatedAt} />
        </p>
      </div>
      <span className="flex grow flex-wrap items-baseline gap-x-3 sm:grow-0 sm:flex-col sm:items-end">
        <span className="numerals text-lg font-semibold">{formatMoney(bid.price)}</span>
        {isWon && youReceive && (
          <span className="text-sm whitespace-nowrap text-muted">
            {words.youReceive} <span className="numerals">{formatMoney(youReceive)}</span>
          </span>
        )}
      </span>
      <Button
        variant="ghost"
        className="-mr-5 sm:mr-0"
        aria-label={words.forRequest(view, serviceRequest.title)}
        onClick={onView}
      >
        {view}
      </Button>
    </li>
  )
}
