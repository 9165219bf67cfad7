import * as z from 'zod/mini'
import { serviceHours, serviceTypes, trades } from './catalogue.ts'
import { endpoint } from './endpoint.ts'
import { levels } from './levels.ts'
import { byId, instant, latitude, longitude, money, uuid } from './primitives.ts'
import { profileCertifications, profileEquipment, yearsOfExperience } from './provider-profile.ts'
import { record } from './record.ts'
import { truckWorks } from './truck-class.ts'
import { callFields } from './words/en/fields/call.ts'

/**
 * A provider as anybody may see it: what a shop would print on its truck. No phone number, no person, no mail; figures
 * are null until they are measured (rules C10, C25).
 */
const card = {
  id: uuid,
  businessName: z.string(),
  /** The path of the picture; null for initials. */
  picture: z.nullable(z.string()),
  /** The town: "Waco, TX". */
  location: z.nullable(z.string()),
  services: z.array(z.enum(trades)),
  /** How big a truck it takes, and truck tires; empty where it has said nothing. */
  truckWork: z.array(z.enum(truckWorks)),
  /** From 3 reviews on. */
  rating: z.nullable(z.number()),
  reviewCount: z.number(),
  jobsDone: z.number(),
  verified: z.boolean(),
  verificationLevel: z.enum(levels),
  /** Typical time from an alert to a bid. */
  responseTimeMinutes: z.nullable(z.number()),
  /** Typical agreed price and promised arrival of closed jobs. */
  averagePrice: z.nullable(money),
  averageEtaMinutes: z.nullable(z.number()),
  /** Would hear of an urgent request now. */
  isAvailable: z.boolean(),
}

export const nearbyProvider = z.object({
  ...card,
  lat: latitude,
  lng: longitude,
  distanceMiles: z.number(),
})
export type NearbyProvider = z.infer<typeof nearbyProvider>

export const publicProvider = z.object({
  ...card,
  lat: z.nullable(latitude),
  lng: z.nullable(longitude),
  description: z.nullable(z.string()),
  serviceRadius: z.number(),
  serviceHours: z.nullable(z.enum(serviceHours)),
  takesEmergencies: z.boolean(),
  experience: z.nullable(z.enum(yearsOfExperience)),
  equipment: z.array(z.enum(profileEquipment)),
  /** As the provider says; the papers are proved by the verification alone. */
  certifications: z.array(z.enum(profileCertifications)),
  specializations: z.array(z.string()),
  insurance: z.nullable(z.string()),
  pricing: z.nullable(z.string()),
  businessLink: z.nullable(z.string()),
  memberSince: instant,
  record,
  /** Averages of the three scores, from 3 reviews on. */
  scores: z.nullable(z.object({ service: z.number(), onTime: z.number(), price: z.number() })),
})
export type PublicProvider = z.infer<typeof publicProvider>

const coordinate = (min: number, max: number, field: string) =>
  z.pipe(
    z.pipe(
      z.string().check(z.regex(/^-?\d{1,3}(\.\d{1,12})?$/, callFields.coordinate({ field }))),
      z.transform(Number),
    ),
    z.number().check(z.minimum(min), z.maximum(max)),
  )

export const listNearbyProviders = endpoint({
  method: 'GET',
  path: '/api/providers/nearby',
  caller: 'anyone',
  tag: 'providers',
  summary:
    'Approved providers that serve a place, the nearest first; of one service where it is named. At most 60.',
  query: z.object({
    lat: coordinate(-90, 90, 'lat'),
    lng: coordinate(-180, 180, 'lng'),
    serviceType: z.optional(z.enum(serviceTypes)),
  }),
  response: z.array(nearbyProvider),
})

export const readPublicProvider = endpoint({
  method: 'GET',
  path: '/api/providers/:id',
  caller: 'anyone',
  tag: 'providers',
  summary: 'An approved provider: services, hours, standing and figures.',
  params: byId,
  response: publicProvider,
})
