import type { objectAgain as endpoint } from '#contract/disputes.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { Deed } from '../core/deed.ts'
import { findJobForSides } from '../deals/find-job-for-sides.ts'
import { lockDeal, lockDueJob } from '../deals/lock-deal.ts'
import { endJob } from '../deals/move-deal.ts'
import type { Claim } from '../deals/policy.ts'
import type { Tx } from '../platform/db/tables.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { decideAfterAll } from './decide-after-all.ts'
import { showPhotos } from './open-dispute.ts'
import { findDisputeOfComeback, lockDispute } from './tables.ts'

/**
 * The customer says that it is still wrong, though the provider has come back: the comeback is over, no third time is tried, and
 * somebody decides the dispute. What is confirmed stands.
 */
export async function objectAgain(
  deed: Deed,
  claim: Claim,
  jobId: string,
  { words, photoIds = [] }: BodyOf<typeof endpoint>,
): Promise<void> {
  await deed.transaction(async (tx) => {
    const { first, dispute } = await lockFirst(tx, claim, jobId)
    const deal = await lockDeal(tx, claim, { jobId })
    // Whoever was faster has confirmed it, or the worker has ended it.
    if (dispute?.state !== 'comeback' || !first)
      throw new Refusal('wrong_state', refusals.disputes.notComeback)
    await endJob(tx, deal, 'object', deed.now, null)
    await showPhotos(tx, { side: 'customer', deal }, dispute.id, photoIds)
    await decideAfterAll(tx, first, dispute, { by: 'customer', words }, deed.now)
  })
}

/** The job that was disputed is locked before the one that does it again, as the worker does. */
async function lockFirst(tx: Tx, claim: Claim, jobId: string) {
  await findJobForSides(tx, claim, jobId)
  const known = await findDisputeOfComeback(tx, jobId)
  if (!known) throw new Refusal('wrong_state', refusals.disputes.notComeback)
  const first = await lockDueJob(tx, known)
  return { first, dispute: await lockDispute(tx, known.dispute_id) }
}
