import { jobLifecycle } from '#contract/jobs.ts'
import { refusalOf } from '#contract/lifecycle.ts'
import { lockRequest, ownersOf, type RequestRow, setRequestStatus } from '../asking/queries.ts'
import type { Deed } from '../core/deed.ts'
import { record } from '../core/events.ts'
import { followJobs } from '../drivers/queries.ts'
import { postClosedJob } from '../payments/post-closed-job.ts'
import type { Tx } from '../platform/db/tables.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { countJobDone } from '../providers/queries.ts'
import { requireAccess } from './claim.ts'
import { endJob, findJob, type JobRow, lockJob } from './job-queries.ts'
import { type Claim, mayRun, refuseToRun } from './policy.ts'

/** The customer confirms that the work is done: the job closes and the request is completed. Twice is the same as once. */
export async function confirmJob(deed: Deed, claim: Claim, jobId: string): Promise<void> {
  await deed.transaction(async (tx) => {
    const known = await findJob(tx, jobId)
    const locked = known && (await lockRequest(tx, known.request_id))
    const { request, access } = requireAccess(locked, claim)
    const job = await lockJob(tx, jobId)
    if (!job || !mayRun(access)) throw refuseToRun(access, 'job')
    if (job.phase === 'closed') return
    const refusal = refusalOf(jobLifecycle, 'confirm', job.phase)
    if (refusal) throw new Refusal('wrong_state', refusal)
    await closeJob(tx, job, request, deed.now, null)
  })
}

/** What closing a job means, whoever confirms it: the customer, or the clock after 24 hours (rules C16). */
export async function closeJob(
  tx: Tx,
  job: JobRow,
  request: RequestRow,
  now: Date,
  note: string | null,
): Promise<void> {
  await endJob(tx, job.id, 'closed', now, null)
  await setRequestStatus(tx, request.id, {
    status: 'completed',
    close_reason: 'done',
    closed_at: now,
  })
  await followJobs(tx, request.driver_id)
  await countJobDone(tx, job.provider_id)
  await postClosedJob(tx, job, now)
  await record(tx, 'job_confirmed', {
    requestId: request.id,
    jobId: job.id,
    providerId: job.provider_id,
    ...ownersOf(request),
    note,
  })
}
