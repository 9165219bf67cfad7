import {
  type DetailFieldName,
  detailFieldNames,
  isEmergencySpelling,
  readServiceType,
  services,
  triage,
  type Urgency,
  urgencyOfTime,
} from '#contract/catalogue.ts'
import type { IndividualRequest } from '#contract/requests.ts'
import type { Actor } from '../auth/actor.ts'
import type { Deed } from '../platform/http/deed.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { createRequest, type NewRequest } from './create-request.ts'

/** The wizard's request (S0 §2.7): anybody with a phone number; somebody signed in owns it with his account. */
export function askIndividually(deed: Deed, actor: Actor, form: IndividualRequest) {
  const asked = serviceOf(form)
  const request: NewRequest = {
    serviceType: asked.serviceType,
    trades: asked.trades,
    urgency: asked.urgency,
    preferredTime: form.preferredServiceTime,
    scheduledAt: scheduleOf(form, asked.urgency, deed.now),
    details: detailsOf(form),
    additionalNotes: form.additionalNotes || null,
    location: form.location,
    position: positionOf(form),
    customer: {
      name: form.fullName,
      phone: form.phone,
      email: form.email,
      userId: actor.kind === 'user' ? actor.userId : null,
    },
  }
  return createRequest(deed, request)
}

/** An emergency is a word for urgency; what it needs is the answer to one question (rules A). */
function serviceOf(form: IndividualRequest) {
  const answer = form.triage ? triage[form.triage] : null
  if (isEmergencySpelling(form.serviceType)) {
    const { serviceType, trades } = answer ?? triage.dont_know
    return { serviceType, trades, urgency: 'emergency' as Urgency }
  }
  const serviceType = readServiceType(form.serviceType)
  if (!serviceType) throw refuse('serviceType', `We do not know the service “${form.serviceType}”.`)
  return {
    serviceType,
    trades: answer?.trades ?? [services[serviceType].trade],
    urgency: urgencyOfTime[form.preferredServiceTime],
  }
}

function scheduleOf(form: IndividualRequest, urgency: Urgency, now: Date): Date | null {
  if (urgency !== 'scheduled') return null
  if (form.preferredServiceTime === 'tomorrow' && !form.scheduledAt) return null
  const at = form.scheduledAt ? new Date(form.scheduledAt) : null
  if (!at || Number.isNaN(at.getTime())) throw refuse('scheduledAt', 'Choose the date and time.')
  if (at <= now) throw refuse('scheduledAt', 'Choose a date and time in the future.')
  return at
}

function detailsOf(form: IndividualRequest): Record<string, string> {
  const details: Partial<Record<DetailFieldName, string>> = {}
  for (const name of detailFieldNames) {
    const value = form[name]
    if (value) details[name] = value
  }
  return details
}

function positionOf(form: IndividualRequest) {
  const { lat, lng, accuracyM, fixedAt } = form
  return lat === undefined || lng === undefined ? {} : { lat, lng, accuracyM, fixedAt }
}

const refuse = (field: string, message: string) =>
  new Refusal('submission_issue', message, { details: { [field]: message } })
