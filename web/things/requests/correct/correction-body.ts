import { type DetailFieldName, detailFieldNames, fieldsOf } from '#contract/catalogue.ts'
import { type Correction, type CorrectionInput, correction } from '#contract/correcting.ts'
import { positionInBody } from '../../../kit/places/which-place.ts'
import { type Checked, checkBody } from '../form/check-body.ts'
import { chosenMoment } from '../form/chosen-moment.ts'
import { instantOf } from '../form/local-time.ts'
import { isEmergency, type RequestForm, serviceAsked } from '../form/request-form.ts'

/** What is another than before: nothing else is sent, so that nobody's change is undone by the way. */
export function correctionOf(before: RequestForm, now: RequestForm): CorrectionInput {
  const body: CorrectionInput = {}
  const place = (form: RequestForm) => ({ location: form.location, ...positionInBody(form) })
  if (differ(place(before), place(now))) Object.assign(body, place(now))
  if (isEmergency(now) && now.triage && now.triage !== before.triage) body.triage = now.triage
  else if (now.serviceType && now.serviceType !== before.serviceType)
    body.serviceType = now.serviceType
  const { preferredServiceTime: time } = now
  if (time !== before.preferredServiceTime || now.scheduledAt !== before.scheduledAt) {
    body.preferredServiceTime = time
    const moment = chosenMoment(now)
    if (moment !== null) body.scheduledAt = instantOf(moment)
  }
  if (now.fullName !== before.fullName) body.fullName = now.fullName
  if (now.email !== before.email) body.email = now.email
  if (now.phone !== before.phone) body.contactPhone = now.phone
  if (now.additionalNotes !== before.additionalNotes) body.additionalNotes = now.additionalNotes
  return { ...body, ...correctedDetails(before, now) }
}

/** Another service asks other questions: the answers to the old ones go. */
function correctedDetails(before: RequestForm, now: RequestForm) {
  const [asked, asks] = [namesOf(before), namesOf(now)]
  const details: Partial<Record<DetailFieldName, string>> = {}
  for (const name of detailFieldNames) {
    const value = asked.includes(name) && !asks.includes(name) ? '' : now[name]
    if (value !== before[name]) details[name] = value
  }
  return details
}

function namesOf(form: RequestForm): DetailFieldName[] {
  const service = serviceAsked(form)
  return service ? fieldsOf(service).map(({ name }) => name) : []
}

const differ = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other)

/** The body, or what the server would refuse of it. */
export const checkCorrection =
  (before: RequestForm) =>
  (form: RequestForm, now: number): Checked<Correction> =>
    checkBody(correction, correctionOf(before, form), form, now)
