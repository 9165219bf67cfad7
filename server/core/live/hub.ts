import type { Language } from '#contract/words/languages.ts'
import type { RecordedEvent } from '../events.ts'

/** One open live stream, as the hub sees it. */
export interface LiveStream {
  /** What it hears of: `request:…`, `user:…`, `provider:…`, `board`; and by what right: `session:…`, `links:…`. */
  readonly topics: readonly string[]
  readonly language: Language
  /** A last look at an event of its topics, from memory (a board takes only what it matches). */
  wants?(topic: string, event: RecordedEvent): boolean
  /** When the right to it runs out by itself. */
  readonly endsAt?: number | undefined
  write(chunk: string | Buffer): void
  /** Ends the stream; the reader reconnects and is judged again. */
  end(): void
}

type ChunkIn = (language: Language) => string | Buffer

/** All open streams of this process, by topic. */
export interface Hub {
  readonly size: number
  /** How many streams are open of a topic. */
  countOf(topic: string): number
  add(stream: LiveStream): void
  remove(stream: LiveStream): void
  /** Writes the event to every stream that hears of it, each once, in the reader's language. */
  publish(event: RecordedEvent, topics: readonly string[], chunkIn: ChunkIn): void
  /** Ends every stream of a topic: the right to it has ended. */
  end(topic: string): void
  /** Ends every stream whose time is over. */
  endDue(now: Date): void
  endAll(): void
}

export function createHub(): Hub {
  // Most topics have one listener: those stand by themselves, not in a set of one (ten thousand sets weigh megabytes).
  const byTopic = new Map<string, LiveStream | Set<LiveStream>>()
  const all = new Set<LiveStream>()
  const listeners = (topic: string): Iterable<LiveStream> => {
    const known = byTopic.get(topic)
    if (!known) return []
    return known instanceof Set ? known : [known]
  }
  return {
    get size() {
      return all.size
    },
    countOf(topic) {
      const known = byTopic.get(topic)
      return known instanceof Set ? known.size : known ? 1 : 0
    },
    add(stream) {
      all.add(stream)
      for (const topic of stream.topics) {
        const known = byTopic.get(topic)
        if (known instanceof Set) known.add(stream)
        else byTopic.set(topic, known ? new Set([known, stream]) : stream)
      }
    },
    remove(stream) {
      all.delete(stream)
      for (const topic of stream.topics) {
        const known = byTopic.get(topic)
        if (known instanceof Set) known.delete(stream)
        if (known === stream || (known instanceof Set && known.size === 0)) byTopic.delete(topic)
      }
    },
    publish(event, topics, chunkIn) {
      const reached = topics.length > 1 ? new Set<LiveStream>() : null
      for (const topic of topics)
        for (const stream of listeners(topic)) {
          if (reached?.has(stream) || stream.wants?.(topic, event) === false) continue
          reached?.add(stream)
          stream.write(chunkIn(stream.language))
        }
    },
    end(topic) {
      for (const stream of [...listeners(topic)]) stream.end()
    },
    endDue(now) {
      const at = now.getTime()
      for (const stream of [...all])
        if (stream.endsAt !== undefined && stream.endsAt <= at) stream.end()
    },
    endAll() {
      for (const stream of [...all]) stream.end()
    },
  }
}
