import { refusals } from '#contract/words/en/refusals.ts'
import { insertAudit } from '../auth/queries.ts'
import type { Deed } from '../core/deed.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { findErasure, lockUser } from './queries.ts'

/** The account stays after all: its person says so within the 14 days, or an admin does. */
export async function takeBackErasure(deed: Deed, by: string, userId: string): Promise<void> {
  await deed.transaction(async (tx) => {
    await lockUser(tx, userId)
    const erasure = await findErasure(tx, userId)
    if (!erasure) throw new Refusal('wrong_state', refusals.ownData.notAsked)
    if (erasure.done_at) throw new Refusal('wrong_state', refusals.ownData.erased)
    await tx.deleteFrom('erasures').where('user_id', '=', userId).execute()
    await insertAudit(tx, {
      at: deed.now,
      actor_id: by,
      action: 'erasure_taken_back',
      subject_id: userId,
      reason: null,
      before: { dueAt: erasure.due_at.toISOString() },
      after: { dueAt: null },
    })
  })
}
