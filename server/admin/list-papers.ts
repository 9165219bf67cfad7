import { sql } from 'kysely'
import type { QueryOf } from '#contract/endpoint.ts'
import type {
  exportPapers as exportEndpoint,
  listPapers as listEndpoint,
  Paper,
} from '#contract/invoices.ts'
import { signed } from '#contract/primitives.ts'
import { settings } from '#contract/settings.ts'
import { papers as words } from '#contract/words/en/credit-note.ts'
import { tables } from '#contract/words/en/tables.ts'
import type { Language } from '#contract/words/languages.ts'
import { inLanguage } from '#contract/words/words.ts'
import { writeTable } from '../platform/csv/write-table.ts'
import { hasWords } from '../platform/db/has-words.ts'
import type { Db } from '../platform/db/tables.ts'
import { fileAnswer, type RawAnswer } from '../platform/http/raw-answer.ts'

/** Each paper once: the invoice of a job, and what was credited of it. */
const papers = sql`(
  select i.job_id as id, i.job_id, i.provider_id, i.kind, i.number, null::text as of_invoice, i.total_cents as cents, i.issued_at
  from invoices i
  union all
  select c.id, c.job_id, c.provider_id, 'credit_note', c.number, i.number, -c.cents, c.issued_at
  from credit_notes c join invoices i on i.job_id = c.job_id)`

/** What a card has paid of a job, a credit with it, in cents. */
const taken = sql`(sum(captured_cents) + coalesce(sum(credit_cents) filter (where state = 'captured'), 0))`

/**
 * Of terms it is the bill that says it; of a card what was taken, a credit with it; everything else is between the two sides. Cards are
 * asked in a query of their own, so that a page without a filter asks for its own rows alone.
 */
const standing = sql`case
  when x.kind = 'credit_note' then 'credited'
  when o.job_id is not null then case
    when b.state = 'open' then 'owed'
    when b.state is not null then b.state
    when o.credited_cents = o.invoiced_cents then 'credited'
    else 'owed' end
  else (select case
      when bool_or(state = 'capturing') then 'charging'
      when ${taken} >= x.cents then 'paid'
      when ${taken} > 0 then 'part'
      else 'direct' end
    from holds where job_id = x.job_id and kind <> 'tip') end`

interface Row extends Omit<Paper, 'amount'> {
  cents: number
}

async function find(
  db: Db,
  { search, party, kind, stands, from, to, before }: QueryOf<typeof listEndpoint>,
  limit: number,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select x.id, x.job_id as "jobId", x.kind, x.number, x.of_invoice as "ofInvoice",
      json_build_object('id', p.id, 'name', p.business_name) as seller,
      coalesce(f.company_name, nullif(r.customer_name, '')) as "billTo", x.cents, ${standing} as stands,
      iso(x.issued_at) as "issuedAt"
    from ${papers} x join providers p on p.id = x.provider_id
    join jobs j on j.id = x.job_id join requests r on r.id = j.request_id
    left join fleets f on f.id = r.fleet_id
    left join terms_jobs o on o.job_id = x.job_id left join fleet_bills b on b.id = o.bill_id
    where ${hasWords(sql`concat_ws(' ', x.number, x.of_invoice, p.business_name, f.company_name, r.customer_name)`, search)}
      and (${party ?? null}::uuid is null or ${party ?? null}::uuid in (p.id, r.fleet_id))
      and (${kind ?? null}::text is null or x.kind = ${kind ?? null}::text)
      and (${stands ?? null}::text is null or ${standing} = ${stands ?? null}::text)
      -- Asked with each look at the list: it goes by the few bills that are.
      and (${stands ?? null}::text is distinct from 'overdue' or b.state = 'overdue')
      and (${from ?? null}::date is null or x.issued_at >= (${from ?? null}::date)::timestamp at time zone p.time_zone)
      and (${to ?? null}::date is null or x.issued_at < (${to ?? null}::date + 1)::timestamp at time zone p.time_zone)
      ${before ? sql`and (x.issued_at, x.id) < (select b.issued_at, b.id from ${papers} b where b.id = ${before}::uuid)` : sql``}
    order by x.issued_at desc, x.id desc limit ${limit}`.execute(db)
  return rows
}

/** A page of the invoices and credit notes, the newest first. `before` is the last row of the page before. */
export async function listPapers(db: Db, query: QueryOf<typeof listEndpoint>): Promise<Paper[]> {
  const rows = await find(db, query, settings.pageSize.list)
  return rows.map(({ cents, ...row }) => ({ ...row, amount: signed(cents) }))
}

/** The same rows as a file for a spreadsheet. */
export async function exportPapers(
  db: Db,
  query: QueryOf<typeof exportEndpoint>,
  language: Language,
): Promise<RawAnswer> {
  const rows = await find(db, query, settings.pageSize.export)
  const { kinds, stands } = inLanguage(words, language)
  const file = writeTable(
    inLanguage(tables, language).papers,
    rows.map((row) => [
      row.issuedAt,
      kinds[row.kind],
      row.number,
      row.ofInvoice,
      row.seller.name,
      row.billTo,
      signed(row.cents),
      stands[row.stands],
      row.jobId,
    ]),
  )
  return fileAnswer(file)
}
