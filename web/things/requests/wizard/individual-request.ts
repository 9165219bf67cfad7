import {
  type IndividualRequest,
  type IndividualRequestInput,
  individualRequest,
} from '#contract/asking.ts'
import { positionInBody } from '../../../kit/places/which-place.ts'
import { type Checked, checkBody } from '../form/check-body.ts'
import { instantOf } from '../form/local-time.ts'
import { answersOf } from '../form/request-answers.ts'
import { isEmergency, type RequestForm } from '../form/request-form.ts'

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

/** The body, or what breaks the rules of S0 §5. */
export const checkRequest = (form: RequestForm, now: number): Checked<IndividualRequest> =>
  checkBody(individualRequest, bodyOf(form), form, now)
