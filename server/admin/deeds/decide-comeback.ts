import { disputeLifecycle } from '#contract/disputes.ts'
import { decimal } from '#contract/primitives.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { User } from '../../auth/actor.ts'
import { insertAudit } from '../../auth/queries.ts'
import type { Deed } from '../../core/deed.ts'
import { move } from '../../core/move.ts'
import { notFound } from '../../core/not-found.ts'
import { lockDealAtDesk } from '../../deals/lock-deal.ts'
import { beginComeback } from '../../disputes/begin-comeback.ts'
import { findDispute, lockDispute } from '../../disputes/tables.ts'
import { Refusal } from '../../platform/http/refusal.ts'

/** An admin decides that the provider comes back and does it again, and why; of an appeal it is another admin. */
export async function decideComeback(
  deed: Deed,
  admin: User,
  id: string,
  reason: string,
  linkKey: string,
): Promise<void> {
  await deed.transaction(async (tx) => {
    const known = await findDispute(tx, id)
    if (!known) throw notFound('dispute')
    const deal = await lockDealAtDesk(tx, admin, { jobId: known.job_id })
    const dispute = await lockDispute(tx, id)
    if (!dispute) throw notFound('dispute')
    if (dispute.state === 'appealed' && dispute.decided_by === admin.userId)
      throw new Refusal('not_allowed', refusals.disputes.sameAdmin)
    move(disputeLifecycle, 'decide_comeback', dispute.state, 'admin')
    const why = { because: 'operator', words: reason, by: admin.userId } as const
    await beginComeback(tx, deal, dispute, why, { now: deed.now, linkKey })
    await insertAudit(tx, {
      at: deed.now,
      actor_id: admin.userId,
      action: 'dispute_decided',
      subject_id: deal.request.id,
      reason,
      before: { award: dispute.award_cents === null ? null : decimal(dispute.award_cents) },
      after: { comeback: true },
    })
  })
}
