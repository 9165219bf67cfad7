import { triage } from '#contract/catalogue.ts'
import type { DriverAsk } from '#contract/fleet-requests.ts'
import { isPhoneNumber } from '#contract/phone.ts'
import { commonFields } from '#contract/words/en/fields/common.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { User } from '../auth/actor.ts'
import { findCurrentUser } from '../auth/queries.ts'
import type { Deed } from '../core/deed.ts'
import { notFound } from '../core/not-found.ts'
import type { Services } from '../core/services.ts'
import { findDriverOf } from '../drivers/queries.ts'
import type { Db } from '../platform/db/tables.ts'
import { findUnit, findUnitCalled } from '../units/queries.ts'
import { ask, refusalAt, saidOnly } from './ask.ts'
import { vehicleFacts } from './vehicle-facts.ts'

/**
 * A driver beside the road asks for help: where and what broke is said, everything else is known (rules C1, C8). In another
 * driver's truck its number is said, and what the fleet knows of it goes along.
 */
export async function askAsDriver(
  { db }: Pick<Services, 'db'>,
  deed: Deed,
  { userId }: User,
  form: DriverAsk,
): Promise<{ id: string }> {
  const [user, driver] = await Promise.all([findCurrentUser(db, userId), findDriverOf(db, userId)])
  if (!user || !driver) throw notFound('driver')
  const { fleet_id: fleetId } = driver
  const unit = fleetId ? await findUnitOf(db, fleetId, form) : undefined
  if (form.unitId && unit?.driver?.id !== driver.id)
    throw refusalAt('unitId', refusals.requests.unitNotYours)
  const { need = 'dont_know' } = form
  const phone = form.contactPhone || user.phone
  if (!isPhoneNumber(phone))
    throw refusalAt('contactPhone', commonFields.phoneWrong({ field: 'phone' }))
  const by = {
    name: user.fullName,
    phone,
    email: user.email,
    userId,
    fleetId: driver.fleet_id,
    driverId: driver.id,
    unitId: unit?.id ?? null,
  }
  const { requestId } = await ask(deed, by, {
    ...form,
    // The usual vehicle is not the one of which another number is said.
    ...vehicleFacts(unit, form.unitNumber ? null : driver.vehicle_info),
    ...saidOnly(form),
    // By it the unit was found: it is written as the fleet writes it.
    ...(unit && { unitNumber: unit.unitNumber }),
    problemDescription: form.description,
    serviceType: triage[need].serviceType,
    triage: need,
    urgency: form.isEmergency ? 'emergency' : 'urgent',
    preferredTime: 'asap',
    isOnce: !form.isConfirmed,
  })
  return { id: requestId }
}

async function findUnitOf(db: Db, fleetId: string, { unitId, unitNumber }: DriverAsk) {
  if (unitId) return findUnit(db, fleetId, unitId)
  return unitNumber ? findUnitCalled(db, fleetId, unitNumber) : undefined
}
