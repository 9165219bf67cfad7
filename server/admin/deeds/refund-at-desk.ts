import type { BodyOf } from '#contract/endpoint.ts'
import type { refundAtDesk as endpoint } from '#contract/refunds.ts'
import type { User } from '../../auth/actor.ts'
import { insertAudit } from '../../auth/queries.ts'
import { giveBack } from '../../cards/refund-job.ts'
import type { Deed } from '../../core/deed.ts'
import { lockDealAtDesk } from '../../deals/lock-deal.ts'

/** The operator gives back what a card has paid for a job; both sides read why, and the audit log keeps it. */
export async function refundAtDesk(
  deed: Deed,
  admin: User,
  jobId: string,
  body: BodyOf<typeof endpoint>,
): Promise<void> {
  await deed.transaction(async (tx) => {
    const deal = await lockDealAtDesk(tx, admin, { jobId })
    await giveBack(tx, deal, body, { because: 'operator', by: admin.userId, at: deed.now })
    await insertAudit(tx, {
      at: deed.now,
      actor_id: admin.userId,
      action: 'payment_refunded',
      subject_id: deal.request.id,
      reason: body.reason,
      before: { refund: null },
      after: { refund: body.amount },
    })
  })
}
