import type { TimelineEntry } from '#contract/jobs.ts'

/** Is a dispute about the job not settled yet, by its history? */
export const isDisputed = (timeline: readonly TimelineEntry[]): boolean =>
  timeline.findLast(({ name }) => name === 'dispute_opened' || name === 'dispute_ended')?.name ===
  'dispute_opened'
