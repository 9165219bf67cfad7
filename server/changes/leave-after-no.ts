import { unapproved } from '#contract/change-orders.ts'
import { decimal } from '#contract/primitives.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { User } from '../auth/actor.ts'
import type { Deed } from '../core/deed.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import { feeForComing, oweFee } from '../deals/cancellation.ts'
import { findChangeStates } from '../deals/change-order-queries.ts'
import { lockJobToMove } from '../deals/lock-own-job.ts'
import { endJob } from '../deals/move-deal.ts'
import { Refusal } from '../platform/http/refusal.ts'

/**
 * What the provider found was not approved, and without it the work makes no sense (money §4): the job ends for the fee of
 * having come, and does not count as left undone. Twice is the same as once.
 */
export async function leaveAfterNo(deed: Deed, user: User, jobId: string): Promise<void> {
  await deed.transaction(async (tx) => {
    const deal = await lockJobToMove(tx, user, jobId)
    const { job } = deal
    if (job.phase === 'unable_to_complete') return
    const [newest] = await findChangeStates(tx, jobId)
    const feeCents = await feeForComing(tx, job)
    await endJob(tx, deal, 'leave', deed.now, null)
    if (!newest || !unapproved.includes(newest.status))
      throw new Refusal('wrong_state', refusals.changes.notRefused)
    await oweFee(tx, job, feeCents, deed.now, 'arrived')
    const facts = feeCents > 0 ? { fee: decimal(feeCents) } : null
    await recordOfDeal(tx, 'job_given_up', deal, { facts })
  })
}
