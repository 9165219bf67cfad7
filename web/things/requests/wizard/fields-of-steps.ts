import { detailFieldNames, roadFields } from '#contract/catalogue.ts'
import type { RequestField } from '../form/request-form.ts'

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
