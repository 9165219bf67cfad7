import type { Generated } from 'kysely'
import type { RefundReason, RefundState } from '#contract/refunds.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import { findContestedHolds } from './chargebacks.ts'
import { findHoldsOf, type HoldRow, paidOf } from './holds.ts'

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
      /** Not to a card: what a credit has paid. */
      to_credit: Generated<boolean>
      asked_at: Date
      moved_at: Date
      tries: Generated<number>
      look_at: Date | null
    }
  }
}

const columns = [
  'id',
  'job_id',
  'hold_id',
  'state',
  'cents',
  'refund',
  'to_credit',
  'tries',
] as const

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

type Back = Pick<RefundRow, 'hold_id' | 'state' | 'cents' | 'to_credit'>

/** What of a payment has not gone back, and is not on its way: to its card, and to the credits that have paid with it. */
export const leftOf = (hold: Paid, refunds: readonly Back[]): number =>
  leftOfCard(hold, refunds) + leftOfCredit(hold, refunds)

type Paid = Pick<HoldRow, 'id' | 'captured_cents' | 'credit_cents'>

const leftOfCard = (hold: Paid, refunds: readonly Back[]): number =>
  hold.captured_cents - backOf(hold, refunds, false)

const leftOfCredit = (hold: Paid, refunds: readonly Back[]): number =>
  paidOf(hold) - hold.captured_cents - backOf(hold, refunds, true)

const backOf = ({ id }: Paid, refunds: readonly Back[], toCredit: boolean): number =>
  refunds
    .filter(
      ({ hold_id, state, to_credit }) =>
        hold_id === id && state !== 'failed' && to_credit === toCredit,
    )
    .reduce((sum, { cents }) => sum + cents, 0)

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

/**
 * So much goes back of what was paid for a locked job, or of its tip, of the newest payment first: to cards first, then to
 * the credits that have paid with them, which are never paid out. The worker carries it out. Answers which is how much.
 */
export async function askRefund(
  tx: Tx,
  jobId: string,
  cents: number,
  wish: RefundWish,
  at: Date,
  of: 'price' | 'tips' = 'price',
): Promise<{ card: number; credit: number }> {
  const [holds, refunds] = [await findFreeHolds(tx, jobId, of), await findRefundsOf(tx, jobId, of)]
  let left = cents
  const goes = { card: 0, credit: 0 }
  for (const to_credit of [false, true])
    for (const hold of holds.toReversed()) {
      const most = to_credit ? leftOfCredit(hold, refunds) : leftOfCard(hold, refunds)
      const part = Math.min(left, most)
      if (part <= 0) continue
      left -= part
      goes[to_credit ? 'credit' : 'card'] += part
      await tx
        .insertInto('refunds')
        .values({
          ...wish,
          job_id: jobId,
          hold_id: hold.id,
          cents: part,
          to_credit,
          asked_at: at,
          moved_at: at,
          look_at: at,
        })
        .execute()
    }
  if (left > 0) throw new Error('more would go back than was taken')
  return goes
}
