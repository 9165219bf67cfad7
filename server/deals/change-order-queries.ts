import { type Generated, type JSONColumnType, sql } from 'kysely'
import type { Approver } from '#contract/approver-chain.ts'
import type { BidLine } from '#contract/bid-lines.ts'
import {
  type ChangeOrderState,
  type ChangeReason,
  changeOrderLifecycle,
} from '#contract/change-orders.ts'
import type { Db, Tx } from '../platform/db/tables.ts'

declare module '../platform/db/tables.ts' {
  interface Tables {
    change_orders: {
      id: Generated<string>
      job_id: string
      status: Generated<ChangeOrderState>
      reason: ChangeReason
      words: string | null
      lines: JSONColumnType<BidLine[]>
      rise_cents: number
      price_before_cents: number
      approved_lines: Generated<number[] | null>
      /** Who of the provider's people asked. */
      by_user_id: string | null
      /** Or which of its technicians. */
      by_technician_id: string | null
      sent_at: Date
      expires_at: Date
      ended_at: Generated<Date | null>
      /** Who answered, with an account. */
      decided_by: Generated<string | null>
      /** Whose word is wanted, where all of it is above the limit of a fleet's driver. */
      waits_for: Generated<Approver | null>
      passes_on_at: Generated<Date | null>
    }
  }
}

const columns = [
  'id',
  'job_id',
  'status',
  'lines',
  'rise_cents',
  'price_before_cents',
  'expires_at',
  'waits_for',
  'passes_on_at',
] as const

export const findChangeOrder = (db: Db | Tx, id: string) =>
  db.selectFrom('change_orders').select(columns).where('id', '=', id).executeTakeFirst()

export type ChangeOrderRow = NonNullable<Awaited<ReturnType<typeof findChangeOrder>>>

export const lockChangeOrder = (tx: Tx, id: string) =>
  tx.selectFrom('change_orders').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()

/** How all of a job's have ended, newest first. */
export const findChangeStates = (tx: Tx, jobId: string) =>
  tx
    .selectFrom('change_orders')
    .select('status')
    .where('job_id', '=', jobId)
    .orderBy('sent_at', 'desc')
    .execute()

/** It has an end: what of it was approved, and by whom with an account. */
export const endChangeOrder = (
  tx: Tx,
  id: string,
  end: { status: ChangeOrderState; approved_lines?: number[]; decided_by?: string | null },
  at: Date,
) =>
  tx
    .updateTable('change_orders')
    .set({ ...end, ended_at: at })
    .where('id', '=', id)
    .execute()

const { void: ended, expire } = changeOrderLifecycle.actions

/** A job is over, and so is what waits for an answer on it. */
export const voidChangeOrders = (tx: Tx, jobId: string, at: Date) =>
  tx
    .updateTable('change_orders')
    .set({ status: ended.to, ended_at: at })
    .where('job_id', '=', jobId)
    .where('status', 'in', ended.from)
    .execute()

/** Those whose time to be answered is over, with whose jobs and requests they are. */
export async function findExpiredChanges(db: Db, now: Date, limit: number) {
  const { rows } = await sql<{ id: string; job_id: string; request_id: string }>`
    select c.id, c.job_id, j.request_id from change_orders c join jobs j on j.id = c.job_id
    where c.status in (${sql.join(expire.from)}) and c.expires_at <= ${now}
    order by c.expires_at limit ${limit}`.execute(db)
  return rows
}
