import type { decideDispute as endpoint } from '#contract/disputes.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { centsOf, decimal } from '#contract/primitives.ts'
import { jobFields } from '#contract/words/en/fields/job.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { User } from '../../auth/actor.ts'
import { insertAudit } from '../../auth/queries.ts'
import type { Deed } from '../../core/deed.ts'
import { notFound } from '../../core/not-found.ts'
import { lockDealAtDesk } from '../../deals/lock-deal.ts'
import { decide } from '../../disputes/decide.ts'
import { findDispute, lockDispute } from '../../disputes/tables.ts'
import { Refusal, wrongField } from '../../platform/http/refusal.ts'

/** An admin says how much of a claim is right, and why; after an appeal it is another admin, and that stands. */
export async function decideDispute(
  deed: Deed,
  admin: User,
  id: string,
  { award, reason }: BodyOf<typeof endpoint>,
): Promise<void> {
  await deed.transaction(async (tx) => {
    const known = await findDispute(tx, id)
    if (!known) throw notFound('dispute')
    const deal = await lockDealAtDesk(tx, admin, { jobId: known.job_id })
    const dispute = await lockDispute(tx, id)
    if (!dispute) throw notFound('dispute')
    if (dispute.state === 'appealed' && dispute.decided_by === admin.userId)
      throw new Refusal('not_allowed', refusals.disputes.sameAdmin)
    const award_cents = centsOf(award) ?? 0
    if (award_cents > dispute.claim_cents)
      throw wrongField('award', jobFields.claimAtMost({ most: decimal(dispute.claim_cents) }))
    const decision = { award_cents, because: 'operator', words: reason, by: admin.userId } as const
    await decide(tx, deal, dispute, decision, deed.now)
    await insertAudit(tx, {
      at: deed.now,
      actor_id: admin.userId,
      action: 'dispute_decided',
      subject_id: deal.request.id,
      reason,
      before: { award: dispute.award_cents === null ? null : decimal(dispute.award_cents) },
      after: { award: decimal(award_cents) },
    })
  })
}
