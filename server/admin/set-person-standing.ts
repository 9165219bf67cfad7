import { refusals } from '#contract/words/en/refusals.ts'
import { holdOpenAsked, withholdOrPutBack } from '../asking/withheld.ts'
import type { User } from '../auth/actor.ts'
import {
  useUpResets as endMailedLinks,
  endSessionsOf,
  insertAudit,
  lockStanding,
  reinstatePerson,
  suspendPerson,
} from '../auth/queries.ts'
import type { Deed } from '../core/deed.ts'
import { record } from '../core/events.ts'
import { notFound } from '../core/not-found.ts'
import type { Tx } from '../platform/db/tables.ts'
import { Refusal, wrongField } from '../platform/http/refusal.ts'
import { refuseOtherReason } from './standing-deed.ts'

/**
 * An admin suspends one person, whatever kind of account it is, or lifts that: the person is signed out and only reads from
 * then on, an admin not even that. Who belongs to a suspended business stays suspended with it (rules C18). The same
 * standing again changes nothing; nobody suspends the own account, so an admin is always left.
 */
export async function setPersonStanding(
  deed: Deed,
  admin: User,
  userId: string,
  status: 'active' | 'suspended',
  reason: string | null,
): Promise<void> {
  const suspends = status === 'suspended'
  if (suspends && !reason) throw wrongField('reason', refusals.desk.needsReason)
  if (userId === admin.userId) throw new Refusal('not_allowed', refusals.desk.ownAccount)
  await deed.transaction(async (tx) => {
    const whose = { people: [userId] }
    const asked = await holdOpenAsked(tx, whose)
    // Of two admins who suspend each other, one comes first and the other is no admin any more.
    const { person, isAdminStanding } = await lockStanding(tx, userId, admin.userId)
    if (!person) throw notFound('user')
    if (!isAdminStanding) throw new Refusal('account_suspended', refusals.accounts.suspended)
    const wasSuspended = person.suspended_in_person_at !== null
    if (wasSuspended === suspends)
      return refuseOtherReason(status, person.suspended_in_person_because, reason)
    const at = deed.now
    if (suspends) await suspend(tx, userId, reason, at)
    else await reinstatePerson(tx, userId)
    await withholdOrPutBack(tx, whose, asked)
    await record(tx, suspends ? 'access_ended' : 'access_restored', { userId })
    await insertAudit(tx, {
      at,
      actor_id: admin.userId,
      action: suspends ? 'user_suspend' : 'user_reinstate',
      subject_id: userId,
      reason,
      before: { status: wasSuspended ? 'suspended' : 'active' },
      after: { status },
    })
  })
}

/** Signed out everywhere, and no mailed link opens the account meanwhile. */
async function suspend(tx: Tx, userId: string, reason: string | null, at: Date): Promise<void> {
  await suspendPerson(tx, userId, { at, reason })
  await endMailedLinks(tx, userId, at)
  await endSessionsOf(tx, [userId], { because: 'suspended', reason, at })
}
