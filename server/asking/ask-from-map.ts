import { isEmergencySpelling, type Urgency } from '#contract/catalogue.ts'
import { isPhoneNumber } from '#contract/primitives.ts'
import { type MapRequest, phoneRequired, towingRequired } from '#contract/towing.ts'
import type { Actor } from '../auth/actor.ts'
import { findCurrentUser } from '../auth/queries.ts'
import type { Deed } from '../core/deed.ts'
import type { Services } from '../core/services.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { createRequest } from './create-request.ts'
import { ownerOf } from './owner.ts'
import { positionOf, readAskedService, scheduleAt } from './request-input.ts'
import { saidOnly } from './vehicle-facts.ts'

/**
 * A request from the map (S0 §2.6): a tow says all that towing asks, any other service a place and a phone number
 * (rules D). Somebody signed in is known already.
 */
export async function askFromMap(
  { db }: Pick<Services, 'db'>,
  deed: Deed,
  actor: Actor,
  form: MapRequest,
) {
  const serviceType = form.serviceType || 'towing_service'
  const asked = readAskedService(
    { ...form, serviceType },
    form.urgency ?? 'urgent',
    'missing_fields',
  )
  const user = actor.kind === 'user' ? await findCurrentUser(db, actor.userId) : null
  const phone = form.contactPhone || user?.phone || ''
  refuseMissing(form, asked.trades.includes('towing'), phone)
  return createRequest(deed, {
    serviceType: asked.serviceType,
    trades: asked.trades,
    urgency: asked.urgency,
    preferredTime: preferredTimeOf[asked.urgency],
    scheduledAt: asked.urgency === 'scheduled' ? scheduleAt(form.scheduledAt, deed.now) : null,
    details: detailsOf(form),
    additionalNotes: null,
    location: form.pickupLocation,
    position: positionOf(form),
    namedProviderId: form.providerId,
    customer: {
      name: form.fullName || user?.fullName || '',
      phone,
      email: form.email || user?.email || '',
      ...(await ownerOf(db, actor)),
    },
  })
}

/** What the wizard's words for the same urgency are. */
const preferredTimeOf: Record<Urgency, string> = {
  emergency: 'asap',
  urgent: 'asap',
  standard: 'asap',
  scheduled: 'custom_date/time',
}

function refuseMissing(form: MapRequest, isTow: boolean, phone: string) {
  const missing: Record<string, string> = {}
  // An emergency that may need a tow must not wait for the model of the truck.
  if (isTow && !isEmergencySpelling(form.serviceType ?? ''))
    for (const [field, message] of Object.entries(towingRequired))
      if (!form[field as keyof typeof towingRequired]) missing[field] = message
  if (!isPhoneNumber(phone)) missing.contactPhone = phoneRequired
  const [first] = Object.values(missing)
  if (first) throw new Refusal('missing_fields', first, { details: missing })
}

const detailsOf = (form: MapRequest): Record<string, string> =>
  saidOnly({
    ...form,
    make: form.vehicleMake,
    model: form.vehicleModel,
    year: form.vehicleYear === undefined ? undefined : String(form.vehicleYear),
    dropOffLocation: form.dropoffLocation,
  })
