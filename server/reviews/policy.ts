import type { Side } from '#contract/photos.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { Saying } from '#contract/words/sayings.ts'
import type { JobRow } from '../deals/job-queries.ts'
import { reviewableUntil } from '../deals/reviewable-until.ts'
import type { ReviewRow } from './queries.ts'

/** Why no review can be written now, or null. */
export function writeRefusal(job: JobRow, now: Date): Saying | null {
  const until = reviewableUntil(job)
  if (job.comeback_of !== null) return refusals.reviews.comeback
  if (!until) return refusals.reviews.early
  return until <= now ? refusals.reviews.over : null
}

/** The reviewed party answers once, when the review can be read. */
export const mayReply = (review: ReviewRow, side: Side): boolean =>
  review.side !== side && review.published_at !== null && review.reply === null
