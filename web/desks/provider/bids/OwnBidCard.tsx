import { bidLifecycle, type OwnBid } from '#contract/bids.ts'
import { refusalOf } from '#contract/lifecycle.ts'
import { bids } from '#contract/words/en/bids.ts'
import { corrections } from '#contract/words/en/corrections.ts'
import { providers } from '#contract/words/en/providers.ts'
import { serviceWords } from '#contract/words/en/services.ts'
import { sentence } from '#contract/words/sayings.ts'
import { Badge } from '../../../kit/ui/Badge.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { Card } from '../../../kit/ui/Card.tsx'
import { Countdown } from '../../../kit/ui/Countdown.tsx'
import { Fact, Facts } from '../../../kit/ui/Facts.tsx'
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
    <Card as="li" className="flex flex-col gap-4">
      <header className="flex flex-col gap-2">
        <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
          <Badge tone="amber">{bids.bidStatus[status]}</Badge>
          {bid.isEntered && <Badge>{bids.card.entered}</Badge>}
          {bid.version > 1 && words.version(bid.version)}
          {bid.by && <span>{words.by({ name: bid.by })}</span>}
          <TickingTime at={bid.updatedAt} className="ml-auto" />
        </p>
        <h4 className="text-xl break-words">{serviceRequest.title}</h4>
        {bid.madeBefore.length > 0 && (
          <p className="border-l-4 border-amber pl-2 font-medium">
            {corrections.madeBefore(bid.madeBefore)}
          </p>
        )}
        {statusReason && <p>{words.reasons[statusReason]}</p>}
      </header>
      <BidTerms bid={bid} when={serviceRequest} priceLabel={words.price} />
      <Facts>
        {bid.youReceive && (
          <Fact label={words.youReceive}>
            <span className="numerals text-lg font-semibold">{formatMoney(bid.youReceive)}</span>
          </Fact>
        )}
        <Fact label={words.service}>{serviceWords.types[serviceRequest.serviceType]}</Fact>
        <Fact label={words.location}>{serviceRequest.location}</Fact>
        <Fact label={words.stands}>
          <Countdown to={bid.expiresAt} over={words.standsOver} className="text-lg font-semibold" />
        </Fact>
        {bid.message && (
          <Fact label={words.message} wide>
            {typed(bid.message)}
          </Fact>
        )}
      </Facts>
      <footer className="mt-auto flex flex-wrap gap-2 *:grow">
        <Button aria-label={named(words.view)} onClick={onView}>
          {words.view}
        </Button>
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
