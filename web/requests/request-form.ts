import type { IndividualRequestInput } from '#contract/asking.ts'
import {
  type DetailFieldName,
  detailFieldNames,
  fieldsOf,
  isEmergencySpelling,
  type PreferredTime,
  readServiceType,
  type ServiceType,
  type TriageAnswer,
  triage,
} from '#contract/catalogue.ts'
import { instantOf } from './local-time.ts'

/** Where the device says it is. */
export interface DevicePosition {
  lat: number
  lng: number
  accuracyM: number
  fixedAt: string
}

/** What the wizard holds while it is filled in; the call's body is made of it at the end. */
export type RequestForm = Record<DetailFieldName, string> & {
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
  /** Only ever from the device: a typed place is looked up by the server (rules C1). */
  position: DevicePosition | null
}
export type RequestField = keyof RequestForm

const noDetails = Object.fromEntries(detailFieldNames.map((name) => [name, ''])) as Record<
  DetailFieldName,
  string
> // every name is in it

export const emptyRequest: RequestForm = {
  ...noDetails,
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
  position: null,
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

/** The call's body: only the answers to the questions of the service that was chosen last. */
export function bodyOf(form: RequestForm): IndividualRequestInput {
  const { fullName, phone, email, location, additionalNotes, position } = form
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
    ...position,
  }
}

/** The answered questions of the chosen service, in their order. */
export function answersOf(form: RequestForm): Partial<Record<DetailFieldName, string>> {
  const service = serviceAsked(form)
  if (!service) return {}
  const answered = fieldsOf(service).filter(({ name }) => form[name].trim() !== '')
  return Object.fromEntries(answered.map(({ name }) => [name, form[name]]))
}
