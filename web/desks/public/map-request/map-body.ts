import { services } from '#contract/catalogue.ts'
import type { MapRequestInput } from '#contract/towing.ts'
import { positionInBody } from '../../../kit/places/which-place.ts'
import { instantOf } from '../../../things/requests/local-time.ts'
import { answersOf } from '../../../things/requests/request-body.ts'
import {
  isEmergency,
  type RequestForm,
  serviceAsked,
} from '../../../things/requests/request-form.ts'

/** A tow asks for drop-off and details; an emergency that may need one does not wait for them. */
export function isTow(form: RequestForm): boolean {
  const service = serviceAsked(form)
  return !isEmergency(form) && service !== null && services[service].trade === 'towing'
}

/** The call's body of what the form holds. */
export function mapBodyOf(form: RequestForm, providerId: string | null): MapRequestInput {
  const { location, fullName, phone, email } = form
  const isUrgent = isEmergency(form)
  return {
    ...(isTow(form) ? towOf(form) : shortOf(form)),
    ...(providerId && { providerId }),
    serviceType: isUrgent ? 'Emergency' : form.serviceType,
    ...(isUrgent && form.triage && { triage: form.triage }),
    pickupLocation: location,
    contactPhone: phone,
    ...(fullName.trim() && { fullName }),
    ...(email.trim() && { email }),
    ...positionInBody(form),
  }
}

function towOf(form: RequestForm): Partial<MapRequestInput> {
  // What the call names in its own way is left out of what goes along as it is.
  const { make, model, year, dropOffLocation, ...details } = answersOf(form)
  const { vehicleColor, urgency, scheduledAt } = form
  return {
    // The catalogue's values are those of the call's lists.
    ...(details as Partial<MapRequestInput>),
    vehicleMake: make,
    vehicleModel: model,
    vehicleYear: year,
    dropoffLocation: dropOffLocation,
    ...(vehicleColor.trim() && { vehicleColor }),
    urgency,
    ...(urgency === 'scheduled' && { scheduledAt: instantOf(scheduledAt) }),
  }
}

/** Any other service asks for a place and a phone number only; what was said of the problem goes along. */
const shortOf = ({ problemDescription }: RequestForm): Partial<MapRequestInput> =>
  problemDescription.trim() ? { problemDescription } : {}
