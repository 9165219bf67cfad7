import { refusals } from '#contract/words/en/refusals.ts'
import type { User } from '../auth/actor.ts'
import { endAccess } from '../auth/end-access.ts'
import { findUserById, insertAudit, setFirstCode } from '../auth/queries.ts'
import { accountSubject, forgive } from '../auth/slow-down.ts'
import { aDay, resetLinks, subjectOf } from '../core/caps/limits.ts'
import { refuseOverCap } from '../core/caps/refuse-over-cap.ts'
import type { Deed } from '../core/deed.ts'
import { record } from '../core/events.ts'
import { notFound } from '../core/not-found.ts'
import { memberWith } from '../fleets/policy.ts'
import { holdFleet } from '../fleets/queries.ts'
import type { Tx } from '../platform/db/tables.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { enqueue } from '../platform/jobs.ts'
import { hashFirstCode, newFirstCode } from '../platform/secrets/first-code.ts'
import { isStopped } from '../platform/sms/stops.ts'
import { lockDriver } from './queries.ts'
import '../auth/text-reset-link.ts'

/**
 * A driver has lost the code or the password, and the fleet gives a new code: told here once, good for one sign-in, after
 * which a password is chosen. What opened the account before opens it no more. By SMS goes a link, never the code.
 */
export async function giveCode(
  deed: Deed,
  user: User,
  driverId: string,
  { bySms }: { bySms: boolean },
): Promise<{ username: string; code: string; isTexted: boolean }> {
  return deed.transaction(async (tx) => {
    const { fleetId } = await memberWith(tx, user, 'keepFleet')
    const driver = await lockDriver(tx, fleetId, driverId)
    const person = driver && (await findUserById(tx, driver.user_id))
    if (!person) throw notFound('driver')
    if (driver.deactivated_at) throw new Refusal('wrong_state', refusals.drivers.deactivated)
    const userId = person.id
    const code = newFirstCode()
    await setFirstCode(tx, userId, hashFirstCode(code))
    await endAccess(tx, userId, deed.now)
    // Who has guessed too often need not wait with the new code.
    await forgive(tx, accountSubject(userId, person.username), [])
    const isTexted = bySms && !(await isStopped(tx, person.phone))
    if (isTexted) await refuseManyTexts(tx, deed, fleetId, userId)
    if (isTexted) await enqueue(tx, 'text_reset_link', { userId })
    await insertAudit(tx, {
      at: deed.now,
      actor_id: user.userId,
      action: 'driver_code_given',
      subject_id: driverId,
      reason: null,
    })
    await record(tx, 'driver_changed', { fleetId, driverId })
    return { username: person.username, code, isTexted }
  })
}

/** A link goes to a number that the fleet has typed: at the fleet's limit, and at the account's. */
async function refuseManyTexts(tx: Tx, deed: Deed, fleetId: string, userId: string) {
  const fleet = await holdFleet(tx, fleetId)
  const cap = fleet?.status === 'active' ? 'textsPerSender' : 'textsPerNewSender'
  const limits = [
    resetLinks(subjectOf.account(userId)),
    aDay(deed.rules.caps, cap, subjectOf.fleet(fleetId)),
  ]
  await refuseOverCap(tx, limits, deed, refusals.limits.driverTexts)
}
