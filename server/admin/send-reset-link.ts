import { refusals } from '#contract/words/en/refusals.ts'
import type { User } from '../auth/actor.ts'
import { findUserById, insertAudit } from '../auth/queries.ts'
import type { Deed } from '../core/deed.ts'
import { notFound } from '../core/not-found.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { enqueue } from '../platform/jobs.ts'
import '../auth/mail-reset-link.ts'

/** An admin has a reset link mailed to a user: the same link, by the same way, as if the user had asked for it. */
export async function sendResetLink(deed: Deed, admin: User, userId: string): Promise<void> {
  await deed.transaction(async (tx) => {
    const user = await findUserById(tx, userId)
    if (!user) throw notFound('user')
    if (!user.email) throw new Refusal('wrong_state', refusals.accounts.noEmail)
    await enqueue(tx, 'mail_reset_link', { userId })
    await insertAudit(tx, {
      at: deed.now,
      actor_id: admin.userId,
      action: 'reset_link_sent',
      subject_id: userId,
      reason: null,
    })
  })
}
