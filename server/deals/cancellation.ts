import { type BidLine, callOutCents } from '#contract/bid-lines.ts'
import {
  type CancellableJob,
  type CancellationFee,
  type FeeStage,
  feeAt,
  stageFeeCents,
  stageOf,
} from '#contract/cancellation.ts'
import { decimal } from '#contract/primitives.ts'
import type { RequestRow } from '../asking/queries.ts'
import { takeFromHolds } from '../payments/end-holds.ts'
import { issueInvoice } from '../payments/issue-invoice.ts'
import { postOnTerms } from '../payments/post-terms.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import { findNames } from '../providers/queries.ts'
import { addToAgreement } from './agreement.ts'
import { findBid } from './bid-queries.ts'
import type { JobRow } from './job-queries.ts'

/** What the fee of calling a job off goes by; null where it can no longer be called off. */
export async function cancellableJob(
  db: Db | Tx,
  request: RequestRow,
  job: JobRow,
): Promise<CancellableJob | null> {
  const stage = stageReached(job)
  if (!stage) return null
  const [bid, provider] = [await findBid(db, job.bid_id), await findNames(db, job.provider_id)]
  return {
    stage,
    priceCents: job.price_cents,
    callOutCents: callOutCents(bid?.lines ?? null),
    acceptedAt: job.assigned_at.getTime(),
    promisedAt: job.promised_at?.getTime() ?? null,
    scheduledAt: request.scheduled_at?.getTime() ?? null,
    etaMinutes: bid?.eta_minutes ?? null,
    isSuspended: provider?.status === 'suspended',
  }
}

/** An arrival that is only pressed gains nothing (trips §4): until something proves it, the provider counts as on the way. */
const stageReached = ({ phase, arrival_proof: proof }: JobRow): FeeStage | null =>
  phase === 'arrived' && proof === 'none' ? 'en_route' : stageOf(phase)

/** Who accepted before there were fees has agreed to none. */
export const hasAgreed = (job: JobRow): job is JobRow & { agreement_hash: Buffer } =>
  job.agreement_hash !== null

/** Both sides agree on another price of a locked job: it stands on the job and, where there is one, in the agreement. */
export async function agreeOnPrice(
  tx: Tx,
  job: JobRow,
  priceCents: number,
  how: { kind: 'change_order'; lines: readonly BidLine[] } | { kind: 'lower_price' },
  now: Date,
): Promise<void> {
  await tx.updateTable('jobs').set({ price_cents: priceCents }).where('id', '=', job.id).execute()
  if (hasAgreed(job)) await addToAgreement(tx, job, { ...how, total: decimal(priceCents) }, now)
}

/** What calling a running job off costs at this moment. */
export async function cancellationFee(
  tx: Tx,
  request: RequestRow,
  job: JobRow,
  now: Date,
): Promise<CancellationFee> {
  if (!hasAgreed(job)) return { feeCents: 0, because: 'no_agreement' }
  const cancellable = await cancellableJob(tx, request, job)
  return cancellable ? feeAt(cancellable, now.getTime()) : { feeCents: 0, because: null }
}

/** What a provider is owed who has come for nothing: nobody was there, or what it found was not approved. */
export async function feeForComing(tx: Tx, job: JobRow): Promise<number> {
  if (!hasAgreed(job)) return 0
  const bid = await findBid(tx, job.bid_id)
  return stageFeeCents('arrived', {
    priceCents: job.price_cents,
    callOutCents: callOutCents(bid?.lines ?? null),
  })
}

/**
 * A locked job has ended for a fee, which its customer owes the provider: it is taken from the card that holds the price,
 * owed by its fleet on terms, or paid directly. It stands in the agreement, on the job and on an invoice. Roadcall takes no share of it.
 */
export async function oweFee(
  tx: Tx,
  job: JobRow,
  feeCents: number,
  now: Date,
  stage = stageReached(job),
): Promise<void> {
  if (feeCents === 0 || !stage || !hasAgreed(job)) return
  await addToAgreement(tx, job, { kind: 'cancellation_fee', stage, fee: decimal(feeCents) }, now)
  await tx
    .updateTable('jobs')
    .set({ cancellation_fee_cents: feeCents })
    .where('id', '=', job.id)
    .execute()
  await takeFromHolds(tx, job.id, 'fee', feeCents, now)
  await postOnTerms(tx, job, { cents: feeCents, fee: 0 }, now)
  await issueInvoice(tx, job, 'cancellation', feeCents, now)
}
