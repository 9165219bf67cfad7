import {
  isEmergencySpelling,
  readServiceType,
  type ServiceType,
  services,
  type Trade,
  type TriageAnswer,
  triage,
  type Urgency,
} from '#contract/catalogue.ts'
import { Refusal } from '../platform/http/refusal.ts'
import type { DevicePosition } from './whereabouts.ts'

export interface AskedService {
  serviceType: ServiceType
  trades: readonly Trade[]
  urgency: Urgency
}

/**
 * The service that a form names in any spelling. An emergency is a word for urgency; what it needs is the answer to
 * one question (rules A). What is not in the catalogue is refused with the form's own code.
 */
export function readAskedService(
  form: { serviceType: string; triage?: TriageAnswer | undefined },
  urgency: Urgency,
  code: 'submission_issue' | 'missing_fields',
): AskedService {
  if (isEmergencySpelling(form.serviceType)) {
    const { serviceType, trades } = triage[form.triage ?? 'dont_know']
    return { serviceType, trades, urgency: 'emergency' }
  }
  const serviceType = readServiceType(form.serviceType)
  if (!serviceType) {
    const message = `We do not know the service “${form.serviceType}”.`
    throw new Refusal(code, message, { details: { serviceType: message } })
  }
  return { serviceType, trades: [services[serviceType].trade], urgency }
}

/** The moment for which help is wanted: an instant to come, or a refusal that names the field. */
export function scheduleAt(typed: string | undefined, now: Date): Date {
  const at = typed ? new Date(typed) : null
  if (!at || Number.isNaN(at.getTime())) throw refuse('Choose the date and time.')
  if (at <= now) throw refuse('Choose a date and time in the future.')
  return at
}

/** The device's position as a form carries it, or none: half a position is none (rules C1). */
export function positionOf({ lat, lng, accuracyM, fixedAt }: DevicePosition): DevicePosition {
  return lat === undefined || lng === undefined ? {} : { lat, lng, accuracyM, fixedAt }
}

const refuse = (message: string) =>
  new Refusal('submission_issue', message, { details: { scheduledAt: message } })
