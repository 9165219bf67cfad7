import { type IndividualRequest, individualRequest } from '#contract/asking.ts'
import { detailFieldNames, roadFields } from '#contract/catalogue.ts'
import { sentencesOf } from '../../kit/api/form.ts'
import { isDisputed } from '../../kit/places/which-place.ts'
import { requests } from '../../messages/en/requests.ts'
import { bodyOf } from './request-body.ts'
import { isEmergency, type RequestField, type RequestForm } from './request-form.ts'

const onRoad = roadFields.map(({ name }) => name)

/** The fields in the order in which they stand, so that the first wrong one gets the focus. */
export const fieldsOfSteps = [
  [
    'danger',
    'triage',
    'serviceType',
    'fullName',
    'phone',
    'email',
    'location',
    ...onRoad,
    'preferredServiceTime',
    'scheduledAt',
  ],
  [...detailFieldNames.filter((name) => !onRoad.includes(name)), 'additionalNotes'],
] satisfies RequestField[][]

export const requestFields: readonly RequestField[] = fieldsOfSteps.flat()

/** The step on which a field stands, counted from 1. */
export const stepOfField = (field: RequestField): number =>
  fieldsOfSteps.findIndex((fields: readonly RequestField[]) => fields.includes(field)) + 1

/** The first wrong field in the order of the wizard; null when all is well. */
export function firstWrong(wrong: Partial<Record<string, unknown>>): RequestField | null {
  return requestFields.find((field) => wrong[field]) ?? null
}

type Checked =
  | { body: IndividualRequest; wrongs: null }
  | { body: null; wrongs: Record<string, string> }

/** The call's body, or what breaks the rules of S0 §5, a sentence per field. `now` in milliseconds. */
export function checkRequest(form: RequestForm, now: number): Checked {
  const parsed = individualRequest.safeParse(bodyOf(form))
  const wrongs = parsed.success ? {} : sentencesOf(parsed.error)
  if (isDisputed(form)) wrongs.location = requests.place.disputed
  if (!isEmergency(form) && form.preferredServiceTime === 'custom_date/time') {
    const at = new Date(form.scheduledAt).getTime()
    if (Number.isNaN(at)) wrongs.scheduledAt = requests.basics.whenMissing
    if (at <= now) wrongs.scheduledAt = requests.basics.whenPast
  }
  if (parsed.success && Object.keys(wrongs).length === 0) return { body: parsed.data, wrongs: null }
  return { body: null, wrongs }
}
