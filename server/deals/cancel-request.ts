import { boardNews } from '../asking/board-card.ts'
import type { Deed } from '../core/deed.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import { settleApproval } from './approvals.ts'
import { rejectPendingOf } from './bid-queries.ts'
import { findLatestJob, lockJob } from './job-queries.ts'
import { lockDeal } from './lock-deal.ts'
import { endJob, moveRequest } from './move-deal.ts'
import type { Claim } from './policy.ts'

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
    const deal = await lockDeal(tx, claim, { requestId })
    const { request } = deal
    if (request.close_reason === 'customer') return
    const latest = request.status === 'in_progress' ? await findLatestJob(tx, requestId) : undefined
    const job = latest && (await lockJob(tx, latest.id))
    if (job) await endJob(tx, { ...deal, job }, 'cancel', deed.now, reason)
    else await moveRequest(tx, deal, 'cancel', 'customer', deed.now)
    const lost = await rejectPendingOf(tx, requestId, 'request_closed', deed.now)
    await settleApproval(tx, request, deed.now, 'void')
    const losers = lost.map((bid) => bid.provider_id)
    await recordOfDeal(
      tx,
      job ? 'job_cancelled' : 'request_cancelled',
      { request, job },
      { note: reason, payload: { ...(await boardNews(tx, request)), losers } },
    )
  })
}
