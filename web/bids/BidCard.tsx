import { CircleCheck, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { BidForOwner } from '#contract/bids.ts'
import { bids } from '../messages/en/bids.ts'
import { paths } from '../paths.ts'
import type { When } from '../requests/asked/UrgencyBadge.tsx'
import { Avatar } from '../ui/Avatar.tsx'
import { Badge } from '../ui/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Countdown } from '../ui/Countdown.tsx'
import { useTicking } from '../ui/clock.ts'
import { Distance } from '../ui/Distance.tsx'
import { formatMoney } from '../ui/format.ts'
import { nameLinkClass } from '../ui/link-class.ts'
import { TickingTime } from '../ui/TickingTime.tsx'
import { BidTerms } from './BidTerms.tsx'
import { ProviderFigures } from './ProviderFigures.tsx'

export interface BidCardProps {
  bid: BidForOwner
  /** For when help is wanted. */
  when: When
  /** Why it cannot be accepted now, a sentence, or null. */
  refusal: string | null
  onCall: () => void
  onAccept: () => void
  /** More to do with it: writing to the provider, rejecting the bid. */
  more?: ReactNode
  isFresh: boolean
  isLowest: boolean
  isSoonest: boolean
}

/** One offer: price and arrival, who, what they say, and the two things to do. */
export function BidCard({ bid, when, refusal, onCall, onAccept, more, ...marks }: BidCardProps) {
  const { card } = bids
  const { provider } = bid
  const expiry = new Date(bid.expiresAt).getTime()
  const isOver = useTicking((now) => now >= expiry)

  return (
    <Card
      as="li"
      edge={marks.isFresh ? 'amber' : undefined}
      className="flex animate-rise flex-col gap-4"
    >
      <Marks bid={bid} {...marks} isSoonest={marks.isSoonest && !when.scheduledAt} />
      <BidTerms bid={bid} when={when} />
      <div className="flex items-start gap-3">
        <Avatar name={provider.businessName} picture={provider.picture} />
        <div className="min-w-0">
          <h3 className="text-xl leading-6 font-semibold break-words">
            <Link to={paths.provider(bid.providerId)} className={nameLinkClass}>
              {provider.businessName}
            </Link>
          </h3>
          <ProviderFigures provider={provider} />
          <p className="text-sm text-muted">
            {provider.location}
            {provider.location && bid.distanceMiles !== null && ', '}
            {bid.distanceMiles !== null && (
              <>
                <Distance miles={bid.distanceMiles} /> {card.away}
              </>
            )}
          </p>
        </div>
      </div>
      {bid.message && (
        <blockquote className="border-l-4 border-line pl-3 break-words whitespace-pre-line">
          {bid.message}
        </blockquote>
      )}
      <div className="mt-auto flex flex-col gap-3">
        <p className="text-sm text-muted">
          {isOver ? (
            card.standsOver
          ) : (
            <>
              {card.stands} <Countdown to={bid.expiresAt} className="font-semibold text-ink" />
            </>
          )}
        </p>
        <Button
          variant="primary"
          wide
          icon={<CircleCheck className="size-5" aria-hidden="true" />}
          aria-label={card.acceptName(provider.businessName, formatMoney(bid.price))}
          disabledReason={refusal ?? (isOver ? card.expired : null)}
          onClick={onAccept}
        >
          {card.accept}
        </Button>
        <div className="flex flex-wrap gap-2 *:grow">
          <Button
            icon={<Phone className="size-5" aria-hidden="true" />}
            aria-label={card.callName(provider.businessName)}
            disabledReason={provider.phone ? null : card.noPhone}
            onClick={onCall}
          >
            {card.call}
          </Button>
          {more}
        </div>
      </div>
    </Card>
  )
}

function Marks({
  bid,
  isFresh,
  isLowest,
  isSoonest,
}: Pick<BidCardProps, 'bid' | 'isFresh' | 'isLowest' | 'isSoonest'>) {
  const { card } = bids
  const isChanged = bid.version > 1
  return (
    <p className="flex min-h-6 flex-wrap items-center gap-2 text-sm text-muted">
      {isFresh && (
        <Badge tone="amber" solid>
          {card.justIn}
        </Badge>
      )}
      {isLowest && <Badge tone="green">{card.lowest}</Badge>}
      {isSoonest && <Badge tone="blue">{card.soonest}</Badge>}
      {isChanged && <Badge tone="amber">{card.changed(bid.version)}</Badge>}
      <TickingTime at={bid.updatedAt} className="ml-auto" />
    </p>
  )
}
