import { sql } from 'kysely'
import type { CreditNote } from '#contract/invoices.ts'
import type { Db, Tx } from '../platform/db/tables.ts'

/** What has been credited of a job's invoice, oldest first. */
export async function findCreditNotes(db: Db | Tx, jobId: string): Promise<CreditNote[]> {
  const { rows } = await sql<CreditNote>`
    select id, number, dollars(cents) as amount, iso(issued_at) as "issuedAt",
      case when refund_id is not null then 'refund' when dispute_id is not null then 'dispute'
        when chargeback_id is not null then 'chargeback'
        else (select case c.because when 'dispute' then 'dispute' else 'refund' end
          from terms_credits c where c.id = credit_notes.terms_credit_id) end as because
    from credit_notes where job_id = ${jobId} order by issued_at, number`.execute(db)
  return rows
}
