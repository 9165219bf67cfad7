import { jobLifecycle } from '#contract/jobs.ts'
import { refusalOf } from '#contract/lifecycle.ts'
import { requestLifecycle } from '#contract/requests.ts'
import { boardNews } from '../asking/board-card.ts'
import { lockRequest, ownersOf, setRequestStatus } from '../asking/queries.ts'
import type { Deed } from '../core/deed.ts'
import { record } from '../core/events.ts'
import { followJobs } from '../drivers/queries.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { settleApproval } from './approvals.ts'
import { rejectPendingOf } from './bid-queries.ts'
import { requireAccess } from './claim.ts'
import { endJob, findLatestJob, lockJob } from './job-queries.ts'
import { type Claim, mayRun, refuseToRun } from './policy.ts'

/**
 * The customer gives the request up with a reason (rules C12): pending bids are rejected, a running job ends. Fees
 * come with payments; until then every cancellation is free. Twice is the same as once.
 */
export async function cancelRequest(
  deed: Deed,
  claim: Claim,
  requestId: string,
  reason: string,
): Promise<void> {
  await deed.transaction(async (tx) => {
    const { request, access } = requireAccess(await lockRequest(tx, requestId), claim)
    if (!mayRun(access)) throw refuseToRun(access, 'request')
    if (request.close_reason === 'customer') return
    const closed = refusalOf(requestLifecycle, 'cancel', request.status)
    if (closed) throw new Refusal('wrong_state', closed)

    const latest = request.status === 'in_progress' ? await findLatestJob(tx, requestId) : undefined
    const job = latest && (await lockJob(tx, latest.id))
    const refusal = job && refusalOf(jobLifecycle, 'cancel', job.phase)
    if (refusal) throw new Refusal('wrong_state', refusal)

    if (job) await endJob(tx, job.id, 'cancelled_by_customer', deed.now, reason)
    const lost = await rejectPendingOf(tx, requestId, 'request_closed', deed.now)
    await setRequestStatus(tx, requestId, {
      status: 'cancelled',
      close_reason: 'customer',
      closed_at: deed.now,
    })
    await followJobs(tx, request.driver_id)
    await settleApproval(tx, request, deed.now, 'void')
    await record(tx, job ? 'job_cancelled' : 'request_cancelled', {
      requestId,
      jobId: job?.id ?? null,
      providerId: job?.provider_id ?? null,
      ...ownersOf(request),
      note: reason,
      payload: { ...(await boardNews(tx, request)), losers: lost.map((bid) => bid.provider_id) },
    })
  })
}
