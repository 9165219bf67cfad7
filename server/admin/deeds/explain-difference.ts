import type { BodyOf } from '#contract/endpoint.ts'
import type { explainDifference as endpoint } from '#contract/reconciliation.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { User } from '../../auth/actor.ts'
import { insertAudit } from '../../auth/queries.ts'
import type { Deed } from '../../core/deed.ts'
import { notFound } from '../../core/not-found.ts'
import { Refusal } from '../../platform/http/refusal.ts'

/** An admin says where a difference between the processor and our books comes from; the books stay as they are. */
export async function explainDifference(
  deed: Deed,
  admin: User,
  id: string,
  { reason }: BodyOf<typeof endpoint>,
): Promise<void> {
  await deed.transaction(async (tx) => {
    const found = await tx
      .selectFrom('reconciliation_differences')
      .select(['id', 'state'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!found) throw notFound('difference')
    if (found.state !== 'open') throw new Refusal('wrong_state', refusals.desk.differenceOver)
    await tx
      .updateTable('reconciliation_differences')
      .set({ state: 'explained', reason, explained_by: admin.userId, moved_at: deed.now })
      .where('id', '=', id)
      .execute()
    await insertAudit(tx, {
      at: deed.now,
      actor_id: admin.userId,
      action: 'difference_explained',
      subject_id: id,
      reason,
      before: { state: 'open' },
      after: { state: 'explained' },
    })
  })
}
