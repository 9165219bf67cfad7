import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { byId, ok } from './primitives.ts'

/** What the caller's link is from now on; null where it stays as it was, and for who has come without one. */
export const newToken = { accessToken: z.nullable(z.string()) }

export const shareRequest = endpoint({
  method: 'POST',
  path: '/api/service-requests/:id/share',
  caller: 'request_party',
  tag: 'requests',
  summary:
    'A short link that shows the request and lets nobody do anything; the same one until it is ended.',
  params: byId,
  /** Of this server: `/s/…`. */
  response: z.object({ path: z.string() }),
})

export const endLinks = endpoint({
  method: 'POST',
  path: '/api/service-requests/:id/links/end',
  caller: 'request_party',
  tag: 'requests',
  summary: 'End every link to the request, whoever holds it. Who has come by one gets a new one.',
  params: byId,
  response: z.extend(ok, newToken),
})
