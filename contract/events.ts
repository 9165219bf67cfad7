import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { type EventName, eventNames } from './event-names.ts'
import { instant, uuid } from './primitives.ts'
import { requestForBoard } from './requests.ts'

export { type EventName, eventNames }

/**
 * What a live stream carries. `card` comes with a request that reaches a board, so that ten thousand boards need
 * no reading call; its distance is null there and is computed from the rough place by the reader. All else says
 * what has changed; the screen reads it again.
 */
export const liveMessage = z.object({
  name: z.enum(eventNames),
  requestId: z.nullable(uuid),
  bidId: z.nullable(uuid),
  jobId: z.nullable(uuid),
  /** When it happened. */
  at: instant,
  card: z.optional(requestForBoard),
})
export type LiveMessage = z.infer<typeof liveMessage>

/**
 * The message `position` of a stream: something else is known of where the truck of this job is. Who may read the trip reads it
 * again; where it is, no stream says. A link to follow gets the message without ids, which it does not open.
 */
export const positionMessage = z.object({ requestId: z.optional(uuid), jobId: z.optional(uuid) })
export type PositionMessage = z.infer<typeof positionMessage>

export const liveStream = endpoint({
  method: 'GET',
  path: '/api/live',
  caller: 'anyone',
  tag: 'live',
  summary:
    'Server-sent events for the session (cookie) or a request token (X-Access-Token). Resumes after Last-Event-ID; who was away for more than an hour or 500 events gets an event `read_again`.',
  response: 'event-stream',
})
