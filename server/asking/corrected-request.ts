import {
  type DetailFieldName,
  detailFieldNames,
  readServiceType,
  roadFields,
  services,
  triage,
  urgencyOfTime,
} from '#contract/catalogue.ts'
import { type Correctable, correctables } from '#contract/correctables.ts'
import type { Correction } from '#contract/correcting.ts'
import { truckClassOf } from '#contract/truck-class.ts'
import { redactContacts } from '../core/contacts/redact-contacts.ts'
import type { Deed } from '../core/deed.ts'
import { momentOf, positionOf, unknownService } from './ask.ts'
import { detailsForBoard } from './board-details.ts'
import { expiryOf } from './create-request.ts'
import type { RequestRow } from './queries.ts'
import { towMiles } from './tow-miles.ts'
import { whereaboutsOf } from './whereabouts.ts'

/** A request as it stands once it has been corrected. What the correction leaves out stays as it is. */
export function correctedRequest(request: RequestRow, form: Correction, deed: Deed): RequestRow {
  const details = correctedDetails(request.details, form)
  const notes =
    form.additionalNotes === undefined ? request.additional_notes : form.additionalNotes || null
  const next = {
    ...request,
    ...correctedService(request, form),
    ...correctedTime(request, form, deed),
    ...correctedPlace(request, form, details),
    details,
    board_details: detailsForBoard(details),
    additional_notes: notes,
    board_notes: notes && redactContacts(notes),
    customer_name: form.fullName ?? request.customer_name,
    customer_phone: form.contactPhone ?? request.customer_phone,
    customer_email: form.email ?? request.customer_email,
  }
  return {
    ...next,
    truck_class: truckClassOf(next.service_type, details),
    tow_miles: towMiles(next, details),
  }
}

function correctedDetails(stands: Record<string, string>, form: Correction) {
  const details = { ...stands }
  for (const name of detailFieldNames) {
    const value = form[name]
    if (value) details[name] = value
    else if (value === '') delete details[name]
  }
  return details
}

function correctedService(
  { service_type, trades }: RequestRow,
  form: Correction,
): Pick<RequestRow, 'service_type' | 'trades'> {
  if (form.triage) {
    const need = triage[form.triage]
    return { service_type: need.serviceType, trades: [...need.trades] }
  }
  if (form.serviceType === undefined) return { service_type, trades }
  const service = readServiceType(form.serviceType)
  if (!service) throw unknownService(form.serviceType)
  return service === service_type
    ? { service_type, trades }
    : { service_type: service, trades: [services[service].trade] }
}

function correctedTime(request: RequestRow, form: Correction, deed: Deed): Partial<RequestRow> {
  const time = form.preferredServiceTime
  if (time === undefined && form.scheduledAt === undefined) return {}
  const urgency = time && time !== request.preferred_time ? urgencyOfTime[time] : request.urgency
  const scheduled_at =
    urgency === 'scheduled' && !(time === 'tomorrow' && !form.scheduledAt)
      ? momentOf(form.scheduledAt, deed.now)
      : null
  const isSame =
    urgency === request.urgency &&
    (time ?? request.preferred_time) === request.preferred_time &&
    scheduled_at?.getTime() === request.scheduled_at?.getTime()
  // A form sends all that it shows: what nobody has changed gives a request no time anew.
  if (isSame) return {}
  return {
    urgency,
    preferred_time: time ?? request.preferred_time,
    scheduled_at,
    expires_at: expiryOf(urgency, scheduled_at, deed),
  }
}

/** The place is looked up again where its words, its position or what is said of the road are others. */
function correctedPlace(
  request: RequestRow,
  form: Correction,
  details: Record<string, string>,
): Partial<RequestRow> {
  const isSameRoad = roadFields.every(({ name }) => details[name] === request.details[name])
  if (form.location === undefined && isSameRoad) return {}
  const location_text = form.location ?? request.location_text
  const position = form.location === undefined ? ownPosition(request) : positionOf(form)
  return { location_text, ...whereaboutsOf(location_text, position, details) }
}

/** The position that came with the request, not the one its words were looked up for. */
export const ownPosition = ({ lat, lng, accuracy_m, fixed_at }: RequestRow) =>
  lat === null || lng === null || (accuracy_m === null && fixed_at === null)
    ? {}
    : {
        lat,
        lng,
        accuracyM: accuracy_m ?? undefined,
        fixedAt: fixed_at?.toISOString(),
      }

const roadNames: readonly DetailFieldName[] = roadFields.map(({ name }) => name)
const of = (details: Record<string, string>, isOfRoad: boolean) =>
  Object.fromEntries(
    detailFieldNames
      .filter((name) => roadNames.includes(name) === isOfRoad && details[name])
      .map((name) => [name, details[name]]),
  )

/** What stands where, in the words of its owner: two versions of it are compared and kept. */
const parts: Record<Correctable, (request: RequestRow) => unknown> = {
  place: ({ location_text, lat, lng, details }) => ({
    location: location_text,
    lat,
    lng,
    ...of(details, true),
  }),
  service: ({ service_type, trades }) => ({ serviceType: service_type, trades }),
  time: ({ preferred_time, scheduled_at, urgency }) => ({
    preferredTime: preferred_time,
    scheduledAt: scheduled_at?.toISOString() ?? null,
    urgency,
  }),
  name: ({ customer_name }) => customer_name,
  phone: ({ customer_phone }) => customer_phone,
  email: ({ customer_email }) => customer_email,
  notes: ({ additional_notes }) => additional_notes,
  details: ({ details }) => of(details, false),
}

/** What of a request is another than before. */
export const differences = (before: RequestRow, after: RequestRow): Correctable[] =>
  correctables.filter(
    (name) => JSON.stringify(parts[name](before)) !== JSON.stringify(parts[name](after)),
  )

/** What stands there of these. */
export const saidOf = (request: RequestRow, names: readonly Correctable[]) =>
  Object.fromEntries(names.map((name) => [name, parts[name](request)]))
