import { isPhoneNumber } from '#contract/primitives.ts'
import { type MapRequest, mapRequest, phoneRequired, towingRequired } from '#contract/towing.ts'
import { sentencesOf } from '../../../kit/api/form.ts'
import { isDisputed } from '../../../kit/places/which-place.ts'
import { requests } from '../../../messages/en/requests.ts'
import type { RequestField, RequestForm } from '../../../things/requests/request-form.ts'
import { isTow, mapBodyOf } from './map-body.ts'

/** The call's names of what the form holds under the wizard's. */
const formNames: Record<string, RequestField> = {
  pickupLocation: 'location',
  dropoffLocation: 'dropOffLocation',
  vehicleMake: 'make',
  vehicleModel: 'model',
  vehicleYear: 'year',
  contactPhone: 'phone',
}

/** Sentences by the form's fields. */
export const atFormFields = (sentences: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(sentences).map(([name, sentence]) => [formNames[name] ?? name, sentence]),
  )

/** What the map step asks, in its order. */
export const placeFields = ['triage', 'location', 'dropOffLocation'] as const

/** What the details step asks first; the first wrong one gets the focus. */
export const detailOrder: readonly RequestField[] = [
  'make',
  'model',
  'year',
  'problemDescription',
  'urgency',
  'scheduledAt',
  'phone',
  'fullName',
  'email',
]

type Checked = { body: MapRequest; wrongs: null } | { body: null; wrongs: Record<string, string> }

/** The call's body, or what breaks the rules of S0 §5, a sentence per field. `now` in milliseconds. */
export function checkMapRequest(
  form: RequestForm,
  now: number,
  providerId: string | null,
): Checked {
  const body = mapBodyOf(form, providerId)
  const parsed = mapRequest.safeParse(body)
  const wrongs = parsed.success ? {} : atFormFields(sentencesOf(parsed.error))
  const missing = isTow(form)
    ? Object.entries(towingRequired).filter(([name]) => !body[name as keyof typeof towingRequired])
    : []
  Object.assign(wrongs, atFormFields(Object.fromEntries(missing)))
  if (isDisputed(form)) wrongs.location = requests.place.disputed
  if (!isPhoneNumber(form.phone)) wrongs.phone = phoneRequired
  if (body.urgency === 'scheduled') {
    const at = new Date(form.scheduledAt).getTime()
    if (Number.isNaN(at)) wrongs.scheduledAt = requests.basics.whenMissing
    if (at <= now) wrongs.scheduledAt = requests.basics.whenPast
  }
  if (parsed.success && Object.keys(wrongs).length === 0) return { body: parsed.data, wrongs: null }
  return { body: null, wrongs }
}
