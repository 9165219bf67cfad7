import { jobLifecycle } from '#contract/jobs.ts'
import { refusalOf } from '#contract/lifecycle.ts'
import type { User } from '../auth/actor.ts'
import { returnLostBids, setBidStatus } from '../bids/queries.ts'
import { followJobs } from '../drivers/queries.ts'
import { record } from '../platform/events.ts'
import type { Deed } from '../platform/http/deed.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { boardNews } from '../requests/board-card.ts'
import { expiryOf } from '../requests/create-request.ts'
import { ownersOf, setOpenAgain } from '../requests/queries.ts'
import { lockOwnJob } from './lock-own-job.ts'
import { endJob } from './queries.ts'

/**
 * A provider hands his job back before work starts (rules C13): the customer pays nothing, the request opens again
 * with its time anew, and the bids that had lost and still stand come back.
 */
export async function handBackJob(
  deed: Deed,
  user: User,
  jobId: string,
  reason: string,
): Promise<void> {
  await deed.transaction(async (tx) => {
    const { job, request } = await lockOwnJob(tx, user, jobId)
    if (job.phase === 'cancelled_by_provider') return
    const refusal = refusalOf(jobLifecycle, 'hand_back', job.phase)
    if (refusal) throw new Refusal('wrong_state', refusal)
    await endJob(tx, job.id, 'cancelled_by_provider', deed.now, reason)
    await setBidStatus(tx, job.bid_id, 'rejected', 'handed_back', deed.now)
    const expiresAt = expiryOf(request.urgency, request.scheduled_at, deed)
    await setOpenAgain(tx, request.id, deed.now, expiresAt)
    await followJobs(tx, request.driver_id)
    const returned = await returnLostBids(tx, request.id, deed.now)
    await record(tx, 'job_handed_back', {
      requestId: request.id,
      jobId: job.id,
      providerId: job.provider_id,
      ...ownersOf(request),
      note: reason,
      payload: {
        ...(await boardNews(tx, { ...request, status: 'open', expires_at: expiresAt })),
        losers: returned.map((bid) => bid.provider_id),
      },
    })
  })
}
