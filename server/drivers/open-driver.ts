import type { RegistrationOf } from '../auth/register.ts'
import type { Tx } from '../platform/db/tables.ts'
import { firstLocation } from './said-location.ts'
import './tables.ts'

/** A trucker who registers on their own is an owner-operator: a driver without a fleet (rules A). */
export async function openDriver(
  tx: Tx,
  userId: string,
  form: Pick<RegistrationOf<'driver'>, 'licenseNumber' | 'vehicleInfo' | 'currentLocation'>,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('drivers')
    .values({
      user_id: userId,
      fleet_id: null,
      license_number: form.licenseNumber,
      vehicle_info: form.vehicleInfo,
      ...firstLocation(form.currentLocation, now),
      created_at: now,
    })
    .execute()
}
