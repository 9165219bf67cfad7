import { type DetailFieldName, optionLabel, services } from '#contract/catalogue.ts'
import { requests } from '../messages/en/requests.ts'
import { formatExact, formatPhone } from '../ui/format.ts'
import { accuracyWords } from './accuracy-words.ts'
import { answersOf, isEmergency, type RequestField, type RequestForm } from './request-form.ts'

export interface ReviewLine {
  label: string
  /** Empty when it has not been entered. */
  value: string
  isRequired: boolean
}
export interface ReviewPart {
  name: keyof typeof requests.review.sections
  step: number
  /** Where "Edit" puts the focus. */
  field: RequestField
  lines: ReviewLine[]
}

const line = (label: string, value: string, isRequired = false): ReviewLine => ({
  label,
  value,
  isRequired,
})

/** What step 3 shows of the form, in the order of the steps. */
export function reviewOf(form: RequestForm): ReviewPart[] {
  return [
    { name: 'service', step: 1, field: serviceField(form), lines: serviceLines(form) },
    { name: 'you', step: 1, field: 'fullName', lines: contactLines(form) },
    { name: 'where', step: 1, field: 'location', lines: placeLines(form) },
    { name: 'details', step: 2, field: 'additionalNotes', lines: detailLines(form) },
  ]
}

const serviceField = (form: RequestForm) => (isEmergency(form) ? 'triage' : 'serviceType')

function serviceLines(form: RequestForm): ReviewLine[] {
  const { safety, service, triage } = requests
  if (isEmergency(form)) return [line(safety.triage, triage[form.triage || 'dont_know'].label)]
  const ask = form.serviceType && services[form.serviceType].ask
  return [line(service.question, ask, true)]
}

function contactLines({ fullName, phone, email }: RequestForm): ReviewLine[] {
  const { basics } = requests
  return [
    line(basics.fullName, fullName.trim(), true),
    line(basics.phone, formatPhone(phone.trim()), true),
    line(basics.email, email.trim(), true),
  ]
}

function placeLines(form: RequestForm): ReviewLine[] {
  const { basics, review } = requests
  const { location, position, preferredServiceTime, scheduledAt } = form
  const lines = [line(basics.location, location.trim(), true)]
  if (position) lines.push(line(review.position, accuracyWords(position.accuracyM)))
  if (isEmergency(form)) return lines
  if (preferredServiceTime !== 'custom_date/time')
    return [...lines, line(basics.time, optionLabel(preferredServiceTime), true)]
  return [...lines, line(basics.time, scheduledAt && formatExact(scheduledAt), true)]
}

function detailLines(form: RequestForm): ReviewLine[] {
  const answers = Object.entries(answersOf(form)) as [DetailFieldName, string][] // its own type
  const lines = answers.map(([name, value]) =>
    line(requests.details[name].label, optionLabel(value)),
  )
  const notes = form.additionalNotes.trim()
  return notes ? [...lines, line(requests.extra.notes, notes)] : lines
}
