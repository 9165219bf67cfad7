import clsx from 'clsx'
import type { ReactNode } from 'react'
import type { BidForOwner, OwnBid } from '#contract/bids.ts'
import { bids } from '#contract/words/en/bids.ts'
import { CountedMoney } from '../../kit/ui/CountedMoney.tsx'
import { Duration } from '../../kit/ui/Duration.tsx'
import { formatDuration, formatMoney } from '../../kit/ui/format.ts'
import type { When } from '../requests/asked/UrgencyBadge.tsx'
import { expectedMinutes } from './best-offer.ts'
import { PromiseWords } from './PromiseWords.tsx'

/** Longer than this together, the two numbers do not fit beside each other in a card within a card. */
const roomyCharacters = 15

/** The two numbers of a bid, the largest things on its card. */
export function BidTerms({
  bid,
  when,
  priceLabel = bids.card.price,
}: {
  bid: Pick<BidForOwner | OwnBid, 'price' | 'etaMinutes' | 'etaOpenEnded'>
  /** For when help is wanted: of a scheduled job the time counts, not the minutes. */
  when: When
  priceLabel?: string
}) {
  const isScheduled = when.urgency === 'scheduled'
  // A day and an hour stand in two lines beside the price, and below it where there is no room for two.
  const isLong =
    isScheduled || formatMoney(bid.price).length + etaWords(bid).length > roomyCharacters
  // One size on every card, so that the eye compares numbers and not letters.
  const hero = 'text-3xl font-bold @2xl/row:text-2xl'
  return (
    <div className="@container">
      {/* In a narrow card two long ones stand below each other, without the line between them. */}
      <dl
        className={clsx(
          'flex items-end gap-x-4 @2xl/row:grid!',
          // A day and an hour need more room than a price.
          isScheduled
            ? '@2xl/row:grid-cols-[6.25rem_minmax(0,1fr)]'
            : 'flex-wrap @2xl/row:grid-cols-2',
          isLong && '@max-[19rem]:flex-col @max-[19rem]:items-start',
        )}
      >
        <Term label={priceLabel} stacks={isLong}>
          <CountedMoney amount={bid.price} className={hero} />
        </Term>
        <Term label={isScheduled ? bids.card.etaScheduled : bids.card.eta} stacks={isLong}>
          {isScheduled ? (
            <PromiseWords
              when={when}
              etaMinutes={bid.etaMinutes}
              className="text-lg font-semibold @2xl/row:text-sm"
            />
          ) : bid.etaMinutes === null ? (
            <span className="font-sign text-2xl font-semibold text-muted">{bids.card.noEta}</span>
          ) : (
            <Duration minutes={bid.etaMinutes} openEnded={bid.etaOpenEnded} className={hero} />
          )}
        </Term>
      </dl>
    </div>
  )
}

/** What the record makes of the arrival that a bid says, for who chooses; among several, also as what it counts where that is later. */
export function UsualArrival({ bid, isOneOfMany }: { bid: BidForOwner; isOneOfMany?: boolean }) {
  const { usually, etaMinutes } = bid
  if (!usually) return null
  const { card } = bids
  const expected = expectedMinutes(bid)
  const words = card.usually({
    from: formatDuration(usually.from),
    to: formatDuration(usually.to),
    jobs: usually.jobs,
  })
  return (
    <p className="text-sm leading-5 font-medium">
      {isOneOfMany && expected !== null && expected !== etaMinutes
        ? card.countsAs({ usually: words, expected: formatDuration(expected) })
        : words}
    </p>
  )
}

function Term({
  label,
  stacks,
  children,
}: {
  label: string
  /** In a narrow card it stands below the other. */
  stacks: boolean
  children: ReactNode
}) {
  return (
    <div
      className={clsx(
        // The price is one word: the time beside it gives way.
        'flex min-w-0 grow flex-col-reverse border-line first:shrink-0 last:grow-2 @2xl/row:border-l-0! @2xl/row:pl-0!',
        stacks ? '@min-[19rem]:last:border-l @min-[19rem]:last:pl-4' : 'last:border-l last:pl-4',
      )}
    >
      <dt className="text-sm leading-5 text-muted">{label}</dt>
      <dd className="flex min-h-10 items-end *:leading-none">{children}</dd>
    </div>
  )
}

/** "45 min", "3+ h", "no ETA": in a sentence. */
export const etaWords = ({
  etaMinutes,
  etaOpenEnded,
}: Pick<BidForOwner, 'etaMinutes' | 'etaOpenEnded'>): string =>
  etaMinutes === null ? bids.card.noEta : formatDuration(etaMinutes, etaOpenEnded)
