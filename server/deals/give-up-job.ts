import type { User } from '../auth/actor.ts'
import type { Deed } from '../core/deed.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import { lockJobToMove } from './lock-own-job.ts'
import { endJob } from './move-deal.ts'

/** A provider cannot complete work that it has started: the request closes with that reason. */
export async function giveUpJob(
  deed: Deed,
  user: User,
  jobId: string,
  reason: string,
): Promise<void> {
  await deed.transaction(async (tx) => {
    const deal = await lockJobToMove(tx, user, jobId)
    if (deal.job.phase === 'unable_to_complete') return
    await endJob(tx, deal, 'give_up', deed.now, reason)
    await recordOfDeal(tx, 'job_given_up', deal, { note: reason })
  })
}
