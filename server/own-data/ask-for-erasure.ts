import { settings } from '#contract/settings.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import { insertAudit } from '../auth/queries.ts'
import type { Deed } from '../core/deed.ts'
import { notFound } from '../core/not-found.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { enqueue } from '../platform/jobs.ts'
import { findHindrance } from './hinders.ts'
import { findErasure, lockUser } from './queries.ts'
import { findWhose } from './whose.ts'
import './mail-own-data.ts'

/**
 * Somebody wants the own account deleted, or an admin does for a person who asked: in 14 days, until which it can be taken
 * back. Refused while a job is open, and while others would be left without an owner.
 */
export async function askForErasure(
  deed: Deed,
  askedBy: string,
  userId: string,
  reason: string | null,
): Promise<void> {
  await deed.transaction(async (tx) => {
    const whose = (await lockUser(tx, userId)) && (await findWhose(tx, userId))
    if (!whose) throw notFound('user')
    const known = await findErasure(tx, userId)
    if (known)
      throw new Refusal(
        'wrong_state',
        known.done_at ? refusals.ownData.erased : refusals.ownData.asked,
      )
    const hindrance = await findHindrance(tx, whose)
    if (hindrance) throw new Refusal(hindrance.code, hindrance.saying)
    const dueAt = new Date(deed.now.getTime() + settings.ownData.waitMs)
    await tx
      .insertInto('erasures')
      .values({ user_id: userId, asked_at: deed.now, asked_by: askedBy, due_at: dueAt })
      .execute()
    await enqueue(tx, 'mail_own_data', { userId, news: 'erasureAsked' })
    await insertAudit(tx, {
      at: deed.now,
      actor_id: askedBy,
      action: 'erasure_asked',
      subject_id: userId,
      reason,
      before: { dueAt: null },
      after: { dueAt: dueAt.toISOString() },
    })
  })
}
