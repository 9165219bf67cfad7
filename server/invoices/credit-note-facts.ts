import { sql } from 'kysely'
import type { CreditReason } from '#contract/invoices.ts'
import { creditedBecause, creditedBy } from '../payments/credit-notes.ts'
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
  goes: 'card' | 'credit' | 'terms' | 'directly' | 'byBank'
  /** As somebody has written it who gave it back; forgotten with the request. */
  reason: string | null
  issuedAt: Date
}

export async function findCreditNote(db: Db, id: string): Promise<CreditNoteFacts | undefined> {
  const { rows } = await sql<CreditNoteFacts>`
    select c.job_id as "jobId", c.number, c.cents, c.issued_at as "issuedAt",
      (select sum(o.cents)::int8 from credit_notes o
        where o.job_id = c.job_id and (o.issued_at, o.number) <= (c.issued_at, c.number)) as "creditedCents",
      ${creditedBecause} as because,
      case when b.to_credit then 'credit' when b.id is not null then 'card' when o.id is not null then 'terms'
        when c.dispute_id is not null then 'directly' when c.chargeback_id is not null then 'byBank' end as goes,
      coalesce(b.reason, o.reason) as reason
    from ${creditedBy} where c.id = ${id}`.execute(db)
  return rows[0]
}
