import { type Generated, sql } from 'kysely'
import type { Tx } from '../platform/db/tables.ts'

declare module '../platform/db/tables.ts' {
  interface Tables {
    credit_notes: {
      id: Generated<string>
      job_id: string
      provider_id: string
      /** "CN-1F3A9C20-2026-000007": of the shop, of the year by its clock, without a gap. */
      number: string
      cents: number
      refund_id: string | null
      dispute_id: string | null
      chargeback_id: string | null
      terms_credit_id: string | null
      issued_at: Date
    }
  }
}

/** What money of an invoice goes back by: to the card, directly as a dispute came out, taken by the card's bank, or not asked of a fleet on terms. */
export type CreditedBy =
  | { refund_id: string }
  | { dispute_id: string }
  | { chargeback_id: string }
  | { terms_credit_id: string }

/**
 * So much of a job's invoice is credited, on a paper of its own: the invoice is never changed. Never more than is left of
 * it; of a job without an invoice, nothing. The counter of the shop is held until the commit, as that of invoices is.
 */
export async function issueCreditNote(
  tx: Tx,
  jobId: string,
  cents: number,
  by: CreditedBy,
  at: Date,
): Promise<void> {
  const { refund_id, dispute_id, chargeback_id, terms_credit_id } = {
    refund_id: null,
    dispute_id: null,
    chargeback_id: null,
    terms_credit_id: null,
    ...by,
  }
  await sql`
    with rest as (
      select i.job_id, i.provider_id, least(${cents}::bigint, i.total_cents
        - (select coalesce(sum(c.cents), 0) from credit_notes c where c.job_id = i.job_id)) as cents
      from invoices i where i.job_id = ${jobId}
    ), shop as (
      select r.job_id, r.cents, p.id, extract(year from ${at}::timestamptz at time zone p.time_zone)::integer as year
      from rest r join providers p on p.id = r.provider_id where r.cents > 0
    ), counted as (
      insert into credit_note_counters as c (provider_id, year, last) select id, year, 1 from shop
      on conflict (provider_id, year) do update set last = c.last + 1
      returning provider_id, year, last
    )
    insert into credit_notes (job_id, provider_id, number, cents, refund_id, dispute_id, chargeback_id,
      terms_credit_id, issued_at)
    select s.job_id, n.provider_id,
      format('CN-%s-%s-%s', upper(left(n.provider_id::text, 8)), n.year, lpad(n.last::text, 6, '0')),
      s.cents, ${refund_id}::uuid, ${dispute_id}::uuid, ${chargeback_id}::uuid, ${terms_credit_id}::uuid, ${at}
    from counted n, shop s`.execute(tx)
}
