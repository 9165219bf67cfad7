import { type Generated, sql } from 'kysely'
import type { ChargebackFault, ChargebackReason, ChargebackState } from '#contract/chargebacks.ts'
import type { Payment } from '#contract/payments.ts'
import { decimal } from '#contract/primitives.ts'
import type { Db, Tx } from '../platform/db/tables.ts'

declare module '../platform/db/tables.ts' {
  interface Tables {
    chargebacks: {
      id: Generated<string>
      job_id: string
      hold_id: string
      state: Generated<ChargebackState>
      dispute: string
      reason: ChargebackReason
      cents: number
      withdrawn_cents: Generated<number>
      fee_cents: Generated<number>
      answer_by: Date | null
      words: Generated<string | null>
      answered_by: Generated<string | null>
      fault: Generated<ChargebackFault | null>
      fault_reason: Generated<string | null>
      platform_cents: Generated<number>
      opened_at: Date
      moved_at: Date
      due_at: Generated<Date | null>
      ended_at: Generated<Date | null>
      tries: Generated<number>
      look_at: Date | null
      pack: string | null
      pack_hash: Buffer
    }
    processor_looks: { name: string; look_at: Date }
  }
}

const columns = [
  'id',
  'job_id',
  'hold_id',
  'state',
  'dispute',
  'cents',
  'withdrawn_cents',
  'fee_cents',
  'answer_by',
  'words',
  'platform_cents',
  'due_at',
  'tries',
  'pack',
] as const

export const findChargeback = (db: Db | Tx, id: string) =>
  db.selectFrom('chargebacks').select(columns).where('id', '=', id).executeTakeFirst()

export type ChargebackRow = NonNullable<Awaited<ReturnType<typeof findChargeback>>>

export const lockChargeback = (tx: Tx, id: string) =>
  tx.selectFrom('chargebacks').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()

export const changeChargeback = (
  db: Db | Tx,
  id: string,
  changes: Partial<
    Pick<
      ChargebackRow,
      | 'state'
      | 'withdrawn_cents'
      | 'fee_cents'
      | 'answer_by'
      | 'words'
      | 'platform_cents'
      | 'due_at'
      | 'tries'
    > & {
      answered_by: string
      fault: ChargebackFault
      fault_reason: string | null
      moved_at: Date
      ended_at: Date
      look_at: Date | null
    }
  >,
) => db.updateTable('chargebacks').set(changes).where('id', '=', id).execute()

/** Payments of a job of which nothing can go back as a refund, because their bank has taken it back or tries to. */
export async function findContestedHolds(db: Db | Tx, jobId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('chargebacks')
    .select('hold_id')
    .where('job_id', '=', jobId)
    .where('state', '<>', 'won')
    .execute()
  return new Set(rows.map(({ hold_id }) => hold_id))
}

/** What banks have kept of a job's price: in all, and what of it the platform has borne. */
export async function findLost(
  db: Db | Tx,
  jobId: string,
): Promise<{ lost: number; borne: number }> {
  const { rows } = await sql<{ lost: number; borne: number }>`
    select coalesce(sum(withdrawn_cents), 0)::int8 as lost, coalesce(sum(platform_cents), 0)::int8 as borne
    from chargebacks c where job_id = ${jobId} and state = 'settled'
      and exists (select from holds h where h.id = c.hold_id and h.kind <> 'tip')`.execute(db)
  return rows[0] ?? { lost: 0, borne: 0 }
}

/** Somebody says that a bank has done something: the one it did it to is looked at now, and whether there is a new one. */
export async function lookAtChargebacks(db: Db, dispute: string, now: Date): Promise<void> {
  await db
    .updateTable('chargebacks')
    .set({ look_at: now })
    .where('look_at', 'is not', null)
    .where('dispute', '=', dispute)
    .execute()
  await db
    .updateTable('processor_looks')
    .set({ look_at: now })
    .where('name', '=', 'chargebacks')
    .execute()
}

/** How the newest of a job stands, for its two sides. */
export async function findStand(db: Db, jobId: string): Promise<Payment['chargeback']> {
  const row = await db
    .selectFrom('chargebacks')
    .select(['state', 'cents'])
    .where('job_id', '=', jobId)
    .orderBy('opened_at', 'desc')
    .executeTakeFirst()
  if (!row) return null
  const { state, cents } = row
  const stands = state === 'won' ? 'won' : state === 'lost' || state === 'settled' ? 'lost' : 'open'
  return { stands, amount: decimal(cents) }
}
