import type { settleChargeback as endpoint } from '#contract/chargebacks.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import type { User } from '../../auth/actor.ts'
import { insertAudit } from '../../auth/queries.ts'
import { bear } from '../../chargebacks/bear-chargeback.ts'
import type { Deed } from '../../core/deed.ts'
import { lockChargebackAtDesk } from './lock-chargeback.ts'

/** An admin says whose fault it was that a bank has kept the money, and why: that decides who bears it. */
export async function settleChargeback(
  deed: Deed,
  admin: User,
  id: string,
  { fault, reason }: BodyOf<typeof endpoint>,
): Promise<void> {
  await deed.transaction(async (tx) => {
    const { deal, chargeback } = await lockChargebackAtDesk(tx, admin, id)
    await bear(tx, deal, chargeback, { fault, reason }, deed.now)
    await insertAudit(tx, {
      at: deed.now,
      actor_id: admin.userId,
      action: 'chargeback_settled',
      subject_id: deal.request.id,
      reason,
      before: { fault: null },
      after: { fault },
    })
  })
}
