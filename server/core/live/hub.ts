import type { Language } from '#contract/words/languages.ts'
import type { RecordedEvent } from '../events.ts'

/** One open live stream, as the hub sees it. */
export interface LiveStream {
  /** What it hears of: `request:…`, `user:…`, `provider:…`, `board`; and by what right: `session:…`, `links:…`. */
  readonly topics: readonly string[]
  readonly language: Language
  /** A last look at an event of its topics, from memory (a board takes only what it matches). */
  wants?(topic: string, event: RecordedEvent): boolean
  /** May it hear, on a topic of its own, of where a truck is? */
  seesTrips?(topic: string): boolean
  /** When the right to it runs out by itself. */
  readonly endsAt?: number | undefined
  /** Of an event: which one it is; null of what is none. */
  write(chunk: string | Buffer, eventId: number | null): void
  /** Ends the stream; the reader reconnects and is judged again. */
  end(): void
}

type ChunkIn = (language: Language) => string | Buffer

/** A request is answered long before so many rights have ended, here and elsewhere. */
const endingsKept = 1_000

/** So many streams are written to without a break: about five milliseconds. */
export const sliceSize = 250

/** Tells one stream on one of its topics. Was it told? */
type Tell = (stream: LiveStream, topic: string) => boolean

/** Who listened to a topic when an event was published. */
interface Audience {
  topic: string
  streams: readonly LiveStream[]
}

/** All open streams of this process, by topic. */
export interface Hub {
  readonly size: number
  /** How many streams are open of a topic. */
  countOf(topic: string): number
  add(stream: LiveStream): void
  remove(stream: LiveStream): void
  /**
   * Writes the event to every stream that hears of it, each once, in the reader's language: to few of them at once, to many
   * some at a time, after whoever caused it has the answer. Each stream hears events in the order of publishing.
   */
  publish(event: RecordedEvent, topics: readonly string[], chunkIn: ChunkIn): void
  /** Writes to every stream of these topics that may see trips, each once, that a truck has moved. */
  tellMoved(topics: readonly string[], chunkOn: (topic: string) => string): void
  /** Writes a sign of life to every stream, behind what was published before. */
  beat(chunk: string): void
  /** Ends every stream of a topic: the right to it has ended. */
  end(topic: string): void
  /** How many have ended so. Whoever looks up what a stream may hear notes it before. */
  readonly endings: number
  /** Has one of these topics ended after the first so many, while that was looked up? Also where it is not known anymore. */
  hasEndedSince(endings: number, topics: readonly string[]): boolean
  /** Ends every stream whose time is over. */
  endDue(now: Date): void
  endAll(): void
}

/** `failed` hears what a stream could not be told. */
export function createHub(failed: (error: unknown) => void): Hub {
  // Most topics have one listener: those stand by themselves, not in a set of one (ten thousand sets weigh megabytes).
  const byTopic = new Map<string, LiveStream | Set<LiveStream>>()
  const all = new Set<LiveStream>()
  let endings = 0
  /** Of the last endings: at which count each topic ended last, the oldest first. */
  const ended = new Map<string, number>()
  const listeners = (topic: string): Iterable<LiveStream> => {
    const known = byTopic.get(topic)
    if (!known) return []
    return known instanceof Set ? known : [known]
  }
  /** Events on their way, the oldest first. */
  const deliveries: Iterator<void>[] = []
  function deliverSlice() {
    for (let left = sliceSize; left > 0 && deliveries[0]; left--)
      if (step(deliveries[0])) deliveries.shift()
    if (deliveries.length > 0) setImmediate(deliverSlice)
  }
  /** Is it done with it? */
  function step(delivery: Iterator<void>) {
    try {
      return delivery.next().done
    } catch (error) {
      failed(error)
      return true
    }
  }
  /** One stream a step. */
  function* deliver(to: Audience[], tell: Tell) {
    const reached = to.length > 1 ? new Set<LiveStream>() : null
    for (const { topic, streams } of to)
      for (const stream of streams) {
        // One that has ended meanwhile asks for what it has missed when it is back.
        if (!all.has(stream) || reached?.has(stream)) continue
        if (tell(stream, topic)) reached?.add(stream)
        yield
      }
  }
  const audienceOf = (topics: readonly string[]): Audience[] =>
    topics.map((topic) => ({ topic, streams: [...listeners(topic)] }))
  function send(to: Audience[], tell: Tell) {
    const count = to.reduce((sum, { streams }) => sum + streams.length, 0)
    if (count === 0) return
    const isIdle = deliveries.length === 0
    deliveries.push(deliver(to, tell))
    if (!isIdle) return
    if (count < sliceSize) deliverSlice()
    else setImmediate(deliverSlice)
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
      send(audienceOf(topics), (stream, topic) => {
        if (stream.wants?.(topic, event) === false) return false
        stream.write(chunkIn(stream.language), event.id)
        return true
      })
    },
    tellMoved(topics, chunkOn) {
      send(audienceOf(topics), (stream, topic) => {
        if (stream.seesTrips?.(topic) === false) return false
        stream.write(chunkOn(topic), null)
        return true
      })
    },
    beat(chunk) {
      send([{ topic: 'all', streams: [...all] }], (stream) => {
        stream.write(chunk, null)
        return true
      })
    },
    get endings() {
      return endings
    },
    hasEndedSince(since, topics) {
      if (since === endings) return false
      return (
        endings - since > endingsKept || topics.some((topic) => (ended.get(topic) ?? 0) > since)
      )
    },
    end(topic) {
      ended.delete(topic)
      ended.set(topic, ++endings)
      const [oldest] = ended.keys()
      if (ended.size > endingsKept && oldest !== undefined) ended.delete(oldest)
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
