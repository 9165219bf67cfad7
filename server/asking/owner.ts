import type { Actor } from '../auth/actor.ts'
import { findDriverOf } from '../drivers/queries.ts'
import { memberWith } from '../fleets/policy.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import { findOnlyTruckOf } from '../units/queries.ts'

/**
 * Whose a request is that this caller makes (rules C8): nobody's account for a guest, a fleet driver's and
 * a manager's is the fleet's, an owner-operator's their own. A fleet driver who is assigned a unit asks for that one.
 */
export async function ownerOf(db: Db | Tx, actor: Actor) {
  if (actor.kind !== 'user') return { userId: null, fleetId: null, driverId: null }
  const { userId } = actor
  if (actor.userType === 'driver') {
    const driver = await findDriverOf(db, userId)
    const fleetId = driver?.fleet_id ?? null
    const unitId = driver && fleetId ? await findOnlyTruckOf(db, driver.id) : null
    return { userId, fleetId, driverId: driver?.id ?? null, unitId }
  }
  if (actor.userType === 'business_customer') {
    const { fleetId } = await memberWith(db, actor, 'ask')
    return { userId, fleetId, driverId: null }
  }
  return { userId, fleetId: null, driverId: null }
}
