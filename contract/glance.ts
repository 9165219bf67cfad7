import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { instant, uuid } from './primitives.ts'
import { requestStatuses } from './requests.ts'
import { serviceTypes } from './services.ts'

/** How a request stands: little enough to be read on every page that leads back to it. */
export const glance = z.object({
  requestId: uuid,
  serviceType: z.enum(serviceTypes),
  status: z.enum(requestStatuses),
  /** Those that can still be accepted; with a bid's link that one alone. */
  bidCount: z.number(),
  createdAt: instant,
})
export type Glance = z.infer<typeof glance>

export const readGlance = endpoint({
  method: 'GET',
  path: '/api/service-requests/glance',
  caller: 'request_party',
  tag: 'requests',
  summary: 'Which request a link is for, and how it stands.',
  response: glance,
})
