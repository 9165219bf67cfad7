import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { byId, ok, uuid } from './primitives.ts'

export const widenRequest = endpoint({
  method: 'POST',
  path: '/api/service-requests/:id/widen',
  caller: 'request_party',
  tag: 'requests',
  summary: 'Ask every shop of the trade within 150 miles, once, whatever its own radius.',
  params: byId,
  response: ok,
})

export const seeRequests = endpoint({
  method: 'POST',
  path: '/api/service-requests/seen',
  caller: 'service_provider',
  right: 'work',
  tag: 'requests',
  summary:
    'The shop has these open requests before its eyes; their owners read how many have looked.',
  body: z.object({ ids: z.array(uuid).check(z.minLength(1), z.maxLength(50)) }),
  response: ok,
})
