import { decimal } from '#contract/primitives.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { User } from '../../auth/actor.ts'
import { insertAudit } from '../../auth/queries.ts'
import type { Deed } from '../../core/deed.ts'
import { notFound } from '../../core/not-found.ts'
import { type JobDeal, lockDealAtDesk } from '../../deals/lock-deal.ts'
import { type DisputeRow, findDispute, lockDispute } from '../../disputes/tables.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { Refusal } from '../../platform/http/refusal.ts'

/** An admin ends what two sides could not agree on, and why; of an appeal it is another admin. `decide` says what for the log. */
export async function decideAtDesk(
  deed: Deed,
  admin: User,
  { id, reason }: { id: string; reason: string },
  decide: (
    tx: Tx,
    deal: JobDeal<'admin'>,
    dispute: DisputeRow,
  ) => Promise<{ award: string } | { comeback: true }>,
): Promise<void> {
  await deed.transaction(async (tx) => {
    const known = await findDispute(tx, id)
    if (!known) throw notFound('dispute')
    const deal = await lockDealAtDesk(tx, admin, { jobId: known.job_id })
    const dispute = await lockDispute(tx, id)
    if (!dispute) throw notFound('dispute')
    if (dispute.state === 'appealed' && dispute.decided_by === admin.userId)
      throw new Refusal('not_allowed', refusals.disputes.sameAdmin)
    const after = await decide(tx, deal, dispute)
    await insertAudit(tx, {
      at: deed.now,
      actor_id: admin.userId,
      action: 'dispute_decided',
      subject_id: deal.request.id,
      reason,
      before: { award: dispute.award_cents === null ? null : decimal(dispute.award_cents) },
      after,
    })
  })
}
