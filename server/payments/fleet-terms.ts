import { type Generated, sql } from 'kysely'
import type { Billing, BillState, FleetTermsState, PoMode } from '#contract/fleet-terms.ts'
import { runningPhases } from '#contract/jobs.ts'
import type { RefundReason } from '#contract/refunds.ts'
import type { Db, Tx } from '../platform/db/tables.ts'

declare module '../platform/db/tables.ts' {
  interface Tables {
    fleet_terms: {
      fleet_id: string
      state: Generated<FleetTermsState>
      limit_cents: number
      net_days: number
      po_mode: PoMode
      billing: Billing
      asked_by: string | null
      asked_at: Date
      moved_at: Date
      reason: Generated<string | null>
      billed_week: Generated<string | null>
    }
    terms_jobs: {
      job_id: string
      fleet_id: string
      net_days: number
      po_mode: PoMode
      billing: Billing
      chosen_at: Date
      chosen_by: string | null
      invoiced_cents: Generated<number | null>
      credited_cents: Generated<number>
      bill_id: Generated<string | null>
      billed_cents: Generated<number | null>
    }
    terms_credits: {
      id: Generated<string>
      job_id: string
      cents: number
      fee_cents: number
      because: RefundReason
      dispute_id: Generated<string | null>
      reason: string | null
      by_user_id: string | null
      at: Date
    }
    fleet_bills: {
      id: Generated<string>
      fleet_id: string
      number: string
      state: Generated<BillState>
      total_cents: number
      credit_cents: Generated<number>
      credited_cents: Generated<number>
      paid_cents: Generated<number>
      written_off_cents: Generated<number>
      issued_at: Date
      issued_on: string
      due_on: string
      settled_at: Generated<Date | null>
    }
    fleet_bill_entries: {
      id: Generated<string>
      bill_id: string
      kind: 'paid' | 'written_off' | 'taken_back'
      cents: number
      reference: string | null
      reason: string | null
      /** The payment that was taken back by it. */
      undoes: string | null
      received_on: string | null
      by_user_id: string | null
      at: Date
    }
  }
}

const columns = ['fleet_id', 'state', 'limit_cents', 'net_days', 'po_mode', 'billing'] as const

export const findTerms = (db: Db | Tx, fleetId: string) =>
  db
    .selectFrom('fleet_terms')
    .select([...columns, 'asked_at', 'moved_at', 'reason'])
    .where('fleet_id', '=', fleetId)
    .executeTakeFirst()

/** Whoever uses, grants or bills a fleet's terms holds this row: of many at the same moment one counts after the other. */
export const lockTerms = (tx: Tx, fleetId: string) =>
  tx
    .selectFrom('fleet_terms')
    .select([...columns, 'asked_at', 'moved_at', 'reason'])
    .where('fleet_id', '=', fleetId)
    .forUpdate()
    .executeTakeFirst()

export type TermsRow = NonNullable<Awaited<ReturnType<typeof lockTerms>>>

export const changeTerms = (
  tx: Tx,
  fleetId: string,
  changes: Partial<
    Pick<TermsRow, 'state' | 'limit_cents' | 'net_days' | 'po_mode' | 'billing' | 'reason'> & {
      moved_at: Date
    }
  >,
) => tx.updateTable('fleet_terms').set(changes).where('fleet_id', '=', fleetId).execute()

const termsJobColumns = [
  'job_id',
  'fleet_id',
  'net_days',
  'po_mode',
  'billing',
  'invoiced_cents',
  'credited_cents',
  'bill_id',
] as const

/** How a job is on terms, or undefined. */
export const findTermsJob = (db: Db | Tx, jobId: string) =>
  db.selectFrom('terms_jobs').select(termsJobColumns).where('job_id', '=', jobId).executeTakeFirst()

export type TermsJob = NonNullable<Awaited<ReturnType<typeof findTermsJob>>>

/** What of a job on terms is owed and not credited. */
export const leftOnTerms = ({ invoiced_cents, credited_cents }: TermsJob): number =>
  (invoiced_cents ?? 0) - credited_cents

export interface Use {
  /** Open bills and what is not billed yet; below zero what the fleet has to get. */
  balance: number
  /** The agreed totals of jobs that go on. */
  running: number
  isOverdue: boolean
}

/** What of a fleet's limit is used. The ledger says what is owed; nothing here is counted twice. */
export async function findUse(db: Db | Tx, fleetId: string): Promise<Use> {
  const { rows } = await sql<Use>`
    select
      (select coalesce(sum(e.cents), 0) from ledger_entries e
        where e.account = 'fleets_owe' and e.fleet_id = ${fleetId})::int8 as balance,
      (select coalesce(sum(j.price_cents), 0) from terms_jobs t join jobs j on j.id = t.job_id
        where t.fleet_id = ${fleetId} and j.phase = any(${[...runningPhases]}::text[]))::int8 as running,
      exists (select from fleet_bills b
        where b.fleet_id = ${fleetId} and b.state = 'overdue') as "isOverdue"`.execute(db)
  return rows[0] ?? { balance: 0, running: 0, isOverdue: false }
}

export const usedOf = ({ balance, running }: Use): number => Math.max(0, balance) + running
