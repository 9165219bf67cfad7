import { sql } from 'kysely'
import type { Approver } from '#contract/approver-chain.ts'
import type { RequestForOwner } from '#contract/requests.ts'
import { findRequest, type RequestRow } from '../asking/queries.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import { sent } from '../platform/db/run.ts'
import type { Db, Tables, Tx } from '../platform/db/tables.ts'
import { beginChain } from './approver-chain.ts'
import { findBid } from './bid-queries.ts'
import { findJob } from './job-queries.ts'
import type { BidDeal } from './lock-deal.ts'
import type { Access } from './policy.ts'

declare module '../platform/db/tables.ts' {
  interface Tables {
    approvals: {
      id: string
      request_id: string
      bid_id: string
      driver_id: string
      asked_at: Date
      amount_cents: number | null
      limit_cents: number | null
      decided_at: Date | null
      decided_by: string | null
      decision: 'approved' | 'declined' | 'void' | 'freed' | 'taken_back' | null
      waits_for: Approver | null
      passes_on_at: Date | null
      note: string | null
      reason: string | null
      answer: string | null
    }
  }
}

/**
 * The limit that this price is above, where it is for a manager to approve; null where it is not. A fleet's driver
 * accepts within the limit, and so does the link of the request: who holds it stands in the driver's shoes.
 */
export async function limitBelow(
  db: Db | Tx,
  request: RequestRow,
  access: Access,
  cents: number,
): Promise<number | null> {
  return access.may.approve ? null : limitOfDriverBelow(db, request, cents)
}

/** The same, whoever asks. */
export async function limitOfDriverBelow(
  db: Db | Tx,
  request: Pick<RequestRow, 'fleet_id' | 'driver_id'>,
  cents: number,
): Promise<number | null> {
  if (request.fleet_id === null || request.driver_id === null) return null
  const { rows } = await sql<{ limit: number | null }>`
    select spending_limit_cents as limit from drivers where id = ${request.driver_id}`.execute(db)
  const limit = rows[0]?.limit ?? null
  return limit !== null && cents > limit ? limit : null
}

/** What the driver says with it. */
export interface Wish {
  /** For the provider, with the job. */
  note: string | null
  /** Why this bid: for who approves it. */
  reason: string | null
}

/**
 * Asks the fleet, whoever is first in its chain; the same bid again asks nobody again and keeps the newer words, another one takes its
 * place. `limit`: the one that the price is above; null where the fleet's word is wanted for something else.
 */
export async function askApproval(
  tx: Tx,
  { request, bid }: BidDeal,
  limit: number | null,
  { note, reason }: Wish,
  now: Date,
) {
  const waiting = await findWaitingApproval(tx, request.id)
  if (waiting?.bidId === bid.id) {
    // What is asked for is what the driver has seen now.
    await sql`
      update approvals set note = coalesce(${note}, note), reason = coalesce(${reason}, reason),
        amount_cents = ${bid.price_cents}, limit_cents = ${limit}
      where request_id = ${request.id} and decided_at is null`.execute(tx)
    return
  }
  await settleApproval(tx, request, now, 'void')
  const chain = await beginChain(tx, request, now)
  await sql`
    insert into approvals (request_id, bid_id, driver_id, asked_at, amount_cents, limit_cents,
      waits_for, passes_on_at, note, reason)
    values (${request.id}, ${bid.id}, ${request.driver_id}, ${now}, ${bid.price_cents}, ${limit},
      ${chain.waits_for}, ${chain.passes_on_at}, ${note}, ${reason})`.execute(tx)
  await recordOfDeal(tx, 'approval_asked', { request, bid })
}

/** `ended`: a bid that expired or was withdrawn. `void`: the world has moved on, whichever bid was wanted. */
type Outcome =
  | { accepted: string; by: string | null }
  | { declined: string; by: string | null; answer: string | null }
  | { ended: string }
  | { takenBack: string; by: string | null }
  | 'void'

/**
 * Ends what waits for approval on a fleet's request: approved when its bid is the one that was accepted, declined when
 * it was the one that was turned down, taken back when nobody is to decide any more, each by somebody; void otherwise. What is said of one bid alone ends nothing of another.
 */
export async function settleApproval(
  tx: Tx,
  request: Pick<RequestRow, 'id' | 'fleet_id'>,
  now: Date,
  outcome: Outcome,
): Promise<void> {
  if (request.fleet_id === null) return
  const said: Partial<
    Record<'accepted' | 'declined' | 'ended' | 'takenBack' | 'by' | 'answer', string | null>
  > = outcome === 'void' ? {} : outcome
  const { accepted = null, declined = null, ended = null, takenBack = null } = said
  const { by = null, answer = null } = said
  const only = declined ?? ended ?? takenBack
  const settled = sql`
    update approvals set decided_at = ${now}, decision = case
      when bid_id = ${accepted}::uuid then 'approved'
      when bid_id = ${declined}::uuid then 'declined'
      when bid_id = ${takenBack}::uuid then 'taken_back' else 'void' end,
      decided_by = case when bid_id in (${accepted}::uuid, ${declined}::uuid, ${takenBack}::uuid) then ${by}::uuid end,
      answer = case when bid_id = ${declined}::uuid then ${answer} end
    where request_id = ${request.id}
      and (decided_at is null or (decision = 'freed' and bid_id = ${declined}::uuid))
      and (${only}::uuid is null or bid_id = ${only}::uuid)`
  await sent(tx, settled.compile(tx))
}

