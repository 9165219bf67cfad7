import { jobLifecycle } from '#contract/jobs.ts'
import type { Deed } from '../core/deed.ts'
import { move } from '../core/move.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import { setStopAsked } from './job-queries.ts'
import { lockDeal } from './lock-deal.ts'
import type { Claim } from './policy.ts'

/**
 * Work under way is not canceled (money §5): the customer asks the provider to stop, who then ends the work, for less
 * where less was done. Twice is the same as once.
 */
export async function askToStop(
  deed: Deed,
  claim: Claim,
  jobId: string,
  reason: string,
): Promise<void> {
  await deed.transaction(async (tx) => {
    const { request, job, by } = await lockDeal(tx, claim, { jobId })
    move(jobLifecycle, 'ask_to_stop', job.phase, by)
    if (job.stop_asked_at) return
    await setStopAsked(tx, jobId, deed.now)
    await recordOfDeal(tx, 'job_stop_asked', { request, job }, { note: reason })
  })
}
