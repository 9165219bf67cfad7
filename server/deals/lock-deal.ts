import type { Party } from '#contract/lifecycle.ts'
import { lockRequest, type RequestRow } from '../asking/queries.ts'
import type { User } from '../auth/actor.ts'
import { notFound } from '../core/not-found.ts'
import type { Tx } from '../platform/db/tables.ts'
import { type BidRow, lockBid, ofBid } from './bid-queries.ts'
import { requireAccess } from './claim.ts'
import { type JobRow, lockJob, requestOfJob } from './job-queries.ts'
import {
  type Access,
  type Claim,
  mayDecideOn,
  mayRun,
  refuseToRun,
  requireOperator,
} from './policy.ts'

/** A request that is locked, with the bid or the job of it that is meant, and who is deciding. */
export interface Deal<By extends Party = Party> {
  by: By
  request: RequestRow
}
export interface BidDeal<By extends Party = Party> extends Deal<By> {
  bid: BidRow
}
export interface JobDeal<By extends Party = Party> extends Deal<By> {
  job: JobRow
}

type Customers<D> = D & { access: Access }

/**
 * Locks the request and then what is meant of it, for the side that asked for help: everything is read after that, so
 * of many at the same moment one decides. Who has nothing to do with it, or may only look, is refused.
 */
export async function lockDeal(
  tx: Tx,
  claim: Claim,
  of: { bidId: string },
): Promise<Customers<BidDeal<'customer'>>>
export async function lockDeal(
  tx: Tx,
  claim: Claim,
  of: { jobId: string },
): Promise<Customers<JobDeal<'customer'>>>
export async function lockDeal(
  tx: Tx,
  claim: Claim,
  of: { requestId: string },
): Promise<Customers<Deal<'customer'>>>
export async function lockDeal(
  tx: Tx,
  claim: Claim,
  of: { bidId?: string; jobId?: string; requestId?: string },
): Promise<Customers<Deal<'customer'> & { bid?: BidRow; job?: JobRow }>> {
  const { bidId, jobId } = of
  const [locked, bid, job] = await Promise.all([
    lockRequest(tx, requestIdOf(tx, of)),
    bidId ? lockBid(tx, bidId) : undefined,
    jobId ? lockJob(tx, jobId) : undefined,
  ])
  const deal = { by: 'customer', ...requireAccess(locked, claim) } as const
  if (bidId) {
    if (bid && mayDecideOn(deal.access, bidId)) return { ...deal, bid }
    throw refuseToRun(deal.access, 'bid', 'decide')
  }
  if (mayRun(deal.access) && (job || !jobId)) return { ...deal, ...(job && { job }) }
  throw refuseToRun(deal.access, jobId ? 'job' : 'request')
}

function requestIdOf(tx: Tx, of: { bidId?: string; jobId?: string; requestId?: string }) {
  if (of.bidId) return ofBid(tx, of.bidId, 'request_id')
  if (of.jobId) return requestOfJob(tx, of.jobId)
  if (of.requestId) return of.requestId
  throw new Error('a deal of nothing')
}

/** The same at the operator's desk, where anybody's deal may be decided on by who runs the platform. */
export async function lockDealAtDesk(
  tx: Tx,
  admin: User,
  of: { requestId: string },
): Promise<Deal<'admin'>>
export async function lockDealAtDesk(
  tx: Tx,
  admin: User,
  of: { jobId: string },
): Promise<JobDeal<'admin'>>
export async function lockDealAtDesk(
  tx: Tx,
  admin: User,
  { requestId, jobId }: { requestId?: string; jobId?: string },
): Promise<Deal<'admin'> & { job?: JobRow }> {
  const what = jobId ? 'job' : 'request'
  requireOperator(admin, what)
  const [request, job] = await Promise.all([
    lockRequest(tx, requestIdOf(tx, { ...(requestId && { requestId }), ...(jobId && { jobId }) })),
    jobId ? lockJob(tx, jobId) : undefined,
  ])
  if (!request || (jobId && !job)) throw notFound(what)
  return { by: 'admin', request, ...(job && { job }) }
}

/** The same for the clock, of a job that it has found due: whoever was faster has changed it by now. */
export async function lockDueJob(
  tx: Tx,
  due: { id: string; request_id: string },
): Promise<JobDeal<'clock'> | undefined> {
  const [request, job] = await Promise.all([lockRequest(tx, due.request_id), lockJob(tx, due.id)])
  return request && job && { by: 'clock', request, job }
}