/** One of these bids that are gone waits for approval, and nobody has decided on it: who waits for it and who was asked hear of that. */
export async function endWantedBid(
  tx: Tx,
  { request, gone }: { request: RequestRow; gone: readonly { id: string; provider_id: string }[] },
  now: Date,
  how: 'approval_bid_withdrawn' | 'approval_bid_expired' | 'approval_bid_closed',
): Promise<void> {
  if (request.fleet_id === null) return
  const waiting = await findWaitingApproval(tx, request.id)
  const bid = gone.find(({ id }) => id === waiting?.bidId)
  if (!bid) return
  await settleApproval(tx, request, now, { ended: bid.id })
  await recordOfDeal(tx, how, { request, bid })
}

/** Holds the requests on which a driver waits for an approval: who accepts locks them first as well. */
export async function lockAsked(tx: Tx, driverId: string): Promise<void> {
  await sql`
    select id from requests where id in (
      select request_id from approvals where driver_id = ${driverId} and decided_at is null
      union all select j.request_id from change_orders c join jobs j on j.id = c.job_id
        join requests r on r.id = j.request_id
        where r.driver_id = ${driverId} and c.status = 'sent' and c.waits_for is not null)
    order by id for update`.execute(tx)
}

/**
 * What a driver has asked for and may now accept alone, since the limit has risen or the price has come down: it waits for
 * nobody any more, and both sides see it. What waits for a PO number goes on waiting.
 */
export async function freeApprovals(
  tx: Tx,
  driverId: string,
  now: Date,
  onlyBidId: string | null = null,
): Promise<void> {
  const { rows } = await sql<{ requestId: string; bidId: string }>`
    update approvals a set decided_at = ${now}, decision = 'freed'
    from bids b, drivers d
    where a.driver_id = ${driverId} and a.decided_at is null and a.limit_cents is not null
      and b.id = a.bid_id and b.status = 'pending' and d.id = a.driver_id
      and (${onlyBidId}::uuid is null or b.id = ${onlyBidId}::uuid)
      and (d.spending_limit_cents is null or b.price_cents <= d.spending_limit_cents)
    returning a.request_id as "requestId", a.bid_id as "bidId"`.execute(tx)
  for (const { requestId, bidId } of rows) {
    const [request, bid] = [await findRequest(tx, requestId), await findBid(tx, bidId)]
    if (request) await recordOfDeal(tx, 'approval_freed', { request, bid })
  }
}

/** The same of what a provider asks for beyond the price: the driver may answer it alone now. */
export async function freeChanges(tx: Tx, driverId: string): Promise<void> {
  const { rows } = await sql<{ jobId: string }>`
    update change_orders c set waits_for = null, passes_on_at = null
    from jobs j, requests r, drivers d
    where j.id = c.job_id and r.id = j.request_id and d.id = r.driver_id and r.driver_id = ${driverId}
      and c.status = 'sent' and c.waits_for is not null
      and (d.spending_limit_cents is null or j.price_cents + c.rise_cents <= d.spending_limit_cents)
    returning c.job_id as "jobId"`.execute(tx)
  for (const { jobId } of rows) {
    const job = await findJob(tx, jobId)
    const request = job && (await findRequest(tx, job.request_id))
    if (request) await recordOfDeal(tx, 'approval_freed', { request, job })
  }
}

/** The acceptance that waits for the fleet, with its price and the limit of that moment, or undefined. */
export async function findWaitingApproval(db: Db | Tx, requestId: string) {
  const { rows } = await sql<NonNullable<RequestForOwner['approval']>>`
    select a.bid_id as "bidId", iso(a.asked_at) as "askedAt", u.full_name as "driverName",
      dollars(a.amount_cents) as amount, dollars(a.limit_cents) as "limit", a.reason, a.note,
      a.waits_for as "waitsFor", iso(a.passes_on_at) as "passesOnAt"
    from approvals a join drivers d on d.id = a.driver_id join users u on u.id = d.user_id
    where a.request_id = ${requestId} and a.decided_at is null`.execute(db)
  return rows[0]
}

/**
 * The wish of a fleet's driver for this bid, which waits for the fleet's word or, with another limit or price, for nobody any
 * more: what was typed with it for the provider. Undefined where the driver has not asked for it.
 */
export async function findWish(
  tx: Tx,
  request: Pick<RequestRow, 'id' | 'fleet_id'>,
  bidId: string,
): Promise<{ note: string | null } | undefined> {
  if (request.fleet_id === null) return undefined
  const { rows } = await sql<{ note: string | null }>`
    select note from approvals
    where request_id = ${request.id} and bid_id = ${bidId} and (decided_at is null or decision = 'freed')
    order by asked_at desc limit 1`.execute(tx)
  return rows[0]
}

/** What became of a bid that was asked for last; null where it waits still, undefined where nobody has asked. */
export async function lastAnswer(tx: Tx, bidId: string) {
  const { rows } = await sql<Pick<Tables['approvals'], 'decision'>>`
    select decision from approvals where bid_id = ${bidId}
    order by asked_at desc, decided_at desc nulls first limit 1`.execute(tx)
  return rows[0]?.decision
}
