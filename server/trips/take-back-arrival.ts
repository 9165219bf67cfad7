import { jobLifecycle } from '#contract/jobs.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { Deed } from '../core/deed.ts'
import { move } from '../core/move.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import { type JobActor, lockJobToMove } from '../deals/lock-own-job.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { isProved, setBack } from './unproved-arrival.ts'

/**
 * Who does the job has pressed "I have arrived" too early and says so: it is on its way again, and the customer hears it. Only
 * while nothing proves the arrival and no work has begun. Twice is the same as once.
 */
export async function takeBackArrival(deed: Deed, actor: JobActor, jobId: string): Promise<void> {
  await deed.transaction(async (tx) => {
    const { request, job, by } = await lockJobToMove(tx, actor, jobId)
    if (job.phase === 'en_route') return
    const phase = move(jobLifecycle, 'take_back_arrival', job.phase, by)
    if (isProved(job)) throw new Refusal('wrong_state', refusals.jobs.arrivalStands)
    await setBack(tx, job, { phase })
    await recordOfDeal(tx, 'arrival_taken_back', { request, job })
  })
}
