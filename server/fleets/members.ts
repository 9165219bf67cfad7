import { sql } from 'kysely'
import type { AuditAction } from '#contract/audit.ts'
import type { FleetInvitation, FleetMember } from '#contract/fleets.ts'
import { type FleetRole, mayInFleet } from '#contract/rights.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { User } from '../auth/actor.ts'
import { endAccess } from '../auth/end-access.ts'
import { endSessionsOf, insertAudit, setClosed } from '../auth/queries.ts'
import type { Deed } from '../core/deed.ts'
import { record } from '../core/events.ts'
import { notFound } from '../core/not-found.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { memberWith } from './policy.ts'
import { findMemberIds, lockFleet } from './queries.ts'

/** The people of the caller's fleet, and whom it has invited. */
export async function listMembers(db: Db, user: User) {
  const { fleetId } = await memberWith(db, user, 'seeFleet')
  const [members, invitations] = await Promise.all([
    sql<FleetMember>`
      select u.id, u.full_name as "fullName", u.username, coalesce(u.email, '') as email, m.role,
        u.id = ${user.userId} as "isSelf"
      from fleet_members m join users u on u.id = m.user_id
      where m.fleet_id = ${fleetId} order by m.created_at`.execute(db),
    sql<FleetInvitation>`
      select id, email, role, iso(created_at) as "createdAt", iso(expires_at) as "expiresAt"
      from fleet_invitations
      where fleet_id = ${fleetId} and accepted_at is null and revoked_at is null and expires_at > now()
      order by created_at desc`.execute(db),
  ])
  return { members: members.rows, invitations: invitations.rows }
}

/** A manager changes what somebody may do. A fleet always keeps somebody who manages its people. */
export async function changeMember(
  deed: Deed,
  user: User,
  memberId: string,
  role: FleetRole,
): Promise<void> {
  await deed.transaction(async (tx) => {
    const { fleetId, member } = await lockMember(tx, user, memberId, role)
    await tx
      .updateTable('fleet_members')
      .set({ role })
      .where('user_id', '=', memberId)
      .where('fleet_id', '=', fleetId)
      .execute()
    await audit(tx, deed.now, user, `fleet_member_${role}`, memberId, [member.role, role])
    await endScreens(tx, memberId, fleetId)
  })
}

/** Somebody leaves the fleet: the account is closed, as it was the fleet's. */
export async function removeMember(deed: Deed, user: User, memberId: string): Promise<void> {
  await deed.transaction(async (tx) => {
    const { fleetId, member } = await lockMember(tx, user, memberId, null)
    await tx.deleteFrom('fleet_members').where('user_id', '=', memberId).execute()
    await tx
      .insertInto('former_members')
      .values({ user_id: memberId, fleet_id: fleetId, left_at: deed.now })
      .onConflict((known) =>
        known.columns(['user_id', 'fleet_id']).doUpdateSet({ left_at: deed.now }),
      )
      .execute()
    await setClosed(tx, memberId, deed.now)
    await endSessionsOf(tx, [memberId], { because: 'removed', reason: null, at: deed.now })
    await endAccess(tx, memberId, deed.now)
    await audit(tx, deed.now, user, 'fleet_member_removed', memberId, [member.role, null])
    await record(tx, 'fleet_changed', { fleetId })
  })
}

/** Locks the fleet, so that two managers cannot remove each other at the same moment; gives its id, and who it is. */
async function lockMember(tx: Tx, user: User, memberId: string, becomes: FleetRole | null) {
  const { fleetId } = await memberWith(tx, user, 'managePeople')
  await lockFleet(tx, fleetId)
  await memberWith(tx, user, 'managePeople')
  const members = await findMemberIds(tx, fleetId)
  const member = members.find(({ user_id }) => user_id === memberId)
  if (!member) throw notFound('member')
  const managing = members.filter(({ role }) => mayInFleet(role, 'managePeople'))
  const stays = becomes !== null && mayInFleet(becomes, 'managePeople')
  if (!stays && managing.length === 1 && managing[0]?.user_id === memberId)
    throw new Refusal('last_manager', refusals.fleets.lastManager)
  return { fleetId, member }
}

const audit = (
  tx: Tx,
  at: Date,
  user: User,
  action: AuditAction,
  subject_id: string,
  [was, is]: [FleetRole, FleetRole | null],
) =>
  insertAudit(tx, {
    at,
    actor_id: user.userId,
    action,
    subject_id,
    reason: null,
    before: { role: was },
    after: { role: is },
  })

/** The member's screens begin anew with what they may do now, or end where that is nothing. */
async function endScreens(tx: Tx, memberId: string, fleetId: string) {
  await record(tx, 'access_ended', { userId: memberId })
  await record(tx, 'fleet_changed', { fleetId })
}
