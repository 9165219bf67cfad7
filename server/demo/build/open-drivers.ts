import { openDriver } from '../../drivers/open-driver.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { drivers } from '../world/people.ts'
import { phoneOf } from '../world/phone.ts'
import { daysBefore, type OpenUser } from './open-user.ts'

/** Owner-operators, and the drivers of fleets. */
export async function openDrivers(
  tx: Tx,
  openUser: OpenUser,
  fleetIds: Map<string, string>,
  now: Date,
): Promise<void> {
  for (const [index, driver] of drivers.entries()) {
    const since = 150 - index * 7
    const userId = await openUser('driver', {
      username: driver.username,
      name: driver.name,
      phone: phoneOf(driver.area, 60 + index),
      since,
    })
    const form = {
      licenseNumber: driver.licence,
      vehicleInfo: driver.vehicle,
      currentLocation: driver.where,
    }
    await openDriver(tx, userId, form, daysBefore(now, since))
    const fleet_id = fleetIds.get(driver.fleet)
    if (fleet_id)
      await tx.updateTable('drivers').set({ fleet_id }).where('user_id', '=', userId).execute()
  }
}
