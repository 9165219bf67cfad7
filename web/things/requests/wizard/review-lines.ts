import { type DetailFieldName, roadFields } from '#contract/catalogue.ts'
import { fields } from '#contract/words/en/fields.ts'
import { optionLabel } from '#contract/words/en/options.ts'
import { placeAnswers } from '#contract/words/en/place-answers.ts'
import { askedAs, requestSteps } from '#contract/words/en/request-steps.ts'
import { requests } from '#contract/words/en/requests.ts'
import { serviceWords } from '#contract/words/en/services.ts'
import { accuracyWords } from '../../../kit/places/accuracy-words.ts'
import { isSentUnclear, positionToSend } from '../../../kit/places/which-place.ts'
import { formatExact, formatPhone } from '../../../kit/ui/format.ts'
import { chosenMoment } from '../form/chosen-moment.ts'
import { answersOf } from '../form/request-answers.ts'
import { isEmergency, type RequestField, type RequestForm } from '../form/request-form.ts'

export interface ReviewLine {
  label: string
  /** Empty when it has not been entered. */
  value: string
  isRequired: boolean
}
export interface ReviewPart {
  name: keyof typeof requestSteps.review.sections
  step: number
  /** Where "Edit" puts the focus; where it is not said, at the beginning of the step. */
  field?: RequestField
  lines: ReviewLine[]
}

const line = (label: string, value: string, isRequired = false): ReviewLine => ({
  label,
  value,
  isRequired,
})

/** What step 3 shows of the form, in the order of the steps. `photos` says how many wait, in words. */
export function reviewOf(form: RequestForm, photos: string | null): ReviewPart[] {
  return [
    { name: 'service', step: 1, field: serviceField(form), lines: serviceLines(form) },
    { name: 'you', step: 1, field: 'fullName', lines: contactLines(form) },
    { name: 'where', step: 1, field: 'location', lines: placeLines(form) },
    { name: 'details', step: 2, lines: detailLines(form, photos) },
  ]
}

const serviceField = (form: RequestForm) => (isEmergency(form) ? 'triage' : 'serviceType')

function serviceLines(form: RequestForm): ReviewLine[] {
  const { safety, service } = requests
  const { triage } = requestSteps
  if (isEmergency(form)) return [line(safety.triage, triage[form.triage || 'dont_know'].label)]
  const ask = form.serviceType && serviceWords.types[form.serviceType]
  return [line(service.question, ask, true)]
}

function contactLines({ fullName, phone, email }: RequestForm): ReviewLine[] {
  return [
    line(fields.fullName, fullName.trim(), true),
    line(fields.phone, formatPhone(phone.trim()), true),
    line(fields.email, email.trim(), true),
  ]
}

function placeLines(form: RequestForm): ReviewLine[] {
  const { basics } = requests
  const { review } = requestSteps
  const position = positionToSend(form)
  const lines = [line(basics.location, form.location.trim(), true)]
  if (isSentUnclear(form)) lines.push(line(review.unclear, placeAnswers.kept))
  if (position?.isPinned) lines.push(line(review.pinned, coordinatesOf(position)))
  else if (position) lines.push(line(review.position, accuracyWords(position.accuracyM)))
  lines.push(...answerLines(form, true))
  if (isEmergency(form)) return lines
  const moment = chosenMoment(form)
  if (moment === null)
    return [...lines, line(basics.time, optionLabel(form.preferredServiceTime), true)]
  return [...lines, line(basics.time, moment && formatExact(moment), true)]
}

const coordinatesOf = ({ lat, lng }: { lat: number; lng: number }) =>
  `${lat.toFixed(5)}, ${lng.toFixed(5)}`

function detailLines(form: RequestForm, photos: string | null): ReviewLine[] {
  const lines = answerLines(form, false)
  const notes = form.additionalNotes.trim()
  if (notes) lines.push(line(requestSteps.extra.notes, notes))
  if (photos) lines.push(line(requestSteps.review.photos, photos))
  return lines
}

const onRoad = new Set<DetailFieldName>(roadFields.map(({ name }) => name))

/** The answers about the road, or all others. */
function answerLines(form: RequestForm, aboutRoad: boolean): ReviewLine[] {
  const answers = Object.entries(answersOf(form)) as [DetailFieldName, string][] // its own type
  return answers
    .filter(([name]) => onRoad.has(name) === aboutRoad)
    .map(([name, value]) => line(askedAs(name), optionLabel(value)))
}
