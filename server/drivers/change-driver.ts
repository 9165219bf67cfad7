import type { changeDriver as endpoint } from '#contract/drivers.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { decimal } from '#contract/primitives.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { User } from '../auth/actor.ts'
import { type CarryContact, changePerson } from '../auth/change-person.ts'
import { endSessionsOf, insertAudit, lockPerson, setClosed } from '../auth/queries.ts'
import type { Deed } from '../core/deed.ts'
import { record } from '../core/events.ts'
import { notFound } from '../core/not-found.ts'
import { limitCents } from '../fleets/limit-cents.ts'
import { memberWith } from '../fleets/policy.ts'
import { lockFleet } from '../fleets/queries.ts'
import type { Tx } from '../platform/db/tables.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { emptyAsNull } from '../platform/text.ts'
import { keepLimitChange } from './limit-changes.ts'
import { followJobs, lockDriver, userOfDriver } from './queries.ts'
import { saidLocation } from './said-location.ts'
import { findHolderOf, refuseTakenNumber } from './taken-number.ts'

/** What waits for the fleet because of a driver's limit; the deals give it. */
export interface Waiting {
  lockAsked(tx: Tx, driverId: string): Promise<void>
  freeApprovals(tx: Tx, driverId: string, now: Date): Promise<void>
  freeChanges(tx: Tx, driverId: string): Promise<void>
}

/**
 * A fleet changes what it knows of a driver. The spending limit is a manager's business; what the driver has asked for and may accept
 * with the new one waits for nobody any more.
 */
export async function changeDriver(
  deed: Deed,
  user: User,
  driverId: string,
  change: BodyOf<typeof endpoint>,
  { carry, waiting }: { carry: CarryContact; waiting: Waiting },
): Promise<void> {
  await deed.transaction(async (tx) => {
    const { fleetId } = await memberWith(tx, user, 'keepFleet')
    const { fullName, phone, licenseNumber, vehicleInfo, currentLocation, spendingLimit } = change
    if (spendingLimit !== undefined) await memberWith(tx, user, 'setLimits')
    const limit = spendingLimit === undefined ? undefined : limitCents(spendingLimit)
    if (limit !== undefined) await waiting.lockAsked(tx, driverId)
    const person = await lockPerson(tx, userOfDriver(tx, fleetId, driverId))
    if (!person) throw notFound('driver')
    await changePerson(deed, tx, person, { fullName, phone }, carry)
    if (phone !== undefined && phone !== person.phone) {
      // After the requests, as an acceptance locks them.
      await lockFleet(tx, fleetId)
      await refuseTakenNumber(tx, fleetId, phone, driverId)
    }
    const driver = await lockDriver(tx, fleetId, driverId)
    if (!driver) throw notFound('driver')
    const set = {
      license_number: emptyAsNull(licenseNumber),
      vehicle_info: emptyAsNull(vehicleInfo),
      ...saidLocation(currentLocation, deed.now),
      spending_limit_cents: limit,
    }
    if (Object.values(set).some((value) => value !== undefined))
      await tx.updateTable('drivers').set(set).where('id', '=', driverId).execute()
    if (limit !== undefined && limit !== driver.spending_limit_cents) {
      await keepLimitChange(tx, deed, driverId, driver.spending_limit_cents, limit)
      await insertAudit(tx, {
        at: deed.now,
        actor_id: user.userId,
        action: 'driver_limit_changed',
        subject_id: driverId,
        reason: null,
        before: { limit: dollarsOf(driver.spending_limit_cents) },
        after: { limit: dollarsOf(limit) },
      })
      await waiting.freeApprovals(tx, driverId, deed.now)
      await waiting.freeChanges(tx, driverId)
    }
    await record(tx, 'driver_changed', { fleetId, driverId })
  })
}

const dollarsOf = (cents: number | null) => (cents === null ? null : decimal(cents))

/** A driver leaves: the account is closed, its sessions end, its past stays. Or the driver comes back. */
export async function setDriverActivity(
  deed: Deed,
  user: User,
  driverId: string,
  isActive: boolean,
): Promise<void> {
  await deed.transaction(async (tx) => {
    const { fleetId } = await memberWith(tx, user, 'keepFleet')
    const person = await lockPerson(tx, userOfDriver(tx, fleetId, driverId))
    // Requests and acceptances hold the fleet: they come before this or see it.
    await lockFleet(tx, fleetId)
    const driver = await lockDriver(tx, fleetId, driverId)
    if (!person || !driver) throw notFound('driver')
    if (!isActive && driver.status === 'on_service')
      throw new Refusal('wrong_state', refusals.drivers.onJob)
    // While a driver was away the number may have gone to another one.
    const name =
      isActive && driver.deactivated_at && (await findHolderOf(tx, fleetId, person.phone, driverId))
    if (name) throw new Refusal('wrong_state', refusals.drivers.numberGiven({ name }))
    await tx
      .updateTable('drivers')
      .set({ deactivated_at: isActive ? null : deed.now, status: isActive ? 'active' : 'inactive' })
      .where('id', '=', driverId)
      .execute()
    // A job may have begun while they were away.
    if (isActive) await followJobs(tx, driverId)
    await setClosed(tx, driver.user_id, isActive ? null : deed.now)
    if (!isActive) {
      await endSessionsOf(tx, [driver.user_id], {
        because: 'removed',
        reason: null,
        at: deed.now,
      })
      await record(tx, 'access_ended', { userId: driver.user_id })
    }
    await insertAudit(tx, {
      at: deed.now,
      actor_id: user.userId,
      action: isActive ? 'driver_reactivated' : 'driver_deactivated',
      subject_id: driverId,
      reason: null,
      before: { active: driver.deactivated_at === null },
      after: { active: isActive },
    })
    await record(tx, 'driver_changed', { fleetId, driverId })
  })
}
