import * as z from 'zod/mini'
import { individualRequest } from './asking.ts'
import { urgencies } from './catalogue.ts'
import { detailShape } from './details.ts'
import { endpoint } from './endpoint.ts'
import { emailAddress, position, text, textFrom, uuid } from './primitives.ts'
import { settings } from './settings.ts'

/** What the call names in its own way. */
const ownNames = { make: true, model: true, year: true, dropOffLocation: true } as const
const details = z.omit(z.object(detailShape), ownNames)

/**
 * The request from the map (S0 §2.6, §3): a tow with all that towing asks, or any other service, which needs a place
 * and a phone number only (rules D).
 */
export const mapRequest = z.object({
  ...details.shape,
  /** Who is asked by name; he hears of it first (rules C3). */
  providerId: z.optional(uuid),
  /** Any spelling; towing unless said. "Emergency" asks `triage`. */
  serviceType: z.optional(text(60, 'The service type')),
  triage: individualRequest.shape.triage,
  pickupLocation: textFrom(3, 300, 'Pickup location', 'Pickup location is required'),
  dropoffLocation: z.optional(text(300, 'Drop-off location')),
  vehicleMake: z.optional(text(60, 'Make')),
  vehicleModel: z.optional(text(60, 'Model')),
  vehicleYear: z.optional(z.union([text(10, 'Year'), z.number()])),
  vehicleColor: z.optional(text(60, 'Color')),
  problemDescription: z.optional(text(2000, 'Problem description')),
  urgency: z.optional(z.enum(urgencies, 'Choose how urgent it is.')),
  scheduledAt: z.optional(z.string().check(z.maxLength(40))),
  /** Of the signed-in user unless given. */
  contactPhone: z.optional(text(40, 'Contact phone')),
  fullName: z.optional(text(120, 'Full name')),
  email: z.optional(emailAddress('Valid email address is required')),
  ...z.partial(position).shape,
})
export type MapRequest = z.output<typeof mapRequest>
export type MapRequestInput = z.input<typeof mapRequest>

/** What a tow must say (S0 §5), with the sentence for what is missing. */
export const towingRequired = {
  dropoffLocation: 'Drop-off location is required',
  vehicleMake: 'Make is required',
  vehicleModel: 'Model is required',
  vehicleYear: 'Year is required',
  problemDescription: 'Problem description is required',
  urgency: 'Urgency is required',
} as const satisfies Partial<Record<keyof MapRequest, string>>

export const phoneRequired = 'Contact phone is required, with at least 10 digits'

export const createMapRequest = endpoint({
  method: 'POST',
  path: '/api/service-requests',
  perMinute: settings.limits.ask,
  caller: 'anyone',
  tag: 'requests',
  summary: 'Ask for a tow, or for another service, from the map (S0 §2.6, rules D).',
  body: mapRequest,
  badInput: { code: 'missing_fields', fields: { email: 'invalid_email' } },
  status: 201,
  response: z.object({ id: uuid, requestId: uuid, accessToken: z.string() }),
})
