import * as z from 'zod/mini'
import { detailShape } from './details.ts'
import { requiredUnlessEmergency } from './emergency.ts'
import { endpoint } from './endpoint.ts'
import { phoneNumber } from './phone-texts.ts'
import { position, uuid } from './primitives.ts'
import { preferredTimes, triageAnswers } from './services.ts'
import { settings } from './settings.ts'
import { consentShape } from './texting.ts'
import { emailAddress, orEmpty, text, textFrom } from './texts.ts'
import { askingFields } from './words/en/fields/asking.ts'
import { commonFields } from './words/en/fields/common.ts'

// In a module of its own, since the wizard's first screen looks places up and checks nothing.
export { findPlaces, type Place, place } from './places.ts'

const preferredServiceTime = z.pipe(
  z.transform((value: unknown) =>
    typeof value === 'string' ? value.trim().toLowerCase().replace(/\s+/g, '_') : value,
  ),
  z.enum(preferredTimes, commonFields.required({ field: 'preferredServiceTime' })),
)

const shape = {
  fullName: orEmpty(textFrom(2, 120, 'fullName')),
  phone: phoneNumber(askingFields.phone, askingFields.phone),
  email: orEmpty(emailAddress(askingFields.email)),
  location: textFrom(3, 300, 'currentLocation'),
  serviceType: textFrom(1, 60, 'serviceType'),
  preferredServiceTime: z.optional(preferredServiceTime),
  additionalNotes: z.optional(text(settings.longestText, 'additionalNotes')),
  ...detailShape,
  ...consentShape,
  /** With "Custom date/time": when (ISO). */
  scheduledAt: z.optional(z.string().check(z.maxLength(40))),
  /** With an emergency: what is needed (rules A). */
  triage: z.optional(z.enum(triageAnswers)),
  /** Who is asked by name, and hears of it first (rules C3). */
  providerId: z.optional(uuid),
  ...z.partial(position).shape,
}

/** S0 §3 and §5: the individual request with its sentences. An emergency waits for a place and a phone number alone. */
export const individualRequest = z.object(shape).check(
  requiredUnlessEmergency({
    fullName: commonFields.required({ field: 'fullName' }),
    email: askingFields.email,
    preferredServiceTime: commonFields.required({ field: 'preferredServiceTime' }),
  }),
)
export type IndividualRequest = z.output<typeof individualRequest>
export type IndividualRequestInput = z.input<typeof individualRequest>

export const createIndividualRequest = endpoint({
  method: 'POST',
  perMinute: settings.limits.ask,
  path: '/api/service-requests/individual',
  caller: 'anyone',
  tag: 'requests',
  summary:
    'Ask for help, without an account or with one (S0 §2.7); an emergency says a place and a phone number, whatever else it leaves out.',
  body: individualRequest,
  badInput: { code: 'missing_fields', fields: { email: 'invalid_email' } },
  errorField: 'code',
  status: 201,
  response: z.object({
    requestId: uuid,
    accessToken: z.string(),
    /** False where nobody knows the location: no provider is alerted until it is corrected. */
    isPlaced: z.boolean(),
  }),
})
