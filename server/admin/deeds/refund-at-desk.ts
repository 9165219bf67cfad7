import type { BodyOf } from '#contract/endpoint.ts'
import type { refundAtDesk as endpoint } from '#contract/refunds.ts'
import type { User } from '../../auth/actor.ts'
import { insertAudit } from '../../auth/queries.ts'
import { type GivenBackTo, giveBack } from '../../cards/refund-job.ts'
import type { Deed } from '../../core/deed.ts'
import { lockDealAtDesk } from '../../deals/lock-deal.ts'
import { findDisputes } from '../../disputes/tables.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { refundRefusal } from '../desk/refund-refusal.ts'

/**
 * The operator gives back what a card has paid for a job, or takes it off what a fleet owes; both sides read why, and the audit log keeps it. Of two who do so at once the
 * second is told, and what is in dispute is decided there: what is set aside for it would be taken twice.
 */
export async function refundAtDesk(
  deed: Deed,
  admin: User,
  jobId: string,
  body: BodyOf<typeof endpoint>,
): Promise<GivenBackTo> {
  return deed.transaction(async (tx) => {
    const deal = await lockDealAtDesk(tx, admin, { jobId })
    const disputed = (await findDisputes(tx, jobId)).find(({ ended_at }) => ended_at === null)
    const refusal = refundRefusal(disputed?.claim_cents ?? null)
    if (refusal) throw new Refusal('wrong_state', refusal)
    const to = await giveBack(tx, deal, body, {
      because: 'operator',
      by: admin.userId,
      at: deed.now,
    })
    await insertAudit(tx, {
      at: deed.now,
      actor_id: admin.userId,
      action: 'payment_refunded',
      subject_id: deal.request.id,
      reason: body.reason,
      before: { refund: null },
      after: { refund: body.amount },
    })
    return to
  })
}
