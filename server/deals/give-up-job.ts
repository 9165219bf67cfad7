import { jobLifecycle } from '#contract/jobs.ts'
import { refusalOf } from '#contract/lifecycle.ts'
import { ownersOf, setRequestStatus } from '../asking/queries.ts'
import type { User } from '../auth/actor.ts'
import type { Deed } from '../core/deed.ts'
import { record } from '../core/events.ts'
import { followJobs } from '../drivers/queries.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { endJob } from './job-queries.ts'
import { lockOwnJob } from './lock-own-job.ts'

/** A provider cannot complete work that he has started: the request closes with that reason. */
export async function giveUpJob(
  deed: Deed,
  user: User,
  jobId: string,
  reason: string,
): Promise<void> {
  await deed.transaction(async (tx) => {
    const { job, request } = await lockOwnJob(tx, user, jobId)
    if (job.phase === 'unable_to_complete') return
    const refusal = refusalOf(jobLifecycle, 'give_up', job.phase)
    if (refusal) throw new Refusal('wrong_state', refusal)
    await endJob(tx, job.id, 'unable_to_complete', deed.now, reason)
    await setRequestStatus(tx, request.id, {
      status: 'cancelled',
      close_reason: 'unable',
      closed_at: deed.now,
    })
    await followJobs(tx, request.driver_id)
    await record(tx, 'job_given_up', {
      requestId: request.id,
      jobId: job.id,
      providerId: job.provider_id,
      ...ownersOf(request),
      note: reason,
    })
  })
}
