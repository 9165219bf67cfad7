import { chargebackLifecycle, type answerChargeback as endpoint } from '#contract/chargebacks.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { decimal } from '#contract/primitives.ts'
import type { User } from '../../auth/actor.ts'
import { insertAudit } from '../../auth/queries.ts'
import type { Deed } from '../../core/deed.ts'
import { move } from '../../core/move.ts'
import { changeChargeback } from '../../payments/chargebacks.ts'
import { lockChargebackAtDesk } from './lock-chargeback.ts'

/** An admin has the evidence sent to the bank, with words of their own: the worker sends it, once. */
export async function answerChargeback(
  deed: Deed,
  admin: User,
  id: string,
  { words }: BodyOf<typeof endpoint>,
): Promise<void> {
  await deed.transaction(async (tx) => {
    const { deal, chargeback } = await lockChargebackAtDesk(tx, admin, id)
    const state = move(chargebackLifecycle, 'answer', chargeback.state, deal.by)
    await changeChargeback(tx, id, {
      state,
      words,
      answered_by: admin.userId,
      moved_at: deed.now,
      tries: 0,
      look_at: deed.now,
    })
    await insertAudit(tx, {
      at: deed.now,
      actor_id: admin.userId,
      action: 'chargeback_answered',
      subject_id: deal.request.id,
      reason: words,
      before: { amount: null },
      after: { amount: decimal(chargeback.cents) },
    })
  })
}
