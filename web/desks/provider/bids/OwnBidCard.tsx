import { bidLifecycle, type OwnBid } from '#contract/bids.ts'
import { refusalOf } from '#contract/lifecycle.ts'
import { bids } from '#contract/words/en/bids.ts'
import { corrections } from '#contract/words/en/corrections.ts'
import { pledge } from '#contract/words/en/pledge.ts'
import { providers } from '#contract/words/en/providers.ts'
import { sentence } from '#contract/words/sayings.ts'
import { Badge } from '../../../kit/ui/Badge.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { Card } from '../../../kit/ui/Card.tsx'
import { Countdown } from '../../../kit/ui/Countdown.tsx'
import { formatMoney } from '../../../kit/ui/format.ts'
import { TickingTime } from '../../../kit/ui/TickingTime.tsx'
import { OwnMessageButton } from '../../../things/messaging/OwnMessageButton.tsx'
import { BidTerms } from '../../../things/offers/BidTerms.tsx'
import { typed } from '../../../things/requests/typed.ts'

export interface OwnBidCardProps {
  bid: OwnBid
  onView: () => void
  onChange: () => void
  onWithdraw: () => void
}

/** A bid that can still be won: its terms, how long they stand, what can be done. */
export function OwnBidCard({ bid, onView, onChange, onWithdraw }: OwnBidCardProps) {
  const words = providers.mine
  const { serviceRequest, statusReason } = bid
  // A missing status is shown as pending (S1 §2).
  const status = bid.status ?? 'pending'
  const fixed = refusalOf(bidLifecycle, 'change', status)
  const named = (deed: string) => words.forRequest(deed, serviceRequest.title)
  return (
    <Card as="li" className="flex flex-col gap-2 max-sm:gap-1.5 max-sm:p-3 max-sm:pt-1.5">
      <header className="flex flex-col gap-1">
        <h4 className="flex min-w-0 text-lg leading-6 break-words">
          {/* As high as a thumb is wide; what is above and below it is not pressed. */}
          <button
            type="button"
            aria-label={named(words.view)}
            onClick={onView}
            className="-my-2 min-h-12 cursor-pointer text-left underline decoration-edge underline-offset-4 hover:decoration-ink"
          >
            {serviceRequest.title}
          </button>
        </h4>
        {bid.madeBefore.length > 0 && (
          <p className="border-l-4 border-amber pl-2 font-medium">
            {corrections.madeBefore(bid.madeBefore)}
          </p>
        )}
        {statusReason && <p>{words.reasons[statusReason]}</p>}
      </header>
      <BidTerms bid={bid} when={serviceRequest} priceLabel={words.price} />
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
        <Badge tone="amber">{bids.bidStatus[status]}</Badge>
        {bid.isEntered && <Badge>{bids.card.entered}</Badge>}
        <TickingTime at={bid.updatedAt} />
        {bid.version > 1 && <span>{words.version(bid.version)}</span>}
        {bid.youReceive && (
          <span>
            {words.youReceive}{' '}
            <span className="numerals font-semibold text-ink">{formatMoney(bid.youReceive)}</span>
          </span>
        )}
        <span>
          {words.stands}{' '}
          <Countdown
            to={bid.expiresAt}
            over={words.standsOver}
            className="font-semibold text-ink"
          />
        </span>
        {!serviceRequest.title.includes(serviceRequest.location) && (
          <span className="wrap-anywhere">{serviceRequest.location}</span>
        )}
        {bid.by && <span>{words.by({ name: bid.by })}</span>}
      </p>
      {bid.pledge && <p className="text-sm">{pledge.onOwnBid(formatMoney(bid.pledge))}</p>}
      {/* On a phone it stands with the request. */}
      {bid.message && (
        <p className="line-clamp-2 wrap-anywhere max-sm:hidden">{typed(bid.message)}</p>
      )}
      <footer className="mt-auto flex flex-wrap gap-2 *:grow *:px-2! sm:*:px-3!">
        <OwnMessageButton bidId={bid.id} name={words.customerOf(serviceRequest.title)} />
        <Button
          aria-label={named(words.update)}
          disabledReason={fixed && sentence(fixed)}
          onClick={onChange}
        >
          {words.update}
        </Button>
        <Button variant="ghost" aria-label={named(words.withdraw)} onClick={onWithdraw}>
          {words.withdraw}
        </Button>
      </footer>
    </Card>
  )
}
