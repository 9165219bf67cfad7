import type { EventFacts } from '#contract/jobs.ts'
import { decimal } from '#contract/primitives.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import { leavingNews } from '../asking/board-card.ts'
import type { Deed } from '../core/deed.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { settleApproval } from './approvals.ts'
import { rejectPendingOf } from './bid-queries.ts'
import { cancellationFee, oweFee } from './cancellation.ts'
import { findLatestJob, lockJob } from './job-queries.ts'
import { lockDeal } from './lock-deal.ts'
import { endJob, moveRequest } from './move-deal.ts'
import type { Claim } from './policy.ts'

/**
 * The customer gives the request up with a reason (rules C12): pending bids are rejected, a running job ends for the
 * fee of its stage. What it costs is what the customer was shown, or nothing happens. Twice is the same as once.
 */
export async function cancelRequest(
  deed: Deed,
  claim: Claim,
  requestId: string,
  { reason, fee: shown = decimal(0) }: { reason: string; fee?: string | undefined },
): Promise<void> {
  await deed.transaction(async (tx) => {
    const deal = await lockDeal(tx, claim, { requestId })
    const { request } = deal
    if (request.close_reason === 'customer') return
    const latest = request.status === 'in_progress' ? await findLatestJob(tx, requestId) : undefined
    const job = latest && (await lockJob(tx, latest.id))
    let facts: Pick<EventFacts, 'fee' | 'free'> | null = null
    if (job) {
      const { feeCents, because } = await cancellationFee(tx, request, job, deed.now)
      // Its phase is asked first: work under way is not called off, whatever was shown.
      await endJob(tx, { ...deal, job }, 'cancel', deed.now, reason)
      if (shown !== decimal(feeCents)) throw new Refusal('fee_changed', refusals.jobs.feeChanged)
      await oweFee(tx, job, feeCents, deed.now)
      if (feeCents > 0) facts = { fee: decimal(feeCents) }
      else if (because) facts = { free: because }
    } else await moveRequest(tx, deal, 'cancel', 'customer', deed.now)
    const lost = await rejectPendingOf(tx, requestId, 'request_closed', deed.now)
    await settleApproval(tx, request, deed.now, 'void')
    const losers = lost.map((bid) => bid.provider_id)
    await recordOfDeal(
      tx,
      job ? 'job_cancelled' : 'request_cancelled',
      { request, job },
      {
        note: reason,
        facts,
        payload: { ...(await leavingNews(tx, request)), losers, canceledBy: deed.by.userId },
      },
    )
  })
}
