import type { Side } from '#contract/photos.ts'
import { settings } from '#contract/settings.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { Saying } from '#contract/words/sayings.ts'
import type { JobRow } from '../deals/job-queries.ts'
import type { ReviewRow } from './queries.ts'

/** Until when a review of this job may be written; null while it is not closed, or ended otherwise (rules C19). */
export const reviewableUntil = (job: JobRow): Date | null =>
  // What it was like stands with the job that it does again.
  job.phase === 'closed' && job.closed_at && job.comeback_of === null
    ? new Date(job.closed_at.getTime() + settings.review.withinMs)
    : null

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
