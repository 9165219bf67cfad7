import clsx from 'clsx'
import { X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { BidForOwner } from '#contract/bids.ts'
import { paths } from '#contract/paths.ts'
import { bids } from '#contract/words/en/bids.ts'
import { corrections } from '#contract/words/en/corrections.ts'
import { drivers } from '#contract/words/en/drivers.ts'
import { pledge } from '#contract/words/en/pledge.ts'
import { Avatar } from '../../kit/ui/Avatar.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { Card } from '../../kit/ui/Card.tsx'
import { useTicking } from '../../kit/ui/clock.ts'
import { Distance } from '../../kit/ui/Distance.tsx'
import { formatMoney } from '../../kit/ui/format.ts'
import { inRow } from '../../kit/ui/in-row.ts'
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
  /** There are others to compare it with. */
  isOneOfMany: boolean
  /** Among those that can be taken it alone has the full amber. */
  isBest: boolean
  onChoose: (deed: Choice['deed']) => void
  /** Writing to the provider. */
  message?: ReactNode
  /** What else its reader does with it, said quietly. */
  deeds?: ReactNode
}

/** One line of a phone holds about so many. */
const shownCharacters = 35

/** One offer that can be taken: price and arrival, who, what they say, and what to do with it. */
export function BidCard({
  bid,
  reader,
  when,
  refusal,
  isOneOfMany,
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
      className={clsx('@container/row max-sm:p-3', hasArrived ? 'animate-arrive' : 'animate-rise')}
    >
      {/* At a desk the same columns in every row. */}
      <div className="grid grid-cols-1 gap-x-5 gap-y-2 @2xl/row:grid-cols-[15rem_minmax(0,1fr)_15rem]">
        <BidTerms bid={bid} when={when} />
        <Who bid={bid} />
        <div className="@2xl/row:col-span-2 @2xl/row:row-start-2">
          {isForThis(bid) && <UsualArrival bid={bid} isOneOfMany={isOneOfMany} />}
          {bid.pledge && (
            <p className="text-sm leading-5">{pledge.onBid(formatMoney(bid.pledge))}</p>
          )}
          {bid.message && (
            <blockquote className="line-clamp-1 border-l-4 border-line pl-3 wrap-anywhere @2xl/row:line-clamp-2">
              {typed(bid.message)}
            </blockquote>
          )}
          {bid.madeBefore.length > 0 && (
            <p className="border-l-4 border-amber pl-2 text-sm font-medium">
              {corrections.madeBefore(bid.madeBefore)}
            </p>
          )}
          <div className="-mb-1.5 flex flex-wrap items-center gap-x-4">
            <BidMarks
              bid={bid}
              {...marks}
              isSoonest={marks.isSoonest && when.urgency !== 'scheduled'}
              isOver={isOver}
            />
            <BidDetails
              bid={bid}
              figures="others"
              hasMessage={bid.message !== null && isLong(bid.message)}
            >
              <div className="flex flex-wrap gap-2 empty:hidden">{deeds}</div>
            </BidDetails>
          </div>
        </div>
        <div className="flex gap-1.5 @max-[12rem]/row:flex-wrap @2xl/row:col-start-3 @2xl/row:row-span-2 @2xl/row:row-start-1 @2xl/row:flex-wrap @2xl/row:content-start @2xl/row:gap-2 @2xl/row:*:grow">
          <Button
            className="grow @max-2xl/row:px-2 @2xl/row:basis-full"
            variant={isBest || marks.isWanted ? 'primary' : 'secondary'}
            aria-label={acceptName(provider.businessName, price)}
            disabledReason={refusal ?? (isOver ? card.expired : null)}
            onClick={() => onChoose('accept')}
          >
            {marks.isForApproval ? ask : words.accept}
          </Button>
          <CallProvider provider={provider} by={reader.call} onCall={() => onChoose('call')} />
          {message}
          {reader.mayReject && (
            <Button
              variant="ghost"
              className={inRow.narrow.button}
              icon={<X className="size-5 @2xl/row:hidden" aria-hidden="true" />}
              aria-label={card.rejectName(provider.businessName, price)}
              disabledReason={refusal}
              onClick={() => onChoose('reject')}
            >
              <span className={inRow.narrow.label}>{card.reject}</span>
            </Button>
          )}
        </div>
      </div>
    </Card>
  )
}

/** More than what of it stands on the row. */
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
        <p className="text-sm leading-5 text-muted">
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
