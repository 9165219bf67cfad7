import { type FleetService, fleetServices, readServiceType, services } from '#contract/catalogue.ts'
import type { Driver } from '#contract/drivers.ts'
import { isEmergencyAsked } from '#contract/emergency.ts'
import {
  type FleetRequest,
  type FleetRequestInput,
  fleetRequest,
} from '#contract/fleet-requests.ts'
import { isPhoneNumber } from '#contract/phone.ts'
import { centsOf } from '#contract/primitives.ts'
import { settings } from '#contract/settings.ts'
import { commonFields } from '#contract/words/en/fields/common.ts'
import { fleetRequest as words } from '#contract/words/en/fleet-request.ts'
import { sentence } from '#contract/words/sayings.ts'
import { formatPhone } from '../../../kit/ui/format.ts'
import { type Checked, checkBody, saidOnly } from '../../../things/requests/form/check-body.ts'
import { instantOf } from '../../../things/requests/form/local-time.ts'
import { answersOf } from '../../../things/requests/form/request-answers.ts'
import {
  emptyRequest,
  isEmergency,
  type RequestForm,
} from '../../../things/requests/form/request-form.ts'

/**
 * What is known of the driver is filled in: the place only where the truck stands there or was there just now. `now` in
 * milliseconds.
 */
export const startOf = (driver: Driver, now: number): RequestForm => ({
  ...emptyRequest,
  phone: formatPhone(driver.phone),
  location: placeNow(driver.lastKnownLocation, now),
  unitId: driver.units[0]?.id ?? '',
  vehicleInfo: driver.vehicleInfo ?? '',
})

function placeNow(known: Driver['lastKnownLocation'], now: number): string {
  if (known === null) return ''
  const age = known.at === null ? Number.POSITIVE_INFINITY : now - Date.parse(known.at)
  return known.isOfRequest || age <= settings.lastLocationFreshMs ? known.place : ''
}

/** An earlier request, with the fleet's own word for its service: a driver says "tow", and whoever answers knows more. */
export function againOf(form: RequestForm): RequestForm {
  const { serviceType } = form
  const known = fleetServices.map(readServiceType)
  const same = known.find((service) => service === serviceType)
  const ofTrade = known.find(
    (service) => service && serviceType && services[service].trade === services[serviceType].trade,
  )
  return { ...form, serviceType: same ?? ofTrade ?? '' }
}

/** The chosen service as the specification's list spells it; the empty string while none is chosen. */
export const spellingOf = (form: RequestForm): FleetService | '' =>
  isEmergency(form)
    ? 'Emergency Services'
    : (fleetServices.find((service) => readServiceType(service) === form.serviceType) ?? '')

/** Beside the form: who is asked by name, and that a second request is meant. */
export type AskedBeside = Pick<FleetRequestInput, 'providerId' | 'isConfirmed'>

/** The call's body: what is not asked for in this case stays out of it. */
export function bodyOf(
  form: RequestForm,
  driverId: string,
  { providerId, isConfirmed }: AskedBeside = {},
): FleetRequestInput {
  const isUrgent = isEmergency(form)
  const { problemDescription, ...answers } = answersOf(form)
  return {
    driverId,
    serviceType: spellingOf(form),
    title: form.title,
    description: form.problemDescription,
    ...(!isUrgent && form.urgency === 'scheduled' && { scheduledAt: instantOf(form.scheduledAt) }),
    ...answers,
    ...saidOnly({
      triage: isUrgent && form.triage,
      urgency: isUrgent ? 'emergency' : form.urgency,
      location: form.location,
      unitId: form.unitId,
      vehicleInfo: !form.unitId && form.vehicleInfo,
      preferredTime: form.preferredTime,
      budget: amountOf(form),
      contactPhone: form.phone,
      specialInstructions: form.specialInstructions,
      poNumber: form.poNumber,
    }),
    ...(providerId && { providerId }),
    ...(isConfirmed && { isConfirmed }),
  }
}

/** Why this is no budget, or null; none at all is one. */
export const budgetProblem = (form: Pick<RequestForm, 'budget'>): string | null =>
  form.budget.trim() && !centsOf(amountOf(form)) ? words.budgetWrong : null

const amountOf = ({ budget }: Pick<RequestForm, 'budget'>) => budget.replace(/^\$|,/g, '')

/** The body, or what breaks the rules of S1 §5. */
export const checkFleetRequest = (
  form: RequestForm,
  now: number,
  driverId: string,
  beside?: AskedBeside,
): Checked<FleetRequest> =>
  checkBody(fleetRequest, bodyOf(form, driverId, beside), form, now, {
    ...(form.location.trim().length < 3 && { location: words.locationMissing }),
    ...(!isPhoneNumber(form.phone) && {
      phone: sentence(commonFields.phoneWrong({ field: 'contactPhone' })),
    }),
    ...(budgetProblem(form) && { budget: words.budgetWrong }),
  })

/** An emergency waits for no words. */
export const needsNoWords = (form: RequestForm): boolean =>
  isEmergencyAsked({ serviceType: spellingOf(form), urgency: form.urgency })

/** Is something that must be said not said at all (S1 §5)? */
export const isMissing = (form: RequestForm): boolean =>
  [spellingOf(form), ...(needsNoWords(form) ? [] : [form.title, form.problemDescription])].some(
    (value) => value.trim() === '',
  )
