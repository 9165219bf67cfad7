import { settings } from '#contract/settings.ts'
import type { JobRow } from './job-queries.ts'

/** Until when a review of this job may be written; null while it is not closed, or ended otherwise (rules C19). */
export const reviewableUntil = (job: JobRow): Date | null =>
  // What it was like stands with the job that it does again.
  job.phase === 'closed' && job.closed_at && job.comeback_of === null
    ? new Date(job.closed_at.getTime() + settings.review.withinMs)
    : null
