import type { LiveMessage } from '#contract/events.ts'
import type { RecordedEvent } from '../core/events.ts'

/** An event as a chunk of the stream. Of its payload only the board card leaves the server (rules C10). */
export function chunkOf(event: RecordedEvent): string {
  const { id, name, requestId, bidId, jobId, at, payload } = event
  const message: LiveMessage = { name, requestId, bidId, jobId, at }
  if (payload && 'card' in payload) message.card = payload.card
  return `id: ${id}\nevent: change\ndata: ${JSON.stringify(message)}\n\n`
}
