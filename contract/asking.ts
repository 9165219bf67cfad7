import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { emailAddress, phoneNumber, position, text, textFrom, uuid } from './primitives.ts'
import { detailFieldNames, preferredTimes, triageAnswers } from './services.ts'
import { settings } from './settings.ts'
import { vinField } from './vin-field.ts'

// In a module of its own, since the wizard's first screen looks places up and checks nothing.
export { findPlaces, type Place, place } from './places.ts'

/** The optional detail fields of S0 §3, all strings. */
const detailShape = Object.fromEntries(
  detailFieldNames.map((name) => [
    name,
    z.optional(
      text(
        name === 'problemDescription' || name === 'specialInstructions' ? 2000 : 200,
        'This field',
      ),
    ),
  ]),
) as Record<(typeof detailFieldNames)[number], z.ZodMiniOptional<ReturnType<typeof text>>>

/** S0 §3 and §5: the individual request with its sentences. */
export const individualRequest = z.object({
  fullName: textFrom(2, 120, 'Full name', 'Full name is required'),
  phone: phoneNumber('Valid phone number is required'),
  email: emailAddress('Valid email address is required'),
  location: textFrom(3, 300, 'Current location', 'Current location is required'),
  serviceType: textFrom(1, 60, 'Service type', 'Service type is required'),
  preferredServiceTime: z.pipe(
    z.transform((value: unknown) =>
      typeof value === 'string' ? value.trim().toLowerCase().replace(/\s+/g, '_') : value,
    ),
    z.enum(preferredTimes, 'Preferred service time is required'),
  ),
  additionalNotes: z.optional(text(2000, 'Additional notes')),
  ...detailShape,
  vin: z.optional(vinField),
  /** With "Custom date/time": when (ISO). */
  scheduledAt: z.optional(z.string().check(z.maxLength(40))),
  /** With an emergency: what is needed (rules A). */
  triage: z.optional(z.enum(triageAnswers)),
  /** Who is asked by name; he hears of it first (rules C3). */
  providerId: z.optional(uuid),
  ...z.partial(position).shape,
})
export type IndividualRequest = z.output<typeof individualRequest>
export type IndividualRequestInput = z.input<typeof individualRequest>

export const createIndividualRequest = endpoint({
  method: 'POST',
  perMinute: settings.limits.ask,
  path: '/api/service-requests/individual',
  caller: 'anyone',
  tag: 'requests',
  summary: 'Ask for help, without an account or with one (S0 §2.7).',
  body: individualRequest,
  badInput: { code: 'missing_fields', fields: { email: 'invalid_email' } },
  errorField: 'code',
  status: 201,
  response: z.object({ requestId: uuid, accessToken: z.string() }),
})
