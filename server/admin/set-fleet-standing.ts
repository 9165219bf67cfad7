import type { setFleetStanding as endpoint } from '#contract/admin.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { standingLifecycle } from '#contract/providers.ts'
import { mayInFleet } from '#contract/rights.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import { holdOpenAsked, withholdOrPutBack } from '../asking/withheld.ts'
import type { User } from '../auth/actor.ts'
import { endSessionsOf, insertAudit, setSuspended } from '../auth/queries.ts'
import type { Deed } from '../core/deed.ts'
import { record } from '../core/events.ts'
import { move } from '../core/move.ts'
import { notFound } from '../core/not-found.ts'
import { findDriverUserIds } from '../drivers/queries.ts'
import { findMemberIds, lockFleet, setFleetStatus } from '../fleets/queries.ts'
import type { Tx } from '../platform/db/tables.ts'
import { wrongField } from '../platform/http/refusal.ts'
import './events.ts'
import { refuseOtherReason, refuseUnseenStanding, standingDeed } from './standing-deed.ts'

/**
 * An admin approves or suspends a fleet company, or turns an application down; suspension says why, ends the sessions of its
 * people, drivers too, and leaves them reading only; what they ask for leaves the boards while it stands (rules C18).
 */
export async function setFleetStanding(
  deed: Deed,
  admin: User,
  fleetId: string,
  { status, seen, ...body }: BodyOf<typeof endpoint>,
): Promise<void> {
  const reason = body.reason || null
  if (status === 'suspended' && !reason) throw wrongField('reason', refusals.desk.needsReason)
  await deed.transaction(async (tx) => {
    const whose = { fleetId, people: await findPeopleOf(tx, fleetId) }
    const asked = await holdOpenAsked(tx, whose)
    const fleet = await lockFleet(tx, fleetId)
    if (!fleet) throw notFound('fleet')
    const action = status === 'active' ? 'approve' : 'suspend'
    const to = move(standingLifecycle, action, fleet.status, 'admin')
    if (fleet.status === to) return refuseOtherReason(status, fleet.suspended_because, reason)
    refuseUnseenStanding(fleet.status, seen)
    const wasPending = fleet.status === 'pending'
    const done = standingDeed(fleet, status)
    const because = action === 'suspend' ? reason : null
    await setFleetStatus(tx, fleetId, { status: to, because, isTurnedDown: done === 'reject' })
    // The fleet is locked, so nobody joins or leaves it meanwhile.
    const people = await findPeopleOf(tx, fleetId)
    const members = await findMemberIds(tx, fleetId)
    await setSuspended(tx, people, action === 'suspend' ? deed.now : null)
    await withholdOrPutBack(tx, whose, asked)
    if (action === 'suspend')
      await endSessionsOf(tx, people, { because: 'suspended', reason, at: deed.now })
    const event = action === 'suspend' ? 'access_ended' : 'access_restored'
    for (const userId of people) await record(tx, event, { userId })
    await insertAudit(tx, {
      at: deed.now,
      actor_id: admin.userId,
      action: `fleet_${done}`,
      subject_id: fleetId,
      reason,
      before: { status: fleet.status },
      after: { status: to },
    })
    const users = members
      .filter(({ role }) => mayInFleet(role, 'managePeople'))
      .map((one) => one.user_id)
    await record(tx, 'fleet_status_changed', {
      fleetId,
      payload: { status: to, wasPending, isBack: done === 'reinstate', reason, users },
    })
    await record(tx, 'fleet_changed', { fleetId })
  })
}

const findPeopleOf = async (tx: Tx, fleetId: string) => [
  ...(await findMemberIds(tx, fleetId)).map(({ user_id }) => user_id),
  ...(await findDriverUserIds(tx, fleetId)),
]
