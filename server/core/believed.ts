import type { Clock } from '../platform/clock.ts'
import type { Feed } from './live/feed.ts'

/** How long something is believed without asking the database, unless the events say that it has ended. */
const believedMs = 60_000

export interface Believed<T> {
  /** What is believed of a key now. */
  find(key: string): T | undefined
  /**
   * Called before the database is asked of a key; what it gives keeps the answer. It does not where something was forgotten
   * meanwhile: the answer may be of what has just ended.
   */
  asking(key: string): (value: T) => void
  forget(isOver: (value: T) => boolean): void
  forgetKey(key: string): void
}

/**
 * What the database has said of who calls, for a minute: sessions, keys, links. The end of each is announced to every process,
 * which forgets it at once; while announcements may be missed nothing is believed.
 */
export function createBelieved<T>(
  feed: Pick<Feed, 'isUp' | 'onDown'>,
  clock: Clock,
  maxKept: number,
): Believed<T> {
  const kept = new Map<string, { value: T; until: number }>()
  let timesForgotten = 0
  feed.onDown(() => {
    timesForgotten++
    kept.clear()
  })
  return {
    find(key) {
      const known = kept.get(key)
      if (known && known.until > clock.now().getTime()) return known.value
      kept.delete(key)
      return undefined
    },
    asking(key) {
      kept.delete(key)
      const forgottenBefore = timesForgotten
      return (value) => {
        if (!feed.isUp || timesForgotten !== forgottenBefore) return
        if (kept.size >= maxKept) kept.clear()
        kept.set(key, { value, until: clock.now().getTime() + believedMs })
      }
    },
    forget(isOver) {
      timesForgotten++
      for (const [key, { value }] of kept) if (isOver(value)) kept.delete(key)
    },
    forgetKey(key) {
      timesForgotten++
      kept.delete(key)
    },
  }
}
