import type { BidStatusReason } from '#contract/bids.ts'
import type { EventName } from '#contract/event-names.ts'
import type { JobPhase } from '#contract/jobs.ts'
import { boardNews } from '../asking/board-card.ts'
import { expiryOf } from '../asking/create-request.ts'
import { ownersOf, type RequestRow, setOpenAgain } from '../asking/queries.ts'
import type { Deed } from '../core/deed.ts'
import { record } from '../core/events.ts'
import { followJobs } from '../drivers/queries.ts'
import type { Tx } from '../platform/db/tables.ts'
import { returnLostBids, setBidStatus } from './bid-queries.ts'
import { endJob, type JobRow } from './job-queries.ts'

/** How a job ends whose provider does not come: in which phase, by which event, with which words. */
export interface Ending {
  phase: Extract<JobPhase, 'cancelled_by_provider' | 'provider_no_show'>
  event: Extract<EventName, 'job_handed_back' | 'job_no_show' | 'job_replaced'>
  /** What becomes of his bid. */
  bid: BidStatusReason
  note: string | null
}

/**
 * The request opens again with its time anew, the bids that had lost and still stand come back, and the customer pays
 * nothing: whether the provider hands the job back, never came, or was suspended (rules C13, C14, C18).
 */
export async function openAgain(
  tx: Tx,
  { job, request }: { job: JobRow; request: RequestRow },
  { phase, event, bid, note }: Ending,
  { now, rules }: Pick<Deed, 'now' | 'rules'>,
): Promise<void> {
  await endJob(tx, job.id, phase, now, note)
  await setBidStatus(tx, job.bid_id, 'rejected', bid, now)
  // Nobody came to a scheduled job: its time is over, so it waits as long as one without a time.
  const isStillToCome = request.scheduled_at !== null && request.scheduled_at > now
  const expiresAt = expiryOf(request.urgency, isStillToCome ? request.scheduled_at : null, {
    now,
    rules,
  })
  await setOpenAgain(tx, request.id, now, expiresAt)
  await followJobs(tx, request.driver_id)
  const returned = await returnLostBids(tx, request.id, now)
  await record(tx, event, {
    requestId: request.id,
    jobId: job.id,
    providerId: job.provider_id,
    ...ownersOf(request),
    note,
    payload: {
      ...(await boardNews(tx, { ...request, status: 'open', expires_at: expiresAt })),
      losers: returned.map((one) => one.provider_id),
    },
  })
}
