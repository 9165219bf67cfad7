import type { RawAnswer } from '../platform/http/raw-answer.ts'
import type { Feed } from './live/feed.ts'
import type { Versions } from './versions.ts'

interface Kept {
  answer: RawAnswer
  version: string
  until: number
}

/**
 * Answers of hot reads, kept while their versions stand: an unchanged poll costs no query. Nothing is kept while
 * the feed of events is down, and nothing longer than `maxAgeMs` (time itself changes answers: hours, expiries).
 */
export function createMemory({
  feed,
  versions,
  maxAgeMs,
  maxEntries,
}: {
  feed: Feed
  versions: Versions
  maxAgeMs: number
  maxEntries: number
}) {
  const kept = new Map<string, Kept>()
  feed.onDown(() => kept.clear())
  return {
    /** The kept answer of `key` under the versions of `keys`, or the one that `read` gives now. */
    async recall(
      key: string,
      keys: readonly string[],
      read: () => Promise<RawAnswer>,
    ): Promise<RawAnswer> {
      // Read before the query: a change during the query makes the answer stale at once, never wrong for long.
      const version = versions.of(keys)
      const known = kept.get(key)
      if (known && known.version === version && known.until > Date.now()) return known.answer
      const answer = await read()
      if (feed.isUp) {
        if (kept.size >= maxEntries) kept.delete(kept.keys().next().value ?? '')
        kept.set(key, { answer, version, until: Date.now() + maxAgeMs })
      }
      return answer
    },
  }
}
export type Memory = ReturnType<typeof createMemory>
