import type { CurrentUser } from '#contract/auth.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import {
  findCurrentUser,
  insertAudit,
  setClosed,
  setPassword,
  useUpResets,
} from '../auth/queries.ts'
import { refuseWeak } from '../auth/weak-password.ts'
import type { Deed } from '../core/deed.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { hashPassword } from '../platform/secrets/passwords.ts'
import { findValid, joinBy } from './invitations.ts'
import { findFormerMember } from './queries.ts'

/**
 * Who has left a fleet and was invited again comes back: the same account opens, with a new password, so that the
 * history goes on under the same name. The link came to the account's own address, as one of a forgotten password does.
 */
export async function returnToFleet(
  deed: Deed,
  { token, password }: { token: string; password: string },
): Promise<CurrentUser> {
  await refuseWeak(password)
  const passwordHash = await hashPassword(password)
  return deed.transaction(async (tx) => {
    const invitation = await findValid(tx, token, deed.now, true)
    const former = await findFormerMember(tx, invitation.fleetId, invitation.email)
    if (!former) throw new Refusal('invalid_invitation', refusals.fleets.invitationOver)
    await setPassword(tx, former.id, passwordHash)
    await useUpResets(tx, former.id, deed.now)
    await setClosed(tx, former.id, null)
    await joinBy(tx, invitation, former.id, deed.now)
    await insertAudit(tx, {
      at: deed.now,
      actor_id: former.id,
      action: 'fleet_member_returned',
      subject_id: former.id,
      reason: null,
      before: { role: null },
      after: { role: invitation.role },
    })
    const user = await findCurrentUser(tx, former.id)
    if (!user) throw new Error('an account was not opened')
    return user
  })
}
