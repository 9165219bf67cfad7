import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { instant, ok } from './primitives.ts'

// A technician drives with a map in front; a page that is not in front learns no position. The free app Traccar Client does,
// and sends it to an address of the technician's own.

/** Whether an app says where the technician is, and when it was last heard; null where none is connected. */
export const tracker = z.nullable(z.object({ madeAt: instant, heardAt: z.nullable(instant) }))
export type Tracker = z.infer<typeof tracker>

const byLink = { caller: 'technician', tag: 'technicians' } as const

export const readTracker = endpoint({
  method: 'GET',
  path: '/api/technician/tracker',
  ...byLink,
  summary: 'Whether an app on the phone sends where the technician is.',
  response: z.object({ tracker }),
})

export const connectTracker = endpoint({
  method: 'POST',
  path: '/api/technician/tracker',
  ...byLink,
  summary:
    'A new address for the app that sends where the technician is, as a link that sets the app up. Shown only now; an earlier one ends.',
  perMinute: 10,
  response: z.object({ link: z.string() }),
})

export const disconnectTracker = endpoint({
  method: 'DELETE',
  path: '/api/technician/tracker',
  ...byLink,
  summary: 'What the app sends is taken no more. Twice is the same as once.',
  response: ok,
})

/** Text that an app may write as a number. */
const value = z.optional(z.union([z.string(), z.number()]))

export const takeTrackerPosition = endpoint({
  method: 'POST',
  path: '/api/track/:secret',
  caller: 'anyone',
  tag: 'technicians',
  summary:
    'A position from Traccar Client, in its JSON or as query (OsmAnd). Always 200 and empty where the address is known: what is not wanted is thrown away.',
  params: z.object({ secret: z.string().check(z.maxLength(100)) }),
  query: z.object({
    id: value,
    deviceid: value,
    lat: value,
    lon: value,
    timestamp: value,
    accuracy: value,
    bearing: value,
    heading: value,
  }),
  // Read by `tracker-fix.ts`: nothing that such an app sends is an error to it, or it would send that for ever.
  body: z.optional(z.looseObject({})),
  perMinute: 6_000,
  response: 'text',
})
