import type { EventName } from '#contract/event-names.ts'
import type { TimelineEntry } from '#contract/jobs.ts'

const endings: readonly EventName[] = [
  'change_order_answered',
  'change_order_withdrawn',
  'change_order_expired',
]

/** How much more was asked for that nobody has answered yet, by the history of a job; null where nothing waits. */
export function unansweredOf(timeline: readonly TimelineEntry[]): string | null {
  const sent = timeline.findLastIndex(({ name }) => name === 'change_order_sent')
  const isEnded = timeline.slice(sent + 1).some(({ name }) => endings.includes(name))
  return isEnded ? null : (timeline[sent]?.facts?.more ?? null)
}
