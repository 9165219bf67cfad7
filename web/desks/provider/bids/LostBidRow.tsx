import type { OwnBid } from '#contract/bids.ts'
import { bids } from '#contract/words/en/bids.ts'
import { providers } from '#contract/words/en/providers.ts'
import { Badge } from '../../../kit/ui/Badge.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { formatMoney } from '../../../kit/ui/format.ts'
import { TickingTime } from '../../../kit/ui/TickingTime.tsx'

/** A bid that was not taken: what for, at which price, when and why, in one row. */
export function LostBidRow({ bid, onView }: { bid: OwnBid; onView: () => void }) {
  const words = providers.mine
  const { serviceRequest, statusReason } = bid
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line px-4 py-2 first:border-t-0">
      <div className="min-w-0 grow basis-56">
        <h4 className="font-semibold wrap-anywhere">{serviceRequest.title}</h4>
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
          {statusReason ? words.reasons[statusReason] : <Badge>{bids.bidStatus.rejected}</Badge>}
          <TickingTime at={bid.updatedAt} />
        </p>
      </div>
      <span className="numerals text-lg font-semibold">{formatMoney(bid.price)}</span>
      <Button
        variant="ghost"
        className="-ml-5 sm:ml-0"
        aria-label={words.forRequest(words.view, serviceRequest.title)}
        onClick={onView}
      >
        {words.view}
      </Button>
    </li>
  )
}
