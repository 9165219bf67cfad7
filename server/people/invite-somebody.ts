import type { BodyOf } from '#contract/endpoint.ts'
import type { inviteToProvider, ProviderInvitation } from '#contract/provider-people.ts'
import { settings } from '#contract/settings.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { User } from '../auth/actor.ts'
import { findUserByEmail } from '../auth/queries.ts'
import { subjectOf } from '../core/caps/limits.ts'
import { refuseManyInvitations } from '../core/caps/refuse-many-invitations.ts'
import type { Deed } from '../core/deed.ts'
import { record } from '../core/events.ts'
import { notFound } from '../core/not-found.ts'
import type { Tx } from '../platform/db/tables.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { enqueue } from '../platform/jobs.ts'
import { newToken } from '../platform/secrets/tokens.ts'
import { mayInvite } from '../technicians/policy.ts'
import { holdTechnician } from '../technicians/queries.ts'
import { findFormerAccount } from './former-account.ts'
import { lockOwnPeople } from './policy.ts'
import './tables.ts'

type Invitation = BodyOf<typeof inviteToProvider>

/**
 * An owner invites somebody to sign in for the business, by mail or SMS; the link stands in that message and nowhere
 * else. Inviting the same address again, however it is spelled, ends the link before.
 */
export function inviteSomebody(
  deed: Deed,
  user: User,
  { role, email, phone, technicianId }: Invitation,
): Promise<ProviderInvitation> {
  return deed.transaction(async (tx) => {
    const { provider } = await lockOwnPeople(tx, user)
    if (phone !== undefined && !mayInvite(provider))
      throw new Refusal('provider_not_active', refusals.people.notApproved)
    const technician = technicianId ? await technicianWithout(tx, provider.id, technicianId) : null
    const to = { email: email ?? null, phone: phone ?? null, technician_id: technician?.id ?? null }
    if (email !== undefined) await refuseTaken(tx, provider.id, to)
    await refuseManyInvitations(tx, deed, {
      sender: subjectOf.provider(provider.id),
      isNew: provider.status !== 'active',
      to,
    })
    await tx
      .updateTable('provider_invitations')
      .set({ revoked_at: deed.now })
      .where('provider_id', '=', provider.id)
      .where('accepted_at', 'is', null)
      .where('revoked_at', 'is', null)
      .where((is) =>
        is.or([
          is(is.fn('lower', ['email']), '=', to.email?.toLowerCase() ?? null),
          is('phone', '=', to.phone),
          is('technician_id', '=', to.technician_id),
        ]),
      )
      .execute()
    const expires_at = new Date(deed.now.getTime() + settings.invitationMs)
    const { id } = await tx
      .insertInto('provider_invitations')
      .values({
        // Replaced by the real one when the message is written: until then nothing opens it.
        token_hash: newToken().hash,
        provider_id: provider.id,
        role,
        ...to,
        created_at: deed.now,
        expires_at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await enqueue(tx, 'send_provider_invitation', { invitationId: id, language: deed.language })
    await record(tx, 'people_changed', { providerId: provider.id })
    return {
      id,
      email: to.email,
      phone: to.phone,
      role,
      technician: technician && { id: technician.id, fullName: technician.full_name },
      createdAt: deed.now.toISOString(),
      expiresAt: expires_at.toISOString(),
    }
  })
}

/** One of the provider's active technicians who cannot sign in yet. */
async function technicianWithout(tx: Tx, providerId: string, id: string) {
  const technician = await holdTechnician(tx, providerId, id)
  if (!technician) throw notFound('technician')
  if (technician.deactivated_at)
    throw new Refusal('technician_inactive', refusals.technicians.activateFirst)
  const login = await tx
    .selectFrom('provider_members')
    .select('user_id')
    .where('technician_id', '=', id)
    .executeTakeFirst()
  if (login)
    throw new Refusal(
      'already_added',
      refusals.people.technicianHasLogin({ name: technician.full_name }),
    )
  return technician
}

/** An address with an account of somebody else's; who worked here before comes back to the own one. */
async function refuseTaken(
  tx: Tx,
  providerId: string,
  to: { email: string | null; phone: string | null; technician_id: string | null },
) {
  const holder = to.email === null ? undefined : await findUserByEmail(tx, to.email)
  if (!holder) return
  const former = await findFormerAccount(tx, { provider_id: providerId, ...to })
  if (former?.id === holder.id) return
  const { emailHasAccount } = refusals.accounts
  throw new Refusal('email_taken', emailHasAccount, { details: { email: emailHasAccount } })
}
