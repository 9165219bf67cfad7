import { jobLifecycle } from '#contract/jobs.ts'
import { refusalOf } from '#contract/lifecycle.ts'
import type { User } from '../auth/actor.ts'
import type { Deed } from '../core/deed.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { setExpected } from './job-queries.ts'
import { lockOwnJob } from './lock-own-job.ts'

/**
 * A provider who is late says when he will be there (rules C14): the clock leaves him alone then. The promise stays
 * what it was, and so does what the customer may do.
 */
export async function delayJob(
  deed: Deed,
  user: User,
  jobId: string,
  minutes: number,
): Promise<void> {
  await deed.transaction(async (tx) => {
    const { job, request } = await lockOwnJob(tx, user, jobId)
    const refusal = refusalOf(jobLifecycle, 'no_show', job.phase)
    if (refusal) throw new Refusal('wrong_state', refusal)
    await setExpected(tx, job.id, new Date(deed.now.getTime() + minutes * 60_000))
    await recordOfDeal(tx, 'job_delayed', { request, job }, { facts: { minutes } })
  })
}
