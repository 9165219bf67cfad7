import { sql } from 'kysely'
import type { Tx } from '../platform/db/tables.ts'

export type InvoiceKind = 'work' | 'cancellation'

declare module '../platform/db/tables.ts' {
  interface Tables {
    invoices: {
      job_id: string
      provider_id: string
      /** "RC-1F3A9C20-2026-000123": of the shop, of the year by its clock, without a gap. */
      number: string
      kind: InvoiceKind
      total_cents: number
      /** Of the agreement that its lines come from; null of a job from before there were any. */
      agreement_hash: Buffer | null
      issued_at: Date
    }
  }
}

interface Sold {
  id: string
  provider_id: string
}

/**
 * Writes the invoice of a job that has come to its end (money §7). The counter of the shop is held until the commit, and a
 * deed that fails gives its number back, so that numbers have no gap.
 */
export async function issueInvoice(
  tx: Tx,
  job: Sold,
  kind: InvoiceKind,
  totalCents: number,
  at: Date,
): Promise<void> {
  await sql`
    with shop as (
      select id, extract(year from ${at}::timestamptz at time zone time_zone)::integer as year
      from providers where id = ${job.provider_id}
    ), counted as (
      insert into invoice_counters as c (provider_id, year, last) select id, year, 1 from shop
      on conflict (provider_id, year) do update set last = c.last + 1
      returning provider_id, year, last
    )
    insert into invoices (job_id, provider_id, number, kind, total_cents, agreement_hash, issued_at)
    select ${job.id}, provider_id,
      format('RC-%s-%s-%s', upper(left(provider_id::text, 8)), year, lpad(last::text, 6, '0')),
      ${kind}, ${totalCents}, (select agreement_hash from jobs where id = ${job.id}), ${at}
    from counted`.execute(tx)
}
