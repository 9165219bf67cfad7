import clsx from 'clsx'
import { CircleCheck } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { BidForOwner } from '#contract/bids.ts'
import { paths } from '#contract/paths.ts'
import { bids } from '#contract/words/en/bids.ts'
import { drivers } from '#contract/words/en/drivers.ts'
import { pledge } from '#contract/words/en/pledge.ts'
import { Avatar } from '../../kit/ui/Avatar.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { Card } from '../../kit/ui/Card.tsx'
import { useTicking } from '../../kit/ui/clock.ts'
import { Distance } from '../../kit/ui/Distance.tsx'
import { formatMoney } from '../../kit/ui/format.ts'
import { Link } from '../../kit/ui/Link.tsx'
import { nameLinkClass } from '../../kit/ui/link-class.ts'
import type { When } from '../requests/asked/UrgencyBadge.tsx'
import { typed } from '../requests/typed.ts'
import { BidDetails } from './BidDetails.tsx'
import { BidMarks, type BidMarksProps } from './BidMarks.tsx'
import { BidTerms, UsualArrival } from './BidTerms.tsx'
import { isForThis } from './best-offer.ts'
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
  /** Among those that can be taken it alone has the full amber. */
  isBest: boolean
  onChoose: (deed: Choice['deed']) => void
  /** Writing to the provider. */
  message?: ReactNode
  /** What else its reader does with it, said quietly. */
  deeds?: ReactNode
}

/** Two lines of a phone hold about so many. */
const shownCharacters = 70

/** One offer that can be taken: price and arrival, who, what they say, and what to do with it. */
export function BidCard({
  bid,
  reader,
  when,
  refusal,
  isBest,
  onChoose,
  message,
  deeds,
  ...marks
}: BidCardProps) {
  const { card } = bids
  const words = reader.words.card
  const { jobs } = drivers
  const [ask, askName] =
    refusal === jobs.waits.this
      ? [jobs.askedApproval, jobs.askedName]
      : [jobs.askApproval, jobs.askName]
  const acceptName = marks.isForApproval ? askName : words.acceptName
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
      className={clsx(
        '@container/row flex flex-col gap-2',
        hasArrived ? 'animate-arrive' : 'animate-rise',
      )}
    >
      <BidMarks
        bid={bid}
        {...marks}
        isSoonest={marks.isSoonest && when.urgency !== 'scheduled'}
        isOver={isOver}
      />
      {/* At a desk the same columns in every row. */}
      <div className="grid grid-cols-1 gap-x-5 gap-y-2 @2xl/row:grid-cols-[15rem_minmax(0,1fr)_15rem]">
        <BidTerms bid={bid} when={when} />
        <Who bid={bid} />
        <div className="@2xl/row:col-span-2 @2xl/row:row-start-2">
          {isForThis(bid) && <UsualArrival bid={bid} />}
          {bid.pledge && <p className="text-sm">{pledge.onBid(formatMoney(bid.pledge))}</p>}
          {bid.message && (
            <blockquote className="line-clamp-2 border-l-4 border-line pl-3 wrap-anywhere">
              {typed(bid.message)}
            </blockquote>
          )}
          <div className="flex flex-wrap items-start justify-between gap-x-4">
            <BidDetails
              bid={bid}
              figures="others"
              hasMessage={bid.message !== null && isLong(bid.message)}
            >
              <div className="flex flex-wrap gap-2 empty:hidden">{deeds}</div>
            </BidDetails>
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
        <div className="flex gap-2 @max-[12rem]/row:flex-wrap @2xl/row:col-start-3 @2xl/row:row-span-2 @2xl/row:row-start-1 @2xl/row:flex-wrap @2xl/row:content-start @2xl/row:*:grow">
          <Button
            className="grow @max-2xl/row:px-2 @2xl/row:basis-full"
            variant={isBest || marks.isWanted ? 'primary' : 'secondary'}
            icon={<CircleCheck className="size-5" aria-hidden="true" />}
            aria-label={acceptName(provider.businessName, price)}
            disabledReason={refusal ?? (isOver ? card.expired : null)}
            onClick={() => onChoose('accept')}
          >
            {marks.isForApproval ? ask : words.accept}
          </Button>
          <CallProvider provider={provider} by={reader.call} onCall={() => onChoose('call')} />
          {message}
        </div>
      </div>
    </Card>
  )
}

/** More than the two lines of it that stand on the row. */
const isLong = (message: string) => message.length > shownCharacters || message.includes('\n')

/** Who offers it, how far away that is, and by what they are compared. */
function Who({ bid: { provider, providerId, distanceMiles } }: { bid: BidForOwner }) {
  return (
    <div className="flex gap-3">
      {/* In a row of a table the name says it. */}
      <div className="@2xl/row:hidden">
        <Avatar name={provider.businessName} picture={provider.picture} />
      </div>
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
        <ProviderFigures provider={provider} part="first" />
      </div>
    </div>
  )
}
