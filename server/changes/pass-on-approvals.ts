import { sql } from 'kysely'
import { lockRequest } from '../asking/queries.ts'
import { eachDue } from '../core/each-due.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import type { Services } from '../core/services.ts'
import { type ChainStep, oneFurther } from '../deals/approver-chain.ts'
import { lockBid } from '../deals/bid-queries.ts'
import { lockChangeOrder } from '../deals/change-order-queries.ts'
import { lockDueJob } from '../deals/lock-deal.ts'
import type { Db, Tx } from '../platform/db/tables.ts'

const atOnce = 50

/**
 * What is above a driver's limit and was not answered in time goes from the dispatchers to the managers, once; when they do
 * not answer either, the driver and all of them are told. Silence approves nothing.
 */
export async function passOnApprovals(services: Services): Promise<number> {
  return (await passOnBids(services)) + (await passOnChanges(services))
}

function passOnBids(services: Services): Promise<number> {
  const { db, deeds, clock } = services
  const find = (atMost: number) => findDueBids(db, clock.now(), atMost)
  return eachDue(services, { deadline: 'approvalOfBid', atOnce, find }, async (due) => {
    const deed = deeds.own()
    await deed.transaction((tx) => passOnBid(tx, due, deed.now))
  })
}

function passOnChanges(services: Services): Promise<number> {
  const { db, deeds, clock } = services
  const find = (atMost: number) => findDueChanges(db, clock.now(), atMost)
  return eachDue(services, { deadline: 'approvalOfChange', atOnce, find }, async (due) => {
    const deed = deeds.own()
    await deed.transaction(async (tx) => {
      const deal = await lockDueJob(tx, { id: due.job_id, request_id: due.request_id })
      const change = await lockChangeOrder(tx, due.id)
      if (!deal || change?.status !== 'sent' || !isDue(change, deed.now)) return
      const step = oneFurther(change.waits_for, deed.now)
      await tx.updateTable('change_orders').set(step).where('id', '=', due.id).execute()
      if (change.expires_at > deed.now) await recordOfDeal(tx, eventOf(step), deal)
    })
  })
}

async function passOnBid(
  tx: Tx,
  due: { id: string; request_id: string; bid_id: string },
  now: Date,
) {
  const [request, bid] = [await lockRequest(tx, due.request_id), await lockBid(tx, due.bid_id)]
  const waiting = await tx
    .selectFrom('approvals')
    .select(['waits_for', 'passes_on_at', 'decided_at'])
    .where('id', '=', due.id)
    .forUpdate()
    .executeTakeFirst()
  if (!request || !bid || !waiting || waiting.decided_at || !isDue(waiting, now)) return
  // A bid that was taken back or has expired is nothing to approve any more.
  const isGone = bid.status !== 'pending' || bid.expires_at <= now
  const step = oneFurther(isGone ? 'manager' : waiting.waits_for, now)
  await tx.updateTable('approvals').set(step).where('id', '=', due.id).execute()
  if (!isGone) await recordOfDeal(tx, eventOf(step), { request, bid })
}

const isDue = ({ passes_on_at }: { passes_on_at: Date | null }, now: Date) =>
  passes_on_at !== null && passes_on_at <= now

const eventOf = ({ passes_on_at }: ChainStep) =>
  passes_on_at ? ('approval_passed_on' as const) : ('approval_unanswered' as const)

async function findDueBids(db: Db, now: Date, limit: number) {
  const { rows } = await sql<{ id: string; request_id: string; bid_id: string }>`
    select a.id, a.request_id, a.bid_id from approvals a
    where a.decided_at is null and a.passes_on_at <= ${now}
    order by a.passes_on_at limit ${limit}`.execute(db)
  return rows
}

async function findDueChanges(db: Db, now: Date, limit: number) {
  const { rows } = await sql<{ id: string; job_id: string; request_id: string }>`
    select c.id, c.job_id, j.request_id from change_orders c join jobs j on j.id = c.job_id
    where c.status = 'sent' and c.passes_on_at <= ${now}
    order by c.passes_on_at limit ${limit}`.execute(db)
  return rows
}
