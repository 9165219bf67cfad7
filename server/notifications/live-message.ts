import type { LiveMessage } from '#contract/events.ts'
import type { RecordedEvent } from '../core/events.ts'

/** An event as a chunk of the stream. Of its payload only the board card leaves the server (rules C10). */
export function chunkOf(event: RecordedEvent): string {
  const { id, name, requestId, bidId, jobId, at, payload } = event
  const message: LiveMessage = { name, requestId, bidId, jobId, at }
  // Written by `board-card.ts` alone.
  if (payload?.card) message.card = payload.card as NonNullable<LiveMessage['card']>
  return `id: ${id}\nevent: change\ndata: ${JSON.stringify(message)}\n\n`
}
