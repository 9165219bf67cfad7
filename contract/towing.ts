import * as z from 'zod/mini'
import { individualRequest } from './asking.ts'
import { urgencies } from './catalogue.ts'
import { detailShape } from './details.ts'
import { endpoint } from './endpoint.ts'
import { phoneInstead } from './phone-texts.ts'
import { position, uuid } from './primitives.ts'
import { settings } from './settings.ts'
import { consentShape } from './texting.ts'
import { emailAddress, text, textFrom } from './texts.ts'
import { askingFields } from './words/en/fields/asking.ts'
import { commonFields } from './words/en/fields/common.ts'
import type { Saying } from './words/sayings.ts'

/** Said of a phone number that is missing or none. */
export const phoneRequired = commonFields.phoneWrong({ field: 'contactPhone' })

/** What the call names in its own way. */
const ownNames = { make: true, model: true, year: true, dropOffLocation: true } as const
const details = z.omit(z.object(detailShape), ownNames)

/**
 * The request from the map (S0 §2.6, §3): a tow with all that towing asks, or any other service, which needs a place
 * and a phone number only (rules D).
 */
export const mapRequest = z.object({
  ...details.shape,
  ...consentShape,
  /** Who is asked by name, and hears of it first (rules C3). */
  providerId: z.optional(uuid),
  /** Any spelling; towing unless said. "Emergency" asks `triage`. */
  serviceType: z.optional(text(60, 'serviceType')),
  triage: individualRequest.shape.triage,
  pickupLocation: textFrom(3, 300, 'pickupLocation'),
  dropoffLocation: z.optional(text(300, 'dropOffLocation')),
  vehicleMake: z.optional(text(60, 'make')),
  vehicleModel: z.optional(text(60, 'model')),
  vehicleYear: z.optional(z.union([text(10, 'year'), z.number()])),
  vehicleColor: z.optional(text(60, 'color')),
  problemDescription: z.optional(text(settings.longestText, 'problemDescription')),
  urgency: z.optional(z.enum(urgencies, askingFields.urgency)),
  scheduledAt: z.optional(z.string().check(z.maxLength(40))),
  /** Of the signed-in user unless given. */
  contactPhone: z.optional(phoneInstead('contactPhone')),
  fullName: z.optional(text(120, 'fullName')),
  email: z.optional(emailAddress(askingFields.email)),
  ...z.partial(position).shape,
})
export type MapRequest = z.output<typeof mapRequest>
export type MapRequestInput = z.input<typeof mapRequest>

/** What a tow must say (S0 §5), with the sentence for what is missing. */
export const towingRequired = {
  dropoffLocation: commonFields.required({ field: 'dropOffLocation' }),
  vehicleMake: commonFields.required({ field: 'make' }),
  vehicleModel: commonFields.required({ field: 'model' }),
  vehicleYear: commonFields.required({ field: 'year' }),
  problemDescription: commonFields.required({ field: 'problemDescription' }),
  urgency: commonFields.required({ field: 'urgency' }),
} satisfies Partial<Record<keyof MapRequest, Saying>>

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
