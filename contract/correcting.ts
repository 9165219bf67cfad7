import * as z from 'zod/mini'
import { individualRequest } from './asking.ts'
import { detailFieldNames, serviceTypes, triageAnswers, urgencies } from './catalogue.ts'
import { detailShape } from './details.ts'
import { endpoint } from './endpoint.ts'
import { newToken } from './links.ts'
import { phoneNumber } from './phone-texts.ts'
import { byId, instant, latitude, longitude, money, ok, position, uuid } from './primitives.ts'
import { consentShape } from './texting.ts'
import { emailAddress, textFrom } from './texts.ts'
import { askingFields } from './words/en/fields/asking.ts'

const { location, serviceType, preferredServiceTime, scheduledAt, additionalNotes, triage } =
  individualRequest.shape

/**
 * What is corrected of an open request; what is left out stays as it is. An answer is taken back by the empty text. A
 * place comes with its position, or holds by its words alone.
 */
export const correction = z.object({
  location: z.optional(location),
  serviceType: z.optional(serviceType),
  triage,
  preferredServiceTime: z.optional(preferredServiceTime),
  scheduledAt,
  fullName: z.optional(textFrom(2, 120, 'fullName')),
  contactPhone: z.optional(phoneNumber()),
  /** Of a guest alone: an account hears at its own address. */
  email: z.optional(emailAddress(askingFields.email)),
  additionalNotes,
  ...detailShape,
  ...consentShape,
  ...z.partial(position).shape,
})
export type Correction = z.output<typeof correction>
export type CorrectionInput = z.input<typeof correction>

export const correctRequest = endpoint({
  method: 'PATCH',
  path: '/api/service-requests/:id',
  caller: 'request_party',
  tag: 'requests',
  summary:
    'Correct the place, service, time, contact, notes or details of an open request; who has bid is told. While help is on its way, name, notes, details, a first email address and a more exact place may still be said; the provider is told.',
  params: byId,
  body: correction,
  response: z.extend(ok, newToken),
})

/** A request as its form was filled in: to correct it, or to ask the same again. */
export const askedRequest = z.object({
  id: uuid,
  title: z.nullable(z.string()),
  fullName: z.string(),
  phone: z.string(),
  email: z.string(),
  /** Nobody's account: the address for its mails is the one above. */
  isGuests: z.boolean(),
  location: z.string(),
  /** Of the device or a pin; null where the words alone say the place. */
  position: z.nullable(
    z.object({
      lat: latitude,
      lng: longitude,
      accuracyM: z.nullable(z.number()),
      fixedAt: z.nullable(instant),
    }),
  ),
  serviceType: z.enum(serviceTypes),
  /** The answer of the emergency's question that asks the same. */
  triage: z.nullable(z.enum(triageAnswers)),
  urgency: z.enum(urgencies),
  preferredTime: z.string(),
  scheduledAt: z.nullable(instant),
  additionalNotes: z.string(),
  details: z.partialRecord(z.enum(detailFieldNames), z.string()),
  driverId: z.nullable(uuid),
  unitId: z.nullable(uuid),
  poNumber: z.nullable(z.string()),
  budget: z.nullable(money),
  createdAt: instant,
})
export type AskedRequest = z.infer<typeof askedRequest>

export const readAskedRequest = endpoint({
  method: 'GET',
  path: '/api/service-requests/:id/asked',
  caller: 'request_party',
  tag: 'requests',
  summary: 'What its owner has filled in, so that nobody types it twice.',
  params: byId,
  response: askedRequest,
})
