import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { byId, instant, latitude, longitude, ok, uuid } from './primitives.ts'
import { settings } from './settings.ts'
import { tripFields } from './words/en/fields/trip.ts'

/** Why a position is kept and not believed: nobody drives so fast, nobody is sent from so far. */
export const doubts = ['too_fast', 'too_far'] as const
export type Doubt = (typeof doubts)[number]

/** A position as a device says it. What is older than the trip, or not exact at all, is thrown away. */
const fix = z.object({
  lat: latitude,
  lng: longitude,
  accuracyM: z.number().check(z.minimum(0), z.maximum(1_000_000)),
  fixedAt: z.iso.datetime({ offset: true, error: tripFields.fixedAt }),
  /** Degrees from north, where the device moves. */
  heading: z.optional(z.nullable(z.number().check(z.minimum(0), z.lt(360)))),
})
export type Fix = z.output<typeof fix>

const fixes = z.object({
  fixes: z.array(fix).check(z.minLength(1), z.maxLength(settings.trips.perCall, tripFields.fixes)),
})

/**
 * Whether more is wanted, and how often: the server steers it. None is from who has stopped sharing, also on another device.
 * `isSeen` once a position of this way is believed, so that the customer sees it; what the device knew before is thrown away.
 */
export const wanted = z.object({
  wanted: z.boolean(),
  everySeconds: z.number(),
  isEnded: z.optional(z.boolean()),
  isSeen: z.optional(z.boolean()),
})
export type Wanted = z.infer<typeof wanted>

export const sendPositions = endpoint({
  method: 'POST',
  path: '/api/jobs/:id/positions',
  caller: 'service_provider',
  right: 'work',
  tag: 'jobs',
  summary:
    'Positions of who drives to a job that no technician is on. What is not wanted is thrown away.',
  params: byId,
  body: fixes,
  response: wanted,
})

export const sendPositionsAsTechnician = endpoint({
  method: 'POST',
  path: '/api/technician/jobs/:id/positions',
  caller: 'technician',
  tag: 'technicians',
  summary: 'Positions of the technician on the way to a job. What is not wanted is thrown away.',
  params: byId,
  body: fixes,
  response: wanted,
})

const sharing = z.object({ isShared: z.boolean(tripFields.isShared) })

export const setSharing = endpoint({
  method: 'POST',
  path: '/api/jobs/:id/sharing',
  caller: 'service_provider',
  right: 'work',
  tag: 'jobs',
  summary: 'Stop sharing positions on the way to a job, or go on.',
  params: byId,
  body: sharing,
  response: ok,
})

export const setSharingAsTechnician = endpoint({
  method: 'POST',
  path: '/api/technician/jobs/:id/sharing',
  caller: 'technician',
  tag: 'technicians',
  summary: 'The technician stops sharing positions on the way to a job, or goes on.',
  params: byId,
  body: sharing,
  response: ok,
})

/**
 * How much is known of where somebody is on the way: nobody has set out; no position has come; they have just set out, and
 * from where is nobody's business; so close that a follower sees no more; a position of now; one of some minutes ago; only where they were last; they do not want
 * to share it any more; what comes cannot be believed; they are there, or come no more.
 */
export const sharings = [
  'not_started',
  'none',
  'leaving',
  'close',
  'fresh',
  'old',
  'lost',
  'ended',
  'doubtful',
  'over',
] as const
export type Sharing = (typeof sharings)[number]

/** One way to one truck. A position stands in it only while the job is on its way. */
export const trip = z.object({
  jobId: uuid,
  sharing: z.enum(sharings),
  /** Null but for `fresh` and `old`; to eleven meters. */
  position: z.nullable(
    z.object({
      lat: latitude,
      lng: longitude,
      heading: z.nullable(z.number()),
      fixedAt: instant,
    }),
  ),
  /** Of `lost`: how far away in a straight line (null where the request has no place), and when. */
  lastSeen: z.nullable(z.object({ miles: z.nullable(z.number()), at: instant })),
  sharingEndedAt: z.nullable(instant),
  /** Since when they have not moved, more than a mile away; null while they do. */
  stoppedSince: z.nullable(instant),
  /** Between which moments they are likely there, by what is known of a short while ago. */
  likely: z.nullable(z.object({ from: instant, to: instant })),
})
export type Trip = z.infer<typeof trip>

export const readTrip = endpoint({
  method: 'GET',
  path: '/api/service-requests/:id/trip',
  caller: 'request_party',
  tag: 'jobs',
  summary:
    'How the helper of a request comes along, with the age of what is known; null where nobody is on it.',
  params: byId,
  response: z.object({ trip: z.nullable(trip) }),
})

export const readOwnTrip = endpoint({
  method: 'GET',
  path: '/api/jobs/:id/trip',
  caller: 'service_provider',
  right: 'work',
  tag: 'jobs',
  summary: "Where the provider's own technician is on the way to a job.",
  params: byId,
  response: trip,
})
