import { sql } from 'kysely'
import type { CreditReason } from '#contract/invoices.ts'
import type { Db } from '../platform/db/tables.ts'

/** What a credit note says beside what its invoice says. */
export interface CreditNoteFacts {
  jobId: string
  number: string
  cents: number
  /** Of the invoice, with this one, in all that were issued by then. */
  creditedCents: number
  because: CreditReason
  /** Where the money goes. */
  goes: 'card' | 'directly' | 'byBank'
  /** As somebody has written it who gave it back; forgotten with the request. */
  reason: string | null
  issuedAt: Date
}

export async function findCreditNote(db: Db, id: string): Promise<CreditNoteFacts | undefined> {
  const { rows } = await sql<CreditNoteFacts>`
    select c.job_id as "jobId", c.number, c.cents, c.issued_at as "issuedAt",
      (select sum(o.cents)::int8 from credit_notes o
        where o.job_id = c.job_id and (o.issued_at, o.number) <= (c.issued_at, c.number)) as "creditedCents",
      case when c.dispute_id is not null or b.because = 'dispute' then 'dispute'
        when c.chargeback_id is not null then 'chargeback' else 'refund' end as because,
      case when c.refund_id is not null then 'card' when c.dispute_id is not null then 'directly'
        else 'byBank' end as goes,
      b.reason
    from credit_notes c left join refunds b on b.id = c.refund_id where c.id = ${id}`.execute(db)
  return rows[0]
}
