import { type Standing, standingLifecycle } from '#contract/providers.ts'
import type { User } from '../auth/actor.ts'
import { deleteSessionsOf, insertAudit, setSuspended } from '../auth/queries.ts'
import type { Deed } from '../core/deed.ts'
import { record } from '../core/events.ts'
import { move } from '../core/move.ts'
import { notFound } from '../core/not-found.ts'
import { findDriverUserIds } from '../drivers/queries.ts'
import { findMemberIds, lockFleet, setFleetStatus } from '../fleets/queries.ts'

/**
 * An admin approves or suspends a fleet company; suspension ends the sessions of its people, drivers too,
 * and leaves them reading only (rules C18).
 */
export async function setFleetStanding(
  deed: Deed,
  admin: User,
  fleetId: string,
  status: Exclude<Standing, 'pending'>,
  reason: string | null,
): Promise<void> {
  await deed.transaction(async (tx) => {
    const fleet = await lockFleet(tx, fleetId)
    if (!fleet) throw notFound('fleet')
    const action = status === 'active' ? 'approve' : 'suspend'
    const to = move(standingLifecycle, action, fleet.status, 'admin')
    if (fleet.status === to) return
    await setFleetStatus(tx, fleetId, to)
    const members = await findMemberIds(tx, fleetId)
    const people = [
      ...members.map(({ user_id }) => user_id),
      ...(await findDriverUserIds(tx, fleetId)),
    ]
    await setSuspended(tx, people, action === 'suspend' ? deed.now : null)
    if (action === 'suspend') await deleteSessionsOf(tx, ...people)
    const event = action === 'suspend' ? 'access_ended' : 'access_restored'
    for (const userId of people) await record(tx, event, { userId })
    await insertAudit(tx, {
      at: deed.now,
      actor_id: admin.userId,
      action: `fleet_${action}`,
      subject_id: fleetId,
      reason,
    })
    await record(tx, 'fleet_changed', { fleetId })
  })
}
