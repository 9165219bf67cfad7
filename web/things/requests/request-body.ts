import type { IndividualRequestInput } from '#contract/asking.ts'
import { type DetailFieldName, fieldsOf } from '#contract/catalogue.ts'
import { positionInBody } from '../../kit/places/which-place.ts'
import { instantOf } from './local-time.ts'
import { isEmergency, type RequestForm, serviceAsked } from './request-form.ts'

/** The call's body: only the answers to the questions of the service that was chosen last. */
export function bodyOf(form: RequestForm): IndividualRequestInput {
  const { fullName, phone, email, location, additionalNotes } = form
  const time = isEmergency(form) ? 'asap' : form.preferredServiceTime
  return {
    fullName,
    phone,
    email,
    location,
    serviceType: isEmergency(form) ? 'Emergency' : form.serviceType,
    ...(isEmergency(form) && form.triage && { triage: form.triage }),
    preferredServiceTime: time,
    ...(time === 'custom_date/time' && { scheduledAt: instantOf(form.scheduledAt) }),
    ...(additionalNotes.trim() && { additionalNotes }),
    ...answersOf(form),
    ...positionInBody(form),
  }
}

/** The answered questions of the chosen service, in their order. */
export function answersOf(form: RequestForm): Partial<Record<DetailFieldName, string>> {
  const service = serviceAsked(form)
  if (!service) return {}
  const answered = fieldsOf(service).filter(
    ({ name }) => form[name].trim() !== '' && isAsked(name, form),
  )
  return Object.fromEntries(answered.map(({ name }) => [name, form[name]]))
}

/** Some questions follow from the answer to another. */
export const isAsked = (name: DetailFieldName, { isLoaded }: RequestForm): boolean =>
  name !== 'loadType' || isLoaded === 'yes'
