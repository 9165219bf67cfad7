import type { NewDriver } from '#contract/drivers.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { User } from '../auth/actor.ts'
import { insertUser } from '../auth/queries.ts'
import { takenRefusal } from '../auth/register.ts'
import { refuseWeak } from '../auth/weak-password.ts'
import type { Deed } from '../core/deed.ts'
import { record } from '../core/events.ts'
import { memberWith, refuseSuspendedFleet } from '../fleets/policy.ts'
import { lockFleet } from '../fleets/queries.ts'
import type { Tx } from '../platform/db/tables.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { hashPassword } from '../platform/secrets/passwords.ts'
import { keepLimitChange } from './limit-changes.ts'
import { limitOfNew } from './limit-of.ts'
import { firstLocation } from './said-location.ts'
import { refuseTakenNumber } from './taken-number.ts'
import './tables.ts'

/**
 * A fleet adds a driver with a first password, which must be changed at the first sign-in (rules C21). What the driver
 * may spend alone is a manager's word; where none was given, it is the fleet's default.
 */
export async function addDriver(deed: Deed, user: User, form: NewDriver): Promise<{ id: string }> {
  await refuseWeak(form.password, [form.username, form.fullName])
  const password_hash = await hashPassword(form.password)
  try {
    return await deed.transaction(async (tx) => {
      const member = await memberWith(tx, user, 'keepFleet')
      const { fleetId } = member
      // Before it is held: two who hold it and then want it for themselves wait for each other for ever.
      await lockFleet(tx, fleetId)
      await refuseSuspendedFleet(tx, fleetId)
      if (form.businessCustomerId !== undefined && form.businessCustomerId !== fleetId)
        throw new Refusal('not_allowed', refusals.drivers.ownFleet)
      await refuseTakenNumber(tx, fleetId, form.phone)
      const limit = await limitOfNew(tx, member, form.spendingLimit)
      const { id: userId } = await insertUser(tx, {
        user_type: 'driver',
        username: form.username,
        email: null,
        full_name: form.fullName,
        phone: form.phone,
        password_hash,
        must_change_password: true,
        created_at: deed.now,
      })
      const driver = await insertDriver(tx, { ...form, limit, userId, fleetId, now: deed.now })
      await keepLimitChange(tx, deed, driver.id, null, limit)
      await record(tx, 'driver_changed', { fleetId, driverId: driver.id })
      return driver
    })
  } catch (error) {
    throw takenRefusal(error) ?? error
  }
}

const insertDriver = (
  tx: Tx,
  driver: Pick<NewDriver, 'licenseNumber' | 'vehicleInfo' | 'currentLocation'> & {
    limit: number | null
    userId: string
    fleetId: string
    now: Date
  },
) =>
  tx
    .insertInto('drivers')
    .values({
      user_id: driver.userId,
      fleet_id: driver.fleetId,
      license_number: driver.licenseNumber || null,
      vehicle_info: driver.vehicleInfo || null,
      ...firstLocation(driver.currentLocation, driver.now),
      spending_limit_cents: driver.limit,
      created_at: driver.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
