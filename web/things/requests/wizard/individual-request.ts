import {
  type IndividualRequest,
  type IndividualRequestInput,
  individualRequest,
} from '#contract/asking.ts'
import { positionInBody } from '../../../kit/places/which-place.ts'
import { type Checked, checkBody } from '../form/check-body.ts'
import { chosenMoment } from '../form/chosen-moment.ts'
import { instantOf } from '../form/local-time.ts'
import { answersOf } from '../form/request-answers.ts'
import { isEmergency, type RequestField, type RequestForm } from '../form/request-form.ts'

/** The call's body: only the answers to the questions of the service that was chosen last. */
export function bodyOf(form: RequestForm): IndividualRequestInput {
  const { fullName, phone, email, location, additionalNotes } = form
  const time = isEmergency(form) ? 'asap' : form.preferredServiceTime
  const moment = isEmergency(form) ? null : chosenMoment(form)
  return {
    fullName,
    phone,
    email,
    location,
    serviceType: isEmergency(form) ? 'Emergency' : form.serviceType,
    ...(isEmergency(form) && form.triage && { triage: form.triage }),
    preferredServiceTime: time,
    ...(moment !== null && { scheduledAt: instantOf(moment) }),
    ...(additionalNotes.trim() && { additionalNotes }),
    ...answersOf(form),
    ...positionInBody(form),
  }
}

/** What the emergency's page shows. */
const ofEmergency: readonly string[] = ['location', 'phone', 'triage'] satisfies RequestField[]

/** The body, or what breaks the rules of S0 §5. What was typed wrong before it was an emergency does not hold it up. */
export function checkRequest(form: RequestForm, now: number): Checked<IndividualRequest> {
  const body = bodyOf(form)
  const checked = checkBody(individualRequest, body, form, now)
  if (!isEmergency(form) || !checked.wrongs) return checked
  const { wrongs } = checked
  const right = Object.entries(body).filter(([name]) => ofEmergency.includes(name) || !wrongs[name])
  return checkBody(individualRequest, Object.fromEntries(right), form, now)
}
