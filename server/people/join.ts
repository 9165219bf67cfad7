import { sql } from 'kysely'
import type { CurrentUser } from '#contract/auth.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import type { joinProvider } from '#contract/provider-people.ts'
import type { ProviderRole } from '#contract/provider-roles.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import { type Account, openAccount } from '../auth/register.ts'
import type { Deed } from '../core/deed.ts'
import { record } from '../core/events.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { hashToken } from '../platform/secrets/tokens.ts'
import { insertMember } from '../providers/members.ts'
import { holdTechnician } from '../technicians/queries.ts'
import { findFormerAccount } from './former-account.ts'
import './tables.ts'

/** Who invites whom to what. */
export async function readInvitation(db: Db, token: string, now: Date) {
  const { businessName, email, phone, role, fullName } = await findValid(db, token, now)
  return { businessName, email, phone, role, fullName }
}

/**
 * Somebody joins by an invitation, once: an account comes into being with its place among the provider's people. Who
 * had one there before comes back to it, with the new name, number and password.
 */
export async function join(
  deed: Deed,
  { token, ...typed }: BodyOf<typeof joinProvider>,
  /** As the invitation says it: the account's address is the one that was written to. */
  email: string | null,
): Promise<CurrentUser> {
  const account: Account = { ...typed, email, userType: 'service_provider' }
  return openAccount(deed, account, {
    async former(tx) {
      return findFormerAccount(tx, await findValid(tx, token, deed.now))
    },
    async open(tx, userId) {
      const invitation = await findValid(tx, token, deed.now, true)
      const { provider_id, role, technician_id } = invitation
      // Held, so that a technician who leaves at this moment keeps no login.
      const technician = technician_id
        ? await holdTechnician(tx, provider_id, technician_id)
        : undefined
      if (technician?.deactivated_at) throw over()
      await tx
        .updateTable('provider_invitations')
        .set({ accepted_at: deed.now, accepted_by: userId })
        .where('id', '=', invitation.id)
        .execute()
      await insertMember(tx, {
        user_id: userId,
        provider_id,
        role,
        technician_id,
        created_at: deed.now,
      })
      await record(tx, 'people_changed', { providerId: provider_id })
    },
  })
}

interface Valid {
  id: string
  provider_id: string
  technician_id: string | null
  businessName: string
  email: string | null
  phone: string | null
  role: ProviderRole
  fullName: string | null
}

/**
 * The invitation of a link that is still good; the same refusal for every other, also where the business is suspended or
 * its technician has left.
 */
async function findValid(db: Db | Tx, token: string, now: Date, locks = false): Promise<Valid> {
  const { rows } = await sql<Valid>`
    select i.id, i.provider_id, i.technician_id, p.business_name as "businessName", i.email, i.phone, i.role,
      (select t.full_name from technicians t where t.id = i.technician_id) as "fullName"
    from provider_invitations i join providers p on p.id = i.provider_id
    where i.token_hash = ${hashToken(token)} and i.accepted_at is null and i.revoked_at is null
      and i.expires_at > ${now} and p.status <> 'suspended'
      and not exists (select from technicians t where t.id = i.technician_id and t.deactivated_at is not null)
    ${locks ? sql`for update of i for share of p` : sql``}`.execute(db)
  const invitation = rows[0]
  if (!invitation) throw over()
  return invitation
}

const over = () => new Refusal('invalid_invitation', refusals.people.invitationOver)
