import { Star } from 'lucide-react'
import { nearby } from '#contract/words/en/nearby.ts'
import { formatScore } from '../../../kit/ui/format.ts'
import { VisuallyHidden } from '../../../kit/ui/VisuallyHidden.tsx'
import type { ShownProvider } from './shown-provider.ts'

/** "4.8 (31)", or "New" below three reviews (rules C19). */
export function Rating({ rating, reviewCount }: Pick<ShownProvider, 'rating' | 'reviewCount'>) {
  const { card } = nearby
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap">
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
    </span>
  )
}
