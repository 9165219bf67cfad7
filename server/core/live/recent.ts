import type { RecordedEvent } from '../events.ts'

/** The last events that a process has handed on, for streams that were cut for a moment: ten thousand of them ask no database. */
export function createRecent(atMost: number) {
  const kept: RecordedEvent[] = []
  let droppedUpTo = 0
  let begunAfter: number | null = null
  return {
    /** Whatever is handed on with a higher id comes here. */
    begin(id: number) {
      begunAfter ??= id
    },
    see(event: RecordedEvent) {
      kept.push(event)
      const dropped = kept.length > atMost ? kept.shift() : undefined
      if (dropped) droppedUpTo = Math.max(droppedUpTo, dropped.id)
    },
    /** What was handed on with a higher id than this, in the order of ids; null where some of it may be gone. */
    since(id: number): RecordedEvent[] | null {
      if (begunAfter === null || id < begunAfter || id < droppedUpTo) return null
      return kept.filter((event) => event.id > id).sort((one, other) => one.id - other.id)
    },
  }
}
