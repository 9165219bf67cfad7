import type { TimelineEntry } from '#contract/jobs.ts'
import type { HowClosed } from '#contract/words/en/jobs.ts'

/** How a closed job came to be closed, by its history: who disputes finished work closes it without having confirmed it. */
export function howClosed(timeline: readonly Pick<TimelineEntry, 'name' | 'facts'>[]): HowClosed {
  const confirmed = timeline.findLast(({ name }) => name === 'job_confirmed')
  if (confirmed) return confirmed.facts?.byItself ? 'byItself' : 'confirmed'
  return timeline.some(({ name }) => name === 'dispute_opened') ? 'disputed' : 'confirmed'
}
