import { triage } from '#contract/catalogue.ts'
import type { DriverAsk } from '#contract/fleet-requests.ts'
import { isPhoneNumber } from '#contract/primitives.ts'
import type { User } from '../auth/actor.ts'
import { findCurrentUser } from '../auth/queries.ts'
import type { Deed } from '../core/deed.ts'
import type { Services } from '../core/services.ts'
import { findDriverOf } from '../drivers/queries.ts'
import { notFound, Refusal } from '../platform/http/refusal.ts'
import { findUnits } from '../units/queries.ts'
import { createRequest } from './create-request.ts'
import { positionOf } from './request-input.ts'
import { saidOnly, vehicleFacts } from './vehicle-facts.ts'

/** A driver beside the road asks for help: he says where and what broke, everything else is known (rules C1, C8). */
export async function askAsDriver(
  { db }: Pick<Services, 'db'>,
  deed: Deed,
  { userId }: User,
  form: DriverAsk,
): Promise<{ id: string }> {
  const [user, driver] = await Promise.all([findCurrentUser(db, userId), findDriverOf(db, userId)])
  if (!user || !driver) throw notFound('driver')
  const units = driver.fleet_id && form.unitId ? findUnits(db, driver.fleet_id, form.unitId) : []
  const [unit] = await units
  if (form.unitId && unit?.driver?.id !== driver.id)
    throw refuse('unitId', 'This unit is not yours any more. Choose another one.')
  const phone = form.contactPhone || user.phone
  if (!isPhoneNumber(phone)) throw refuse('contactPhone', 'Phone needs at least 10 digits.')
  const { serviceType, trades } = triage[form.need]
  const { requestId } = await createRequest(deed, {
    serviceType,
    trades,
    urgency: form.isEmergency ? 'emergency' : 'urgent',
    preferredTime: 'asap',
    scheduledAt: null,
    details: saidOnly({
      problemDescription: form.description,
      ...vehicleFacts(unit, driver.vehicle_info),
      highway: form.highway,
      direction: form.direction,
      mileMarker: form.mileMarker,
      exitNumber: form.exitNumber,
      tirePosition: form.tirePosition,
      isLoaded: form.isLoaded,
      dropOffLocation: form.dropOffLocation,
    }),
    additionalNotes: null,
    location: form.location,
    position: positionOf(form),
    customer: {
      name: user.fullName,
      phone,
      email: user.email,
      userId,
      fleetId: driver.fleet_id,
      driverId: driver.id,
      unitId: unit?.id ?? null,
    },
  })
  return { id: requestId }
}

const refuse = (field: string, message: string) =>
  new Refusal('missing_fields', message, { details: { [field]: message } })
