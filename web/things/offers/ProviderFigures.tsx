import { Award, BadgeCheck, Star } from 'lucide-react'
import type { BidForOwner } from '#contract/bids.ts'
import { bids } from '#contract/words/en/bids.ts'
import { trust } from '#contract/words/en/trust.ts'
import { formatDuration, formatScore } from '../../kit/ui/format.ts'
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx'

export interface ProviderFiguresProps {
  provider: BidForOwner['provider']
  /** Those by which bids are compared first, the others, or all. */
  part?: 'all' | 'first' | 'others'
}

/** What is known of a provider: real figures only, "New" where there are none (rules C25). */
export function ProviderFigures({ provider, part = 'all' }: ProviderFiguresProps) {
  const { card } = bids
  const {
    rating,
    reviewCount,
    verified,
    verificationLevel,
    jobsDone,
    responseTimeMinutes,
    record,
  } = provider
  return (
    <ul className="flex flex-wrap items-center gap-x-4 text-sm leading-5 text-muted">
      {part !== 'others' && (
        <>
          {verified && (
            <li className="inline-flex items-center gap-1 font-medium text-green-ink">
              <BadgeCheck className="size-4.5" aria-hidden="true" />
              {card.verified}
            </li>
          )}
          {verificationLevel !== 'basic' && (
            <li className="inline-flex items-center gap-1 font-medium text-ink">
              <Award className="size-4.5" aria-hidden="true" />
              {trust.level(verificationLevel)}
            </li>
          )}
          <li className="inline-flex items-center gap-1">
            <Star
              className={rating === null ? 'size-4' : 'size-4 fill-amber text-amber-ink'}
              aria-hidden="true"
            />
            <span aria-hidden="true">
              {rating === null ? card.new : `${formatScore(rating)} (${reviewCount})`}
            </span>
            <VisuallyHidden>
              {rating === null ? card.noRating : card.rating(formatScore(rating), reviewCount)}
            </VisuallyHidden>
          </li>
          {record.onTime && <li>{card.onTime(record.onTime)}</li>}
        </>
      )}
      {part !== 'first' && (
        <>
          <li>{card.jobsDone(jobsDone)}</li>
          {record.asBid && <li>{card.asBid(record.asBid)}</li>}
          {responseTimeMinutes !== null && (
            <li>{card.answersIn(formatDuration(responseTimeMinutes))}</li>
          )}
        </>
      )}
    </ul>
  )
}
