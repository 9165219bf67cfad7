import type { ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'
import type { RecordedEvent } from '../events.ts'
import type { Hub, LiveStream } from './hub.ts'

/** A reader that leaves this much unread is cut off and reconnects; nobody's backlog may fill the memory. */
const maxBacklogBytes = 1024 * 1024
/** How soon a browser reconnects, in milliseconds. */
const retryMs = 1_000

const responses = new Set<ServerResponse>()
let beating: NodeJS.Timeout | null = null

/** One timer for all streams of the process: a comment, so that both sides notice a dead connection. */
function beat(everyMs: number) {
  beating ??= setInterval(() => {
    for (const response of responses) response.write(': still here\n\n')
  }, everyMs)
  beating.unref()
}

/**
 * Turns an answer into a server-sent event stream and adds it to the hub until either side ends it. Kept small: an
 * idle stream holds its socket, its topics and nothing of the request.
 */
export function openStream({
  reply,
  hub,
  topics,
  wants,
  first,
  heartbeatMs,
}: {
  reply: FastifyReply
  hub: Hub
  topics: readonly string[]
  wants: (topic: string, event: RecordedEvent) => boolean
  /** Chunks to begin with: what a resuming reader has missed. */
  first: string
  heartbeatMs: number
}): void {
  reply.hijack()
  const response = reply.raw
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) response.setHeader(name, value)
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  response.write(`retry: ${retryMs}\n\n${first}`)
  const stream: LiveStream = {
    topics,
    wants,
    write(chunk) {
      if (response.writableLength > maxBacklogBytes) response.destroy()
      else response.write(chunk)
    },
    end() {
      forget()
      response.end()
    },
  }
  const forget = () => {
    responses.delete(response)
    hub.remove(stream)
  }
  hub.add(stream)
  responses.add(response)
  beat(heartbeatMs)
  response.once('close', forget)
}
