import { Ban, CircleCheck, Phone, Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type BidForOwner, bidLifecycle } from '#contract/bids.ts'
import type { ProviderStanding } from '#contract/fleets.ts'
import { may } from '#contract/lifecycle.ts'
import { BidTerms } from '../../bids/BidTerms.tsx'
import { ProviderFigures } from '../../bids/ProviderFigures.tsx'
import { bids } from '../../messages/en/bids.ts'
import { fleetBids } from '../../messages/en/fleet-bids.ts'
import { paths } from '../../paths.ts'
import type { When } from '../../requests/asked/UrgencyBadge.tsx'
import { Avatar } from '../../ui/Avatar.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Card } from '../../ui/Card.tsx'
import { Countdown } from '../../ui/Countdown.tsx'
import { useTicking } from '../../ui/clock.ts'
import { Distance } from '../../ui/Distance.tsx'
import { formatMoney, formatPhone, phoneHref } from '../../ui/format.ts'
import { nameLinkClass } from '../../ui/link-class.ts'
import { TickingTime } from '../../ui/TickingTime.tsx'

export interface FleetBidCardProps {
  bid: BidForOwner
  /** For when help is wanted. */
  when: When
  standing: ProviderStanding | null
  /** "$50.00", or null where it is within the budget. */
  overBudget: string | null
  /** The driver has asked for this one and waits. */
  isAskedFor: boolean
  isFresh: boolean
  isLowest: boolean
  isSoonest: boolean
  /** Why it cannot be decided now, or null. */
  refusal: string | null
  onApprove: () => void
  onReject: () => void
  /** More to do with it: writing to the provider. */
  more?: ReactNode
}

/** One offer to the fleet: price and arrival, who, what they say, and the decision. */
export function FleetBidCard({
  bid,
  when,
  refusal,
  onApprove,
  onReject,
  more,
  ...marks
}: FleetBidCardProps) {
  const words = fleetBids.card
  const { provider } = bid
  const isPending = may(bidLifecycle, 'accept', bid.status)
  const expiry = new Date(bid.expiresAt).getTime()
  const isOver = useTicking((now) => now >= expiry)
  const why = refusal ?? (isOver ? bids.card.expired : null)
  const price = formatMoney(bid.price)
  return (
    <Card
      as="li"
      edge={
        marks.isAskedFor || (isPending && marks.isFresh)
          ? 'amber'
          : bid.status === 'accepted'
            ? 'green'
            : undefined
      }
      className="flex animate-rise flex-col gap-4"
    >
      <Marks
        bid={bid}
        isPending={isPending}
        {...marks}
        isSoonest={marks.isSoonest && !when.scheduledAt}
      />
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
                <Distance miles={bid.distanceMiles} /> {bids.card.away}
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
        {isPending ? (
          <>
            <p className="text-sm text-muted">
              {isOver ? (
                bids.card.standsOver
              ) : (
                <>
                  {bids.card.stands}{' '}
                  <Countdown to={bid.expiresAt} className="font-semibold text-ink" />
                </>
              )}
            </p>
            <Button
              variant="primary"
              wide
              icon={<CircleCheck className="size-5" aria-hidden="true" />}
              aria-label={words.approveName(provider.businessName, price)}
              disabledReason={why}
              onClick={onApprove}
            >
              {words.approve}
            </Button>
          </>
        ) : (
          bid.statusReason && <p className="text-muted">{words.reasons[bid.statusReason]}</p>
        )}
        <div className="flex flex-wrap gap-2 *:grow">
          {provider.phone && (
            <a
              href={phoneHref(provider.phone)}
              aria-label={words.call(provider.businessName, formatPhone(provider.phone))}
              className={buttonClass()}
            >
              <Phone className="size-5" aria-hidden="true" />
              <span className="numerals">{formatPhone(provider.phone)}</span>
            </a>
          )}
          {more}
          {isPending && (
            <Button
              variant="ghost"
              aria-label={words.rejectName(provider.businessName, price)}
              disabledReason={refusal}
              onClick={onReject}
            >
              {words.reject}
            </Button>
          )}
        </div>
      </div>
    </Card>
  )
}

function Marks({
  bid,
  isPending,
  standing,
  overBudget,
  isAskedFor,
  isFresh,
  isLowest,
  isSoonest,
}: Pick<
  FleetBidCardProps,
  'bid' | 'standing' | 'overBudget' | 'isAskedFor' | 'isFresh' | 'isLowest' | 'isSoonest'
> & { isPending: boolean }) {
  const words = fleetBids.card
  return (
    <p className="flex min-h-6 flex-wrap items-center gap-2 text-sm text-muted">
      {!isPending && (
        <Badge tone={bid.status === 'accepted' ? 'green' : 'neutral'}>
          {bids.bidStatus[bid.status]}
        </Badge>
      )}
      {isAskedFor && (
        <Badge tone="amber" solid>
          {words.waits}
        </Badge>
      )}
      {isPending && isFresh && !isAskedFor && (
        <Badge tone="amber" solid>
          {bids.card.justIn}
        </Badge>
      )}
      {standing === 'preferred' && (
        <Badge tone="green" icon={<Star />}>
          {words.preferred}
        </Badge>
      )}
      {standing === 'blocked' && (
        <Badge tone="red" icon={<Ban />}>
          {words.blocked}
        </Badge>
      )}
      {isLowest && <Badge tone="green">{bids.card.lowest}</Badge>}
      {isSoonest && <Badge tone="blue">{bids.card.soonest}</Badge>}
      {isPending && overBudget && <Badge tone="amber">{words.overBudget(overBudget)}</Badge>}
      {bid.version > 1 && <Badge tone="amber">{bids.card.changed(bid.version)}</Badge>}
      <TickingTime at={bid.updatedAt} className="ml-auto" />
    </p>
  )
}
