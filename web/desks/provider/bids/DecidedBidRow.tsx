import { ChevronRight } from 'lucide-react'
import type { OwnBid } from '#contract/bids.ts'
import { bids } from '#contract/words/en/bids.ts'
import { jobs } from '#contract/words/en/jobs.ts'
import { providers } from '#contract/words/en/providers.ts'
import { Badge } from '../../../kit/ui/Badge.tsx'
import { formatMoney } from '../../../kit/ui/format.ts'
import { TickingTime } from '../../../kit/ui/TickingTime.tsx'

/** A bid that was taken or was not: what for, at which price, whose, when and why, in one row. */
export function DecidedBidRow({ bid, onView }: { bid: OwnBid; onView: () => void }) {
  const words = providers.mine
  const { serviceRequest, statusReason, youReceive, ended } = bid
  const isWon = bid.status === 'accepted'
  // Of a job that ended without the work only its fee comes.
  const receives = ended && !ended.fee ? null : youReceive
  const view = bid.jobId ? words.viewJob : words.view
  return (
    <li className="relative flex min-h-14 items-center gap-3 border-t border-line px-4 py-1.5 max-sm:px-3 max-sm:py-1 first:border-t-0 hover:bg-sunken">
      <div className="min-w-0 grow items-center gap-x-6 md:grid md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <h4 className="text-base leading-5 wrap-anywhere">{serviceRequest.title}</h4>
        <p className="flex flex-wrap items-center gap-x-2 text-sm leading-5 text-muted">
          {bid.isEntered && <Badge>{bids.card.entered}</Badge>}
          {!isWon &&
            (statusReason ? (
              <span className="line-clamp-1 max-sm:basis-full">{words.reasons[statusReason]}</span>
            ) : (
              <Badge>{bids.bidStatus.rejected}</Badge>
            ))}
          {isWon && ended && <Badge>{jobs.phases[ended.phase]}</Badge>}
          {isWon && receives && (
            <span className="whitespace-nowrap">
              {words.youReceive} <span className="numerals">{formatMoney(receives)}</span>
            </span>
          )}
          <TickingTime at={bid.updatedAt} className="max-sm:hidden" />
          {isWon && bid.by && <span className="max-sm:hidden">{words.by({ name: bid.by })}</span>}
        </p>
      </div>
      <span className="flex shrink-0 flex-col items-end">
        <span className="numerals text-lg leading-6 font-semibold">{formatMoney(bid.price)}</span>
        <TickingTime at={bid.updatedAt} className="text-sm leading-5 text-muted sm:hidden" />
      </span>
      {/* The whole row is the button. */}
      <button
        type="button"
        aria-label={words.forRequest(view, serviceRequest.title)}
        onClick={onView}
        className="shrink-0 cursor-pointer text-muted after:absolute after:inset-0"
      >
        <ChevronRight className="size-5" aria-hidden="true" />
      </button>
    </li>
  )
}
