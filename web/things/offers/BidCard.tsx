import { CircleCheck } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { BidForOwner } from '#contract/bids.ts'
import { paths } from '#contract/paths.ts'
import { bidLineWords } from '#contract/words/en/bid-lines.ts'
import { bids } from '#contract/words/en/bids.ts'
import { drivers } from '#contract/words/en/drivers.ts'
import { pledge } from '#contract/words/en/pledge.ts'
import { Avatar } from '../../kit/ui/Avatar.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { Card } from '../../kit/ui/Card.tsx'
import { Countdown } from '../../kit/ui/Countdown.tsx'
import { useTicking } from '../../kit/ui/clock.ts'
import { Distance } from '../../kit/ui/Distance.tsx'
import { formatMoney } from '../../kit/ui/format.ts'
import { nameLinkClass } from '../../kit/ui/link-class.ts'
import { More } from '../../kit/ui/More.tsx'
import { PriceLines } from '../jobs/PriceLines.tsx'
import type { When } from '../requests/asked/UrgencyBadge.tsx'
import { typed } from '../requests/typed.ts'
import { BidMarks, type BidMarksProps } from './BidMarks.tsx'
import { BidTerms } from './BidTerms.tsx'
import { CallProvider } from './CallProvider.tsx'
import type { Choice } from './Decision.tsx'
import { ProviderFigures } from './ProviderFigures.tsx'
import type { Reader } from './reader.ts'

export interface BidCardProps extends BidMarksProps {
  reader: Reader
  /** For when help is wanted. */
  when: When
  /** Why it cannot be taken or rejected now, a sentence, or null. */
  refusal: string | null
  /** Above the driver's limit: it is asked for. */
  isForApproval: boolean
  /** Among those that can be taken it alone has the full amber. */
  isBest: boolean
  onChoose: (deed: Choice['deed']) => void
  /** Writing to the provider. */
  message?: ReactNode
  /** What else its reader does with it, said quietly. */
  deeds?: ReactNode
}

/** One offer that can be taken: price and arrival, who, what they say, and what to do with it. */
export function BidCard({
  bid,
  reader,
  when,
  refusal,
  isForApproval,
  isBest,
  onChoose,
  message,
  deeds,
  ...marks
}: BidCardProps) {
  const { card } = bids
  const words = reader.words.card
  const acceptName = isForApproval ? drivers.jobs.askName : words.acceptName
  const { provider } = bid
  const expiry = new Date(bid.expiresAt).getTime()
  const isOver = useTicking((now) => now >= expiry)
  const price = formatMoney(bid.price)
  // Only what came while the page was open comes from the side, once.
  const [hasArrived] = useState(marks.isFresh)
  const edge = marks.isWanted || marks.isFresh ? 'amber' : undefined

  return (
    <Card
      as="li"
      edge={edge}
      className={`flex flex-col gap-4 ${hasArrived ? 'animate-arrive' : 'animate-rise'}`}
    >
      <BidMarks bid={bid} {...marks} isSoonest={marks.isSoonest && when.urgency !== 'scheduled'} />
      <BidTerms bid={bid} usually={bid.usually} when={when} />
      {bid.pledge && <p className="text-sm">{pledge.onBid(formatMoney(bid.pledge))}</p>}
      {bid.lines && (
        <More summary={bidLineWords.covers}>
          <PriceLines lines={bid.lines} />
        </More>
      )}
      <Who bid={bid} />
      {bid.message && (
        <blockquote className="border-l-4 border-line pl-3 break-words whitespace-pre-line">
          {typed(bid.message)}
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
          variant={isBest || marks.isWanted ? 'primary' : 'secondary'}
          wide
          icon={<CircleCheck className="size-5" aria-hidden="true" />}
          aria-label={acceptName(provider.businessName, price)}
          disabledReason={refusal ?? (isOver ? card.expired : null)}
          onClick={() => onChoose('accept')}
        >
          {isForApproval ? drivers.jobs.askApproval : words.accept}
        </Button>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-2">
          <CallProvider provider={provider} by={reader.call} onCall={() => onChoose('call')} />
          {message}
        </div>
        <div className="flex flex-wrap gap-2 *:grow empty:hidden">
          {deeds}
          {reader.mayReject && (
            <Button
              variant="ghost"
              aria-label={card.rejectName(provider.businessName, price)}
              disabledReason={refusal}
              onClick={() => onChoose('reject')}
            >
              {card.reject}
            </Button>
          )}
        </div>
      </div>
    </Card>
  )
}

/** Who offers it, and how far away that is. */
function Who({ bid: { provider, providerId, distanceMiles } }: { bid: BidForOwner }) {
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-center gap-3">
        <Avatar name={provider.businessName} picture={provider.picture} />
        <div className="min-w-0">
          <h3 className="text-xl leading-6 font-semibold break-words">
            <Link to={paths.provider(providerId)} className={nameLinkClass}>
              {provider.businessName}
            </Link>
          </h3>
          <p className="text-sm text-muted">
            {provider.location}
            {provider.location && distanceMiles !== null && ', '}
            {distanceMiles !== null && (
              <>
                <Distance miles={distanceMiles} /> {bids.card.away}
              </>
            )}
          </p>
        </div>
      </div>
      {/* Below both, over the whole width: beside the picture each figure took a line on a phone. */}
      <ProviderFigures provider={provider} />
    </div>
  )
}
