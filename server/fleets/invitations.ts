import { sql } from 'kysely'
import type { CurrentUser } from '#contract/auth.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import type { acceptInvitation as acceptEndpoint, FleetInvitation } from '#contract/fleets.ts'
import type { FleetRole } from '#contract/rights.ts'
import { settings } from '#contract/settings.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { User } from '../auth/actor.ts'
import { findUserByEmail } from '../auth/queries.ts'
import { register } from '../auth/register.ts'
import { subjectOf } from '../core/caps/limits.ts'
import { refuseManyInvitations } from '../core/caps/refuse-many-invitations.ts'
import type { Deed } from '../core/deed.ts'
import { record } from '../core/events.ts'
import { notFound } from '../core/not-found.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { enqueue } from '../platform/jobs.ts'
import { hashToken, newToken } from '../platform/secrets/tokens.ts'
import { memberWith } from './policy.ts'
import { findFormerMember, insertMember, lockFleet } from './queries.ts'

/**
 * A manager invites somebody by e-mail to work for the fleet, also who has left it; the link stands in the mail and
 * nowhere else. Who was invited before has from now on the new link alone.
 */
export function inviteMember(
  deed: Deed,
  user: User,
  { email, role }: { email: string; role: FleetRole },
): Promise<FleetInvitation> {
  return deed.transaction(async (tx) => {
    const { fleetId } = await memberWith(tx, user, 'managePeople')
    // Of two invitations at the same moment the second takes the place of the first.
    const fleet = await lockFleet(tx, fleetId)
    const isNew = !(await findFormerMember(tx, fleetId, email))
    if (isNew && (await findUserByEmail(tx, email))) {
      const { emailHasAccount } = refusals.accounts
      throw new Refusal('email_taken', emailHasAccount, { details: { email: emailHasAccount } })
    }
    await refuseManyInvitations(tx, deed, {
      sender: subjectOf.fleet(fleetId),
      isNew: fleet?.status !== 'active',
      to: { email },
    })
    await tx
      .updateTable('fleet_invitations')
      .set({ revoked_at: deed.now })
      .where('fleet_id', '=', fleetId)
      .where((is) => is(is.fn('lower', ['email']), '=', email.toLowerCase()))
      .where('accepted_at', 'is', null)
      .where('revoked_at', 'is', null)
      .execute()
    const expires_at = new Date(deed.now.getTime() + settings.invitationMs)
    const { id } = await tx
      .insertInto('fleet_invitations')
      .values({
        // Replaced by the real one when the mail is written: until then nothing opens it.
        token_hash: newToken().hash,
        fleet_id: fleetId,
        email,
        role,
        created_at: deed.now,
        expires_at,
        accepted_at: null,
        revoked_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await enqueue(tx, 'mail_invitation', { invitationId: id, language: deed.language })
    await record(tx, 'fleet_changed', { fleetId })
    return {
      id,
      email,
      role,
      createdAt: deed.now.toISOString(),
      expiresAt: expires_at.toISOString(),
    }
  })
}

export async function revokeInvitation(deed: Deed, user: User, id: string): Promise<void> {
  await deed.transaction(async (tx) => {
    const { fleetId } = await memberWith(tx, user, 'managePeople')
    const result = await tx
      .updateTable('fleet_invitations')
      .set({ revoked_at: deed.now })
      .where('id', '=', id)
      .where('fleet_id', '=', fleetId)
      .where('accepted_at', 'is', null)
      .executeTakeFirst()
    if (result.numUpdatedRows === 0n) throw notFound('invitation')
    await record(tx, 'fleet_changed', { fleetId })
  })
}

/** Who invites whom to what. */
export async function readInvitation(db: Db, token: string, now: Date) {
  const { companyName, email, role, fleetId } = await findValid(db, token, now)
  const former = await findFormerMember(db, fleetId, email)
  const returning = former ? { fullName: former.full_name, username: former.username } : null
  return { companyName, email, role, returning }
}

/** Somebody joins by an invitation: the account comes into being with its place in the fleet. Once. */
export function acceptInvitation(
  deed: Deed,
  { token, ...account }: BodyOf<typeof acceptEndpoint>,
  email: string,
): Promise<CurrentUser> {
  return register(
    deed,
    { ...account, email, userType: 'business_customer' },
    async (tx, userId) => {
      await joinBy(tx, await findValid(tx, token, deed.now, true), userId, deed.now)
    },
  )
}

/** Somebody has a place in the fleet by an invitation, which is used up with it. */
export async function joinBy(tx: Tx, { id, fleetId, role }: Valid, userId: string, now: Date) {
  await tx.updateTable('fleet_invitations').set({ accepted_at: now }).where('id', '=', id).execute()
  await insertMember(tx, { user_id: userId, fleet_id: fleetId, role, created_at: now })
  await record(tx, 'fleet_changed', { fleetId })
}

export interface Valid {
  id: string
  fleetId: string
  companyName: string
  email: string
  role: FleetRole
}

/** The invitation of a link that is still good; the same refusal for every other. */
export async function findValid(
  db: Db | Tx,
  token: string,
  now: Date,
  locks = false,
): Promise<Valid> {
  const { rows } = await sql<Valid>`
    select i.id, i.fleet_id as "fleetId", f.company_name as "companyName", i.email, i.role
    from fleet_invitations i join fleets f on f.id = i.fleet_id
    where i.token_hash = ${hashToken(token)} and i.accepted_at is null and i.revoked_at is null
      and i.expires_at > ${now} and f.status <> 'suspended'
    ${locks ? sql`for update of i for share of f` : sql``}`.execute(db)
  const invitation = rows[0]
  if (!invitation) throw new Refusal('invalid_invitation', refusals.fleets.invitationOver)
  return invitation
}
