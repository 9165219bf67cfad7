import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { jobPhases } from './jobs.ts'
import { byId, instant, ok, uuid } from './primitives.ts'
import { requestStatuses } from './requests.ts'
import { serviceTypes } from './services.ts'
import { settings } from './settings.ts'
import { trip } from './trips.ts'
import { tripFields } from './words/en/fields/trip.ts'

const { nameLength } = settings.follow

/** A link that follows one job, as its maker sees it. */
export const followLink = z.object({
  id: uuid,
  /** For whom it is. */
  name: z.string(),
  /** Of this server, with the token behind the `#`; null where it cannot be shown again. */
  path: z.nullable(z.string()),
  endsAt: instant,
  /** Its holder sees the photos too: those of the request, and those that prove the work. */
  showsPhotos: z.boolean(),
  /** How often somebody has looked, and when last. */
  opened: z.number(),
  openedAt: z.nullable(instant),
})
export type FollowLink = z.infer<typeof followLink>

export const makeFollowLink = endpoint({
  method: 'POST',
  path: '/api/service-requests/:id/links',
  caller: 'request_party',
  tag: 'requests',
  summary:
    'A link for one person to follow the job; the same one for the same name until it has ended.',
  params: byId,
  body: z.object({
    name: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, tripFields.followName),
        z.maxLength(nameLength, tripFields.followName),
      ),
    /** Left out: as the link of this name has it, and no for a new one. */
    showsPhotos: z.optional(z.boolean(tripFields.followPhotos)),
  }),
  status: 201,
  response: followLink,
})

export const listFollowLinks = endpoint({
  method: 'GET',
  path: '/api/service-requests/:id/links',
  caller: 'request_party',
  tag: 'requests',
  summary: 'The links by which somebody follows a request now, the newest first.',
  params: byId,
  response: z.array(followLink),
})

export const endFollowLink = endpoint({
  method: 'DELETE',
  path: '/api/follow-links/:id',
  caller: 'request_party',
  tag: 'requests',
  summary: 'Ends a link at once; pages that are open by it hear nothing more.',
  params: byId,
  response: ok,
})

/** What a follower sees of a request: no price, no bid, no phone, no exact place. */
export const followed = z.object({
  serviceType: z.enum(serviceTypes),
  /** No more exact than a kilometer. */
  area: z.string(),
  roughLat: z.nullable(z.number()),
  roughLng: z.nullable(z.number()),
  status: z.enum(requestStatuses),
  /** Null while another helper is looked for. */
  job: z.nullable(
    z.object({
      phase: z.enum(jobPhases),
      businessName: z.string(),
      vehicle: z.nullable(z.string()),
      promisedAt: z.nullable(instant),
      expectedAt: z.nullable(instant),
      /** Of a scheduled job the time asked for. */
      scheduledAt: z.nullable(instant),
      timeZone: z.string(),
      assignedAt: instant,
      enRouteAt: z.nullable(instant),
      arrivedAt: z.nullable(instant),
      workingAt: z.nullable(instant),
      finishedAt: z.nullable(instant),
      closedAt: z.nullable(instant),
    }),
  ),
  trip: z.nullable(trip),
  showsPhotos: z.boolean(),
  endsAt: instant,
})
export type Followed = z.infer<typeof followed>

export const follow = endpoint({
  method: 'GET',
  path: '/api/follow',
  caller: 'anyone',
  tag: 'jobs',
  summary: 'How a job comes along, for the holder of a link that follows it (X-Access-Token).',
  perMinute: settings.limits.follow,
  response: followed,
})
