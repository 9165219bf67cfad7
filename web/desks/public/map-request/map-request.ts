import { missingOf } from '#contract/emergency.ts'
import { isPhoneNumber } from '#contract/phone.ts'
import {
  type MapRequest,
  type MapRequestInput,
  mapRequest,
  phoneRequired,
  towingRequired,
} from '#contract/towing.ts'
import { sentence } from '#contract/words/sayings.ts'
import { positionInBody } from '../../../kit/places/which-place.ts'
import { atFormFields, type Checked, checkBody } from '../../../things/requests/form/check-body.ts'
import { instantOf } from '../../../things/requests/form/local-time.ts'
import { answersOf, isTow } from '../../../things/requests/form/request-answers.ts'
import {
  isEmergency,
  type RequestField,
  type RequestForm,
} from '../../../things/requests/form/request-form.ts'

/** What the map step asks, in its order; in an emergency all that is asked. */
export const placeFields = (form: RequestForm): RequestField[] =>
  isEmergency(form) ? ['triage', 'location', 'phone'] : ['triage', 'location', 'dropOffLocation']

/** The call's body, or what breaks the rules of S0 §5. */
export function checkMapRequest(
  form: RequestForm,
  now: number,
  providerId: string | null,
): Checked<MapRequest> {
  const body = bodyOf(form, providerId)
  const missing = isTow(form)
    ? Object.entries(missingOf(body, towingRequired)).map(([name, saying]) => [
        name,
        sentence(saying),
      ])
    : []
  return checkBody(mapRequest, body, form, now, {
    ...atFormFields(Object.fromEntries(missing)),
    ...(!isPhoneNumber(form.phone) && { phone: sentence(phoneRequired) }),
  })
}

function bodyOf(form: RequestForm, providerId: string | null): MapRequestInput {
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
    ...details,
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
