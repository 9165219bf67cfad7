import {
  type DetailFieldName,
  detailFieldNames,
  isEmergencySpelling,
  type PreferredTime,
  readServiceType,
  type ServiceType,
  services,
  type TriageAnswer,
  triage,
  triageAnswers,
  type Urgency,
} from '#contract/services.ts'
import type { PlacedPosition, Unclear } from '../../../kit/places/which-place.ts'

/** What every way to ask holds while it is filled in; the call's body is made of it at the end. */
export type RequestForm = Record<DetailFieldName, string> &
  typeof ofFleet & {
    fullName: string
    phone: string
    email: string
    location: string
    /** The answer to the safety question; "yes" makes it an emergency (rules C2). */
    danger: 'yes' | 'no' | ''
    triage: TriageAnswer | ''
    serviceType: ServiceType | ''
    preferredServiceTime: PreferredTime
    /** As a date-time field holds it: the reader's own time, without a zone. */
    scheduledAt: string
    additionalNotes: string
    /** Asked for on the map's way (S0 §5) and of a fleet; the wizard's follows from the time. */
    urgency: Urgency
    /** Only ever from the device or a pin put by hand: a typed place is looked up by the server (rules C1). */
    position: PlacedPosition | null
    unclear: Unclear | null
  }
export type RequestField = keyof RequestForm

const noDetails = Object.fromEntries(detailFieldNames.map((name) => [name, ''])) as Record<
  DetailFieldName,
  string
> // every name is in it

/** What a fleet's record is asked about, and what only a fleet says (S1 §3). */
export const ofFleet = {
  unitId: '',
  title: '',
  vehicleInfo: '',
  preferredTime: '',
  budget: '',
  poNumber: '',
}

export const emptyRequest: RequestForm = {
  ...noDetails,
  ...ofFleet,
  fullName: '',
  phone: '',
  email: '',
  location: '',
  danger: '',
  triage: '',
  serviceType: '',
  preferredServiceTime: 'asap',
  scheduledAt: '',
  additionalNotes: '',
  urgency: 'urgent',
  position: null,
  unclear: null,
}

/** The answers to the safety question; in an emergency what was chosen before it is still what is needed. */
export function safetyAnswered(
  danger: 'yes' | 'no',
  { serviceType }: Pick<RequestForm, 'serviceType'>,
): Partial<RequestForm> {
  const need =
    serviceType &&
    triageAnswers.find((answer) => triage[answer].trades[0] === services[serviceType].trade)
  return danger === 'yes' && need ? { danger, triage: need } : { danger }
}

/** What a link asks for: `?serviceType=` in any spelling, "Emergency" as the answer to the safety question. */
export function askedService(spelling: string | null): Partial<RequestForm> {
  if (!spelling) return {}
  if (isEmergencySpelling(spelling)) return { danger: 'yes' }
  const serviceType = readServiceType(spelling)
  return serviceType ? { serviceType, danger: '' } : {}
}

export const isEmergency = ({ danger }: Pick<RequestForm, 'danger'>): boolean => danger === 'yes'

/** The service whose questions fit, or null while none is chosen. */
export function serviceAsked(
  form: Pick<RequestForm, 'danger' | 'triage' | 'serviceType'>,
): ServiceType | null {
  if (isEmergency(form)) return triage[form.triage || 'dont_know'].serviceType
  return form.serviceType || null
}
