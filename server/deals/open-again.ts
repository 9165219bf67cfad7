import type { BidStatusReason } from '#contract/bids.ts'
import type { Reopening } from '#contract/event-names.ts'
import type { leavings } from '#contract/jobs.ts'
import type { By } from '#contract/lifecycle.ts'
import { decimal } from '#contract/primitives.ts'
import { requestLifecycle } from '#contract/requests.ts'
import { boardNews } from '../asking/board-card.ts'
import { expiryOf } from '../asking/create-request.ts'
import { setOpened } from '../asking/queries.ts'
import type { Deed } from '../core/deed.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import { owePledge } from '../payments/owe-pledge.ts'
import type { Tx } from '../platform/db/tables.ts'
import { findNames } from '../providers/queries.ts'
import { lockBid, returnLostBids } from './bid-queries.ts'
import type { JobDeal } from './lock-deal.ts'
import { endJob, type JobActions, moveBid } from './move-deal.ts'

/** How a job ends without its provider having done it: what is announced, and why its bid does not stand any more. */
const endings = {
  hand_back: { event: 'job_handed_back', bid: 'handed_back' },
  no_show: { event: 'job_no_show', bid: 'did_not_come' },
  replace: { event: 'job_replaced', bid: 'replaced' },
  release: { event: 'job_released', bid: 'released' },
} as const satisfies Record<(typeof leavings)[number], { event: Reopening; bid: BidStatusReason }>

/**
 * The request opens again with its time anew, the bids that had lost and still stand come back, and the customer pays nothing: the
 * provider hands the job back, never came, was suspended (rules C13, C14, C18), or was released by the operator. What the provider
 * pledged to those it leaves waiting is owed with it. A comeback is over with that.
 */
export async function openAgain<E extends keyof typeof endings>(
  tx: Tx,
  deal: JobDeal<By<JobActions, E>>,
  ending: E,
  note: string | null,
  { now, rules }: Pick<Deed, 'now' | 'rules'>,
): Promise<void> {
  const { request, job } = deal
  await endJob(tx, deal, ending, now, note)
  if (job.comeback_of !== null) {
    await recordOfDeal(tx, 'comeback_over', deal, { note })
    return
  }
  const bid = await lockBid(tx, job.bid_id)
  if (!bid) throw new Error('a job without its bid')
  await moveBid(tx, { bid, by: 'consequence' }, 'release', endings[ending].bid, now)
  // Nobody came to a scheduled job: its time is over, so it waits as long as one without a time.
  const isStillToCome = request.scheduled_at !== null && request.scheduled_at > now
  const expiresAt = expiryOf(request.urgency, isStillToCome ? request.scheduled_at : null, {
    now,
    rules,
  })
  await setOpened(tx, request.id, now, expiresAt)
  const returned = await returnLostBids(tx, request.id, now)
  const status = requestLifecycle.actions.hand_back.to
  const payload = {
    ...(await boardNews(tx, { ...request, status, expires_at: expiresAt })),
    losers: returned.map((one) => one.provider_id),
  }
  // Who is suspended can neither set out nor say a word here: what the clock calls not having come is our doing.
  const provider = await findNames(tx, job.provider_id)
  const pledge = provider?.status === 'suspended' ? null : bid.pledge_cents
  const owed = await owePledge(tx, job, pledge, ending, now)
  const facts = owed > 0 ? { pledge: decimal(owed) } : null
  await recordOfDeal(tx, endings[ending].event, { request, job }, { note, facts, payload })
}
