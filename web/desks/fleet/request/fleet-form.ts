import { isEmergencySpelling, type Urgency } from '#contract/catalogue.ts'
import { type FleetRequestInput, fleetRequest } from '#contract/fleet-requests.ts'
import { centsOf, isPhoneNumber } from '#contract/primitives.ts'
import { sentencesOf } from '../../../kit/api/form.ts'
import { fleetRequest as words } from '../../../messages/en/fleet-request.ts'
import { instantOf } from '../../../things/requests/local-time.ts'

/** What the page holds while it is filled in. */
export interface FleetForm {
  serviceType: string
  triage: string
  urgency: Urgency
  /** As a date-time field holds it. */
  scheduledAt: string
  title: string
  description: string
  location: string
  highway: string
  direction: string
  mileMarker: string
  exitNumber: string
  dropOffLocation: string
  unitId: string
  vehicleInfo: string
  isLoaded: string
  loadType: string
  preferredTime: string
  budget: string
  contactPhone: string
  specialInstructions: string
  poNumber: string
}
export type FleetField = keyof FleetForm

/** In the order of the page: the focus goes to the first wrong one. */
export const fleetFields: readonly FleetField[] = [
  'serviceType',
  'triage',
  'urgency',
  'scheduledAt',
  'title',
  'description',
  'location',
  'highway',
  'direction',
  'mileMarker',
  'exitNumber',
  'dropOffLocation',
  'unitId',
  'vehicleInfo',
  'isLoaded',
  'loadType',
  'contactPhone',
  'preferredTime',
  'budget',
  'poNumber',
  'specialInstructions',
]

export const isTowing = ({ serviceType, triage }: Pick<FleetForm, 'serviceType' | 'triage'>) =>
  serviceType === 'Towing Service' || (isEmergencySpelling(serviceType) && triage === 'tow')

/** A wash waits in its yard; everything else may stand beside a road. */
export const isOnRoad = ({ serviceType }: Pick<FleetForm, 'serviceType'>) =>
  serviceType !== 'Truck Wash'

/** The call's body: what is not asked for in this case stays out of it. */
export function bodyOf(form: FleetForm, driverId: string): FleetRequestInput {
  const isEmergency = isEmergencySpelling(form.serviceType)
  const asked: Record<string, string | false> = {
    triage: isEmergency && form.triage,
    urgency: isEmergency ? 'emergency' : form.urgency,
    scheduledAt: !isEmergency && form.urgency === 'scheduled' && instantOf(form.scheduledAt),
    location: form.location,
    highway: isOnRoad(form) && form.highway,
    direction: isOnRoad(form) && form.direction,
    mileMarker: isOnRoad(form) && form.mileMarker,
    exitNumber: isOnRoad(form) && form.exitNumber,
    dropOffLocation: isTowing(form) && form.dropOffLocation,
    unitId: form.unitId,
    vehicleInfo: !form.unitId && form.vehicleInfo,
    isLoaded: isOnRoad(form) && form.isLoaded,
    loadType: isOnRoad(form) && form.isLoaded === 'yes' && form.loadType,
    preferredTime: form.preferredTime,
    budget: form.budget.replace(/^\$|,/g, ''),
    contactPhone: form.contactPhone,
    specialInstructions: form.specialInstructions,
    poNumber: form.poNumber,
  }
  const { serviceType, title, description } = form
  const said = Object.entries(asked).filter(([, value]) => value !== false && value.trim() !== '')
  return { driverId, serviceType, title, description, ...Object.fromEntries(said) }
}

export type Wrongs = Partial<Record<FleetField, string>>

/** What the server would refuse, before it is asked. `now` in milliseconds. */
export function wrongsOf(form: FleetForm, driverId: string, now: number): Wrongs {
  const parsed = fleetRequest.safeParse(bodyOf(form, driverId))
  const wrongs: Wrongs = parsed.success ? {} : sentencesOf(parsed.error)
  if (form.urgency === 'scheduled' && !isEmergencySpelling(form.serviceType)) {
    const at = new Date(form.scheduledAt).getTime()
    if (Number.isNaN(at)) wrongs.scheduledAt = words.whenMissing
    else if (at < now) wrongs.scheduledAt = words.whenPast
  }
  if (form.location.trim().length < 3) wrongs.location ??= words.locationMissing
  if (!isPhoneNumber(form.contactPhone)) wrongs.contactPhone ??= words.contactPhoneWrong
  if (form.budget.trim() && !centsOf(form.budget.replace(/^\$|,/g, '')))
    wrongs.budget ??= words.budgetWrong
  return wrongs
}

/** Is something that must be said not said at all (S1 §5)? */
export const isMissing = (form: FleetForm): boolean =>
  [form.serviceType, form.title, form.description].some((value) => value.trim() === '')
