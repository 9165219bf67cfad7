import {
  type DetailFieldName,
  detailFieldNames,
  isEmergencySpelling,
  readServiceType,
  services,
  type TriageAnswer,
  triage,
  type Urgency,
} from '#contract/catalogue.ts'
import { settings } from '#contract/settings.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { Saying } from '#contract/words/sayings.ts'
import type { Deed } from '../core/deed.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { type Customer, createRequest, type NewRequest } from './create-request.ts'
import type { DevicePosition } from './whereabouts.ts'

export type Said = Partial<Record<DetailFieldName, string | null | undefined>>

/** What somebody says who asks for help, whichever call carries it. */
export interface AskForm
  extends Said,
    DevicePosition,
    Pick<
      NewRequest,
      | 'preferredTime'
      | 'location'
      | 'title'
      | 'budgetCents'
      | 'poNumber'
      | 'isOnce'
      | 'textsConsent'
    > {
  /** In any spelling; "Emergency" is a word for urgency (rules A). */
  serviceType: string
  /** What is needed, whatever the service is called. */
  triage?: TriageAnswer | undefined
  urgency: Urgency
  /** The moment for which help is wanted; null where any on its day will do. */
  scheduledAt?: string | null | undefined
  additionalNotes?: string | undefined
  providerId?: string | undefined
}

/** Somebody asks for help, by any of the four calls: what they say in their ways becomes one request (rules C1). */
export async function ask(
  deed: Deed,
  by: Customer,
  form: AskForm,
  /** The call's own code for a service that is not in the catalogue. */
  code: RefusalCode = 'missing_fields',
): ReturnType<typeof createRequest> {
  const isEmergency = isEmergencySpelling(form.serviceType)
  const need = isEmergency ? (form.triage ?? 'dont_know') : form.triage
  const serviceType =
    isEmergency && need ? triage[need].serviceType : readServiceType(form.serviceType)
  if (!serviceType) throw unknownService(form.serviceType, code)
  const urgency = isEmergency ? 'emergency' : form.urgency
  return createRequest(deed, {
    serviceType,
    trades: need ? triage[need].trades : [services[serviceType].trade],
    urgency,
    title: form.title,
    preferredTime: form.preferredTime,
    scheduledAt:
      urgency === 'scheduled' && form.scheduledAt !== null
        ? momentOf(form.scheduledAt, deed.now)
        : null,
    details: saidOnly(form),
    additionalNotes: form.additionalNotes || null,
    location: form.location,
    position: positionOf(form),
    namedProviderId: form.providerId,
    budgetCents: form.budgetCents,
    poNumber: form.poNumber || undefined,
    isOnce: form.isOnce,
    textsConsent: form.textsConsent,
    customer: by,
  })
}

/** An instant to come, or a refusal that names the field. */
export function momentOf(typed: string | undefined, now: Date): Date {
  const at = typed ? new Date(typed) : null
  const refuse = (saying: Saying) => refusalAt('scheduledAt', saying, 'submission_issue')
  if (!at || Number.isNaN(at.getTime())) throw refuse(refusals.requests.whenWanted)
  if (at <= now) throw refuse(refusals.requests.inThePast)
  if (at.getTime() > now.getTime() + settings.farthestAheadMs)
    throw refuse(refusals.requests.tooFarAhead)
  return at
}

/** The device's position as a form carries it, or none: half a position is none (rules C1). */
export const positionOf = ({ lat, lng, accuracyM, fixedAt }: DevicePosition): DevicePosition =>
  lat === undefined || lng === undefined ? {} : { lat, lng, accuracyM, fixedAt }

/** Of what somebody says in a form the details that hold something. */
export function saidOnly(said: Said): Record<string, string> {
  const details: Record<string, string> = {}
  for (const name of detailFieldNames) {
    const value = said[name]
    if (value) details[name] = value
  }
  return details
}

type RefusalCode = 'missing_fields' | 'submission_issue' | 'already_assigned'

/** The service is in nobody's words that we know. */
export const unknownService = (spelling: string, code?: RefusalCode): Refusal =>
  refusalAt('serviceType', refusals.requests.unknownService({ service: spelling }), code)

/** A refusal whose sentence stands at one field of the form. */
export const refusalAt = (
  field: string,
  saying: Saying,
  code: RefusalCode = 'missing_fields',
): Refusal => new Refusal(code, saying, { details: { [field]: saying } })
