import '../../server/units/tables.ts'
import { openDriver } from '../../server/drivers/open-driver.ts'
import type { Tx } from '../../server/platform/db/tables.ts'
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
    if (!fleet_id) continue
    const { id } = await tx
      .updateTable('drivers')
      .set({ fleet_id })
      .where('user_id', '=', userId)
      .returning('id')
      .executeTakeFirstOrThrow()
    await openUnit(tx, fleet_id, id, driver.vehicle, daysBefore(now, since))
  }
}

/** "2021 Freightliner Cascadia, unit 114" as a unit of the fleet. */
async function openUnit(tx: Tx, fleetId: string, driverId: string, vehicle: string, at: Date) {
  const [, year, make, model, unit_number] = /^(\d{4}) (\S+) (.*), unit (\d+)$/.exec(vehicle) ?? []
  if (!unit_number) return
  await tx
    .insertInto('units')
    .values({
      fleet_id: fleetId,
      kind: 'truck',
      unit_number,
      year: year ?? null,
      make: make ?? null,
      model: model ?? null,
      vin: null,
      plate: null,
      plate_state: null,
      tire_sizes: '295/75R22.5',
      notes: null,
      driver_id: driverId,
      created_at: at,
    })
    .execute()
}
