import { type DetailFieldName, detailFieldNames } from '#contract/services.ts'
import type { RequestForm } from '../form/request-form.ts'

/** Asked beside the place: what the signs of the road say. */
export const onRoad = [
  'highway',
  'direction',
  'mileMarker',
  'exitNumber',
  'roadSide',
] as const satisfies readonly DetailFieldName[]

const isOnRoad = (name: DetailFieldName) => onRoad.some((other) => other === name)

/** Of the first step, whether all was said that it must say; of the second, which need not say anything, whether it did. */
export function saidInSteps(form: RequestForm): boolean[] {
  const { serviceType, fullName, phone, email, location, additionalNotes } = form
  const details = detailFieldNames.filter((name) => !isOnRoad(name)).map((name) => form[name])
  return [
    [serviceType, fullName, phone, email, location].every(isSaid),
    [...details, additionalNotes].some(isSaid),
  ]
}

const isSaid = (text: string) => text.trim() !== ''
