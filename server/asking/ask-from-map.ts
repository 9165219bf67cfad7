import { readTrade, type Urgency } from '#contract/catalogue.ts'
import { missingOf } from '#contract/emergency.ts'
import { isPhoneNumber } from '#contract/phone.ts'
import { type MapRequest, phoneRequired, towingRequired } from '#contract/towing.ts'
import type { Saying } from '#contract/words/sayings.ts'
import type { Actor } from '../auth/actor.ts'
import { findCurrentUser } from '../auth/queries.ts'
import type { Deed } from '../core/deed.ts'
import type { Services } from '../core/services.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { ask } from './ask.ts'
import { ownerOf } from './owner.ts'

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
  const user = actor.kind === 'user' ? await findCurrentUser(db, actor.userId) : null
  const phone = form.contactPhone || user?.phone || ''
  const serviceType = form.serviceType || 'towing_service'
  const urgency = form.urgency ?? 'urgent'
  refuseMissing(form, serviceType, phone)
  const by = {
    name: form.fullName || user?.fullName || '',
    phone,
    email: form.email || user?.email || '',
    ...(await ownerOf(db, actor)),
  }
  return ask(deed, by, {
    ...form,
    serviceType,
    urgency,
    preferredTime: preferredTimeOf[urgency],
    location: form.pickupLocation,
    make: form.vehicleMake,
    model: form.vehicleModel,
    year: form.vehicleYear === undefined ? undefined : String(form.vehicleYear),
    dropOffLocation: form.dropoffLocation,
  })
}

/** What the wizard's words for the same urgency are. */
const preferredTimeOf: Record<Urgency, string> = {
  emergency: 'asap',
  urgent: 'asap',
  standard: 'asap',
  scheduled: 'custom_date/time',
}

function refuseMissing(form: MapRequest, serviceType: string, phone: string) {
  const missing: Record<string, Saying> =
    readTrade(serviceType) === 'towing' ? missingOf(form, towingRequired) : {}
  if (!isPhoneNumber(phone)) missing.contactPhone = phoneRequired
  const [first] = Object.values(missing)
  if (first) throw new Refusal('missing_fields', first, { details: missing })
}
