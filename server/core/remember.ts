import { LRUCache } from 'lru-cache'
import type { RawAnswer } from '../platform/http/raw-answer.ts'
import type { Feed } from './live/feed.ts'
import type { Versions } from './versions.ts'

interface Kept {
  answer: RawAnswer
  version: string
}

/** Bytes that an entry takes besides its answer: its key, its version and its place in the table. */
const entryBytes = 512

/**
 * Answers of hot reads, kept while their versions stand: an unchanged poll costs no query. Nothing is kept while
 * the feed of events is down, and nothing longer than `maxAgeMs` (time itself changes answers: hours, expiries); 0 keeps
 * nothing. Beyond `maxBytes` the one goes that was not asked for the longest.
 */
export function createMemory({
  feed,
  versions,
  maxAgeMs,
  maxBytes,
}: {
  feed: Feed
  versions: Versions
  maxAgeMs: number
  maxBytes: number
}) {
  const kept = new LRUCache<string, Kept>({
    ttl: maxAgeMs,
    maxSize: maxBytes,
    sizeCalculation: ({ answer }) => answer.body.length + entryBytes,
  })
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
      if (known?.version === version) return known.answer
      const answer = await read()
      if (feed.isUp && maxAgeMs > 0) kept.set(key, { answer, version })
      return answer
    },
  }
}
export type Memory = ReturnType<typeof createMemory>
