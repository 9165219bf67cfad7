import type * as z from 'zod/mini'
import { requestSteps } from '#contract/words/en/request-steps.ts'
import { requests } from '#contract/words/en/requests.ts'
import { sentencesOf } from '../../../kit/api/form.ts'
import { isInConflict, isUnclear } from '../../../kit/places/which-place.ts'
import type { RequestField, RequestForm } from './request-form.ts'

/** A sentence for each field that is wrong. */
export type Wrongs = Record<string, string>
export type Checked<Body> = { body: Body; wrongs: null } | { body: null; wrongs: Wrongs }

/** What the calls name otherwise than the form. */
const formNames: Record<string, RequestField> = {
  pickupLocation: 'location',
  dropoffLocation: 'dropOffLocation',
  vehicleMake: 'make',
  vehicleModel: 'model',
  vehicleYear: 'year',
  contactPhone: 'phone',
  description: 'problemDescription',
  need: 'triage',
}

/** Sentences of a call by the form's fields. */
export const atFormFields = (sentences: Wrongs): Wrongs =>
  Object.fromEntries(
    Object.entries(sentences).map(([name, sentence]) => [formNames[name] ?? name, sentence]),
  )

/**
 * What the server would refuse of a body, before it is asked: a sentence per field of the form. `rules` are those that
 * its schema does not know, `now` is in milliseconds.
 */
export function checkBody<Body>(
  schema: z.ZodMiniType<Body>,
  body: object,
  form: RequestForm,
  now: number,
  rules: Wrongs = {},
): Checked<Body> {
  const parsed = schema.safeParse(body)
  const wrongs = { ...(parsed.success ? {} : atFormFields(sentencesOf(parsed.error))), ...rules }
  if (isInConflict(form)) wrongs.location = requests.place.disputed
  if (isUnclear(form)) wrongs.location = requests.place.unclear
  if ('scheduledAt' in body) {
    const at = new Date(form.scheduledAt).getTime()
    if (Number.isNaN(at)) wrongs.scheduledAt = requestSteps.when.missing
    if (at <= now) wrongs.scheduledAt = requestSteps.when.past
  }
  if (parsed.success && Object.keys(wrongs).length === 0) return { body: parsed.data, wrongs: null }
  return { body: null, wrongs }
}

/** Of what a body may say, what was said. */
export const saidOnly = (values: Record<string, string | false>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).filter(
      (entry): entry is [string, string] => entry[1] !== false && entry[1].trim() !== '',
    ),
  )
