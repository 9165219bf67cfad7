import type { Generated } from 'kysely'
import type { RefundReason, RefundState } from '#contract/refunds.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import { findContestedHolds } from './chargebacks.ts'
import { findHoldsOf, type HoldRow } from './holds.ts'

declare module '../platform/db/tables.ts' {
  interface Tables {
    refunds: {
      id: Generated<string>
      job_id: string
      hold_id: string
      state: Generated<RefundState>
      cents: number
      fee_cents: Generated<number>
      because: RefundReason
      reason: string | null
      by_user_id: string | null
      refund: Generated<string | null>
      asked_at: Date
      moved_at: Date
      tries: Generated<number>
      look_at: Date | null
    }
  }
}

const columns = ['id', 'job_id', 'hold_id', 'state', 'cents', 'refund', 'tries'] as const

export const findRefund = (db: Db, id: string) =>
  db.selectFrom('refunds').select(columns).where('id', '=', id).executeTakeFirst()

export type RefundRow = NonNullable<Awaited<ReturnType<typeof findRefund>>>

export const lockRefund = (tx: Tx, id: string) =>
  tx.selectFrom('refunds').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()

/** Of the price of a job, oldest first. */
export const findRefunds = (db: Db | Tx, jobId: string) => findRefundsOf(db, jobId, 'price')

export const findRefundsOf = (db: Db | Tx, jobId: string, of: 'price' | 'tips') =>
  db
    .selectFrom('refunds')
    .select(columns)
    .where('job_id', '=', jobId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('holds')
          .select('holds.id')
          .whereRef('holds.id', '=', 'refunds.hold_id')
          .where('holds.kind', of === 'tips' ? '=' : '<>', 'tip'),
      ),
    )
    .orderBy('asked_at')
    .orderBy('id')
    .execute()

export const changeRefund = (
  db: Db | Tx,
  id: string,
  changes: Partial<
    Pick<RefundRow, 'state' | 'refund' | 'tries'> & {
      fee_cents: number
      moved_at: Date
      look_at: Date | null
    }
  >,
) => db.updateTable('refunds').set(changes).where('id', '=', id).execute()

/** What of a payment has not gone back, and is not on its way. */
export const leftOf = (
  { id, captured_cents }: Pick<HoldRow, 'id' | 'captured_cents'>,
  refunds: readonly Pick<RefundRow, 'hold_id' | 'state' | 'cents'>[],
): number =>
  refunds
    .filter(({ hold_id, state }) => hold_id === id && state !== 'failed')
    .reduce((left, { cents }) => left - cents, captured_cents)

/** How much of what cards have paid for a job can go back. */
export async function refundable(db: Db | Tx, jobId: string): Promise<number> {
  const [holds, refunds] = [await findFreeHolds(db, jobId), await findRefunds(db, jobId)]
  return holds.reduce((sum, hold) => sum + leftOf(hold, refunds), 0)
}

/** Those that no bank contests: of the others the processor gives nothing back. */
async function findFreeHolds(
  db: Db | Tx,
  jobId: string,
  of: 'price' | 'tips' = 'price',
): Promise<HoldRow[]> {
  const contested = await findContestedHolds(db, jobId)
  return (await findHoldsOf(db, jobId, of)).filter(({ id }) => !contested.has(id))
}

export interface RefundWish {
  because: RefundReason
  reason: string | null
  by_user_id: string | null
}

/** So much goes back of what cards have paid for a locked job, or of its tip, of the newest payment first: the worker sends it. */
export async function askRefund(
  tx: Tx,
  jobId: string,
  cents: number,
  wish: RefundWish,
  at: Date,
  of: 'price' | 'tips' = 'price',
): Promise<void> {
  const [holds, refunds] = [await findFreeHolds(tx, jobId, of), await findRefundsOf(tx, jobId, of)]
  let left = cents
  for (const hold of holds.toReversed()) {
    const part = Math.min(left, leftOf(hold, refunds))
    if (part <= 0) continue
    left -= part
    await tx
      .insertInto('refunds')
      .values({
        ...wish,
        job_id: jobId,
        hold_id: hold.id,
        cents: part,
        asked_at: at,
        moved_at: at,
        look_at: at,
      })
      .execute()
  }
  if (left > 0) throw new Error('more would go back than was taken')
}
