import type { FastifyReply } from 'fastify'
import type { Language } from '#contract/words/languages.ts'
import type { RecordedEvent } from '../events.ts'
import type { Hub, LiveStream } from './hub.ts'
import { retryAfter } from './retry-after.ts'

/** A reader that leaves this much unread is cut off and reconnects; nobody's backlog may fill the memory. */
const maxBacklogBytes = 1024 * 1024

/** What a resuming reader has missed, ready to be written, and which events are in it. */
export interface Missed {
  chunks: string
  ids: ReadonlySet<number>
}

/**
 * Turns an answer into a server-sent event stream and adds it to the hub until either side ends it. The socket is
 * taken from Node's response, which would keep its headers and the whole request for as long as the stream lasts:
 * ten thousand idle streams weigh half of what they would (measured by `npm run bench fan_out`).
 */
export function openStream({
  reply,
  hub,
  topics,
  language,
  wants,
  seesTrips,
  endsAt,
  position,
  begun,
  missed,
}: {
  reply: FastifyReply
  hub: Hub
  topics: readonly string[]
  language: Language
  wants: (topic: string, event: RecordedEvent) => boolean
  seesTrips: (topic: string) => boolean
  endsAt: Date | null
  /** From where a reader resumes whose connection breaks before anything has happened; null for one that resumes already. */
  position: number | null
  /** How many rights had ended before this one was looked up (`hub.endings`). */
  begun: number
  /** Reads what a resuming reader has missed: once the stream hears, so that nothing falls between the two. */
  missed: () => Promise<Missed>
}): void {
  const head = headOf(reply)
  reply.hijack()
  const { socket } = reply.raw
  // The reader has gone while we looked up who it is.
  if (!socket) return
  reply.raw.detachSocket(socket)
  socket.setTimeout(0)
  const resumable = position === null ? '' : `id: ${position}\n`
  const beginning = `${head}retry: ${retryAfter(hub.size)}\n${resumable}\n`

  // What is new waits until what was missed is written: the reader resumes after the last one it has got.
  let waiting: { chunk: string | Buffer; eventId: number | null }[] | null = []
  const stream: LiveStream = {
    topics,
    language,
    wants,
    seesTrips,
    endsAt: endsAt?.getTime(),
    write(chunk, eventId) {
      if (waiting) waiting.push({ chunk, eventId })
      else if (socket.writableLength > maxBacklogBytes) socket.destroy()
      else socket.write(chunk)
    },
    end() {
      forget()
      // A reader that has not got its head yet comes back as well.
      socket.end(waiting ? beginning : '')
    },
  }
  const forget = () => hub.remove(stream)
  hub.add(stream)
  socket.once('close', forget)
  // What ended while it was looked up found no stream to end: the reader comes back, and is judged by what holds now.
  if (hub.hasEndedSince(begun, topics)) {
    stream.end()
    return
  }
  missed().then(
    ({ chunks, ids }) => {
      if (socket.writableEnded) return
      const fresh = waiting ?? []
      waiting = null
      // In one: thousands come back at once, and a write costs more than what is written.
      socket.write(beginning + chunks)
      for (const { chunk, eventId } of fresh)
        if (eventId === null || !ids.has(eventId)) stream.write(chunk, eventId)
    },
    // It reconnects and asks again.
    () => stream.end(),
  )
}

/** The head of the answer with what the guards have set. The stream ends with its connection, so it has no length. */
function headOf(reply: FastifyReply): string {
  const headers = {
    ...reply.getHeaders(),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 200 OK\r\n${lines.join('')}\r\n`
}
