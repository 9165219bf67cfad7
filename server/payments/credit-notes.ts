import { sql } from 'kysely'
import type { CreditNote, CreditReason } from '#contract/invoices.ts'
import type { Db, Tx } from '../platform/db/tables.ts'

/** What of the invoice of a job `j` has been credited, in cents, as an SQL expression; null where nothing has. */
export const creditedSql = '(select sum(c.cents)::bigint from credit_notes c where c.job_id = j.id)'

export const creditedCents = sql<number | null>`${sql.raw(creditedSql)}`

/** Credit notes with the refund, or what was not asked of a fleet on terms, by which each came about. */
export const creditedBy = sql`credit_notes c left join refunds b on b.id = c.refund_id
  left join terms_credits o on o.id = c.terms_credit_id`

/** Why one of them was issued, as a `CreditReason`. */
export const creditedBecause = sql<CreditReason>`case
  when c.dispute_id is not null or 'dispute' in (b.because, o.because) then 'dispute'
  when c.chargeback_id is not null then 'chargeback' else 'refund' end`

/** What has been credited of a job's invoice, oldest first. */
export async function findCreditNotes(db: Db | Tx, jobId: string): Promise<CreditNote[]> {
  const { rows } = await sql<CreditNote>`
    select c.id, c.number, dollars(c.cents) as amount, iso(c.issued_at) as "issuedAt", ${creditedBecause} as because
    from ${creditedBy} where c.job_id = ${jobId} order by c.issued_at, c.number`.execute(db)
  return rows
}
