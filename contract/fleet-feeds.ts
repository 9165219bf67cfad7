import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { byId, instant, ok, uuid } from './primitives.ts'
import { settings } from './settings.ts'
import { feedFields } from './words/en/fields/feeds.ts'

// A shop whose trucks have a fleet system on board need not rely on phones: the system says where the trucks are.

/** Motive tells us by a webhook; Samsara is asked. */
export const fleetSystems = ['motive', 'samsara'] as const
export type FleetSystem = (typeof fleetSystems)[number]

export const feedVehicle = z.object({
  /** As the fleet system calls it. */
  id: z.string(),
  name: z.string(),
  /** Whose truck it is. */
  technicianId: z.nullable(uuid),
})
export type FeedVehicle = z.infer<typeof feedVehicle>

/** An account of a fleet system that a shop has connected; never with its secret. */
export const fleetFeed = z.object({
  system: z.enum(fleetSystems),
  connectedAt: instant,
  /** When it was last heard; null where it never was. */
  heardAt: z.nullable(instant),
  /** Since when it takes the token no more. */
  refusedAt: z.nullable(instant),
  /** Where it is to send to; null where it is asked. */
  address: z.nullable(z.string()),
  vehicles: z.array(feedVehicle),
})
export type FleetFeed = z.infer<typeof fleetFeed>

const own = { caller: 'service_provider', right: 'managePeople', tag: 'technicians' } as const
const perMinute = settings.limits.signUp
const bySystem = z.object({ system: z.enum(fleetSystems) })

export const listFleetFeeds = endpoint({
  method: 'GET',
  path: '/api/provider/fleet-feeds',
  ...own,
  summary: 'The fleet systems that say where the trucks of the shop are, and whose truck is which.',
  response: z.object({ feeds: z.array(fleetFeed) }),
})

export const connectMotive = endpoint({
  method: 'POST',
  path: '/api/provider/fleet-feeds/motive',
  ...own,
  perMinute,
  summary:
    'Connect Motive, or give it another secret: an address for its webhook, and the secret that signs it where you send none. Shown only now.',
  body: z.object({
    secret: z.optional(
      z
        .string(feedFields.secret)
        .check(z.trim(), z.minLength(16, feedFields.secret), z.maxLength(200, feedFields.secret)),
    ),
  }),
  response: z.object({
    address: z.string(),
    /** Null where you have sent it, or where this is the repeated answer of an earlier call. */
    secret: z.nullable(z.string()),
  }),
})

export const connectSamsara = endpoint({
  method: 'POST',
  path: '/api/provider/fleet-feeds/samsara',
  ...own,
  perMinute,
  summary:
    'Connect Samsara by an API token that may read vehicles and their statistics, or replace the token. Its vehicles are read at once.',
  body: z.object({
    token: z
      .string(feedFields.token)
      .check(z.trim(), z.regex(/^[\x21-\x7e]{8,500}$/, feedFields.token)),
  }),
  response: ok,
})

export const lookForVehicles = endpoint({
  method: 'POST',
  path: '/api/provider/fleet-feeds/samsara/vehicles',
  ...own,
  perMinute,
  summary: 'Read the list of vehicles from Samsara again.',
  response: ok,
})

export const chooseTruck = endpoint({
  method: 'POST',
  path: '/api/provider/fleet-feeds/:system/trucks',
  ...own,
  summary: 'Say whose truck a vehicle is; with null nobody’s. Each has one truck at most.',
  params: bySystem,
  body: z.object({
    vehicleId: z.string().check(z.minLength(1), z.maxLength(100)),
    technicianId: z.nullable(uuid),
  }),
  response: ok,
})

export const disconnectFeed = endpoint({
  method: 'DELETE',
  path: '/api/provider/fleet-feeds/:system',
  ...own,
  summary:
    'Hear a fleet system no more, and forget its secret and its vehicles. Twice is the same as once.',
  params: bySystem,
  response: ok,
})

export const hearMotive = endpoint({
  method: 'POST',
  path: '/api/fleet-feeds/motive/:id',
  caller: 'anyone',
  tag: 'technicians',
  summary:
    'What Motive’s webhook sends, signed in X-KT-Webhook-Signature. 200 where it is signed well: what is not wanted is thrown away.',
  params: byId,
  upload: { types: ['application/json'], maxBytes: 64 * 1024 },
  isSigned: true,
  perMinute: 6_000,
  response: ok,
})
