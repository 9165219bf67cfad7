import { type BidStatusReason, bidLifecycle } from '#contract/bids.ts'
import { jobLifecycle, type ProviderStep } from '#contract/jobs.ts'
import type { By } from '#contract/lifecycle.ts'
import { type CloseReason, requestLifecycle } from '#contract/requests.ts'
import { setRequestStatus } from '../asking/queries.ts'
import { move } from '../core/move.ts'
import { followJobs } from '../drivers/queries.ts'
import { letHoldsGo, takeFromHolds } from '../payments/end-holds.ts'
import type { Tx } from '../platform/db/tables.ts'
import { setBidStatus } from './bid-queries.ts'
import { voidChangeOrders } from './change-order-queries.ts'
import { setPhase } from './job-queries.ts'
import type { BidDeal, Deal, JobDeal } from './lock-deal.ts'
import { noteSamePeople } from './note-same-people.ts'

export type BidActions = typeof bidLifecycle.actions
export type RequestActions = typeof requestLifecycle.actions
export type JobActions = typeof jobLifecycle.actions
/** With what a job ends, well or otherwise: all that is neither a step on its way nor a wish. */
export type JobEnd = Exclude<
  keyof JobActions,
  ProviderStep | 'ask_to_stop' | 'deny_arrival' | 'take_back_arrival'
>

/** A bid goes where its table says; the reason is why it does not stand any more. */
export async function moveBid<A extends keyof BidActions>(
  tx: Tx,
  { bid, by }: Pick<BidDeal<By<BidActions, A>>, 'bid' | 'by'>,
  action: A,
  reason: BidStatusReason | null,
  at: Date,
): Promise<void> {
  const status = move(bidLifecycle, action, bid.status, by, 'bid_not_pending')
  await setBidStatus(tx, bid.id, status, reason, at)
}

/** A request goes where its table says, closed with a reason or open to go on; its driver's status follows. */
export async function moveRequest<A extends keyof RequestActions>(
  tx: Tx,
  { request, by }: Deal<By<RequestActions, A>>,
  action: A,
  reason: CloseReason | null,
  at: Date,
): Promise<void> {
  const status = move(requestLifecycle, action, request.status, by)
  const closed_at = reason === null ? null : at
  await setRequestStatus(tx, request.id, { status, close_reason: reason, closed_at })
  await followJobs(tx, request.driver_id)
}

/** A job goes a step on its way. */
export async function moveJob(
  tx: Tx,
  { job, by }: JobDeal<'provider'>,
  step: ProviderStep,
  at: Date,
): Promise<void> {
  await setPhase(tx, job.id, move(jobLifecycle, step, job.phase, by), at)
}

/** What becomes of the request when its job ends, and with which word it closes. */
const requestAfter = {
  confirm: { action: 'complete', reason: 'done' },
  object: { action: 'complete', reason: 'done' },
  cancel: { action: 'abandon', reason: 'customer' },
  give_up: { action: 'abandon', reason: 'unable' },
  leave: { action: 'abandon', reason: 'unable' },
  run_out: { action: 'abandon', reason: 'unable' },
  customer_gone: { action: 'abandon', reason: 'customer_gone' },
  hand_back: { action: 'hand_back', reason: null },
  no_show: { action: 'hand_back', reason: null },
  replace: { action: 'hand_back', reason: null },
  release: { action: 'hand_back', reason: null },
} as const satisfies Record<JobEnd, { action: keyof RequestActions; reason: CloseReason | null }>

/** A comeback is for its provider alone: its request opens for nobody else. */
const afterOf = (end: JobEnd, { comeback_of }: JobDeal['job']) =>
  comeback_of !== null && requestAfter[end].action === 'hand_back'
    ? requestAfter.give_up
    : requestAfter[end]

/** A job ends: its request closes with it or opens again, the driver is free, and cards are charged or let go. */
export async function endJob<A extends JobEnd>(
  tx: Tx,
  { request, job, by }: JobDeal<By<JobActions, A>>,
  end: A,
  at: Date,
  words: string | null,
): Promise<void> {
  const { action, reason } = afterOf(end, job)
  await setPhase(tx, job.id, move(jobLifecycle, end, job.phase, by), at, words)
  await noteSamePeople(tx, job.id)
  await voidChangeOrders(tx, job.id, at)
  if (end === 'confirm' || end === 'object')
    await takeFromHolds(tx, job.id, 'price', job.price_cents, at)
  else await letHoldsGo(tx, job.id, at)
  await moveRequest(tx, { request, by: 'consequence' }, action, reason, at)
}
