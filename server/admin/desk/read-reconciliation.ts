import { sql } from 'kysely'
import type { Difference, Reconciliation } from '#contract/reconciliation.ts'
import { settings } from '#contract/settings.ts'
import type { Language } from '#contract/words/languages.ts'
import { titleIn } from '../../asking/request-names.ts'
import type { Db } from '../../platform/db/tables.ts'

const shown = settings.pageSize.list

const signed = (name: string) => sql`
  case when ${sql.ref(name)} < 0 then '-' else '' end || dollars(abs(${sql.ref(name)}))`

/** How our books stand with the card processor: the last day that was compared, and what nobody has explained yet. */
export async function readReconciliation(db: Db, language: Language): Promise<Reconciliation> {
  const { rows } = await sql<Difference & { all: number }>`
    select d.id, d.day::text as day, d.kind, iso(d.found_at) as "foundAt",
      case when j.id is not null then json_build_object('id', j.id, 'title', ${titleIn(language)}) end as job,
      case when p.id is not null then json_build_object('id', p.id, 'name', p.business_name) end as provider,
      ${signed('d.processor_cents')} as processor, ${signed('d.ledger_cents')} as ledger,
      count(*) over () as all
    from reconciliation_differences d
    left join jobs j on j.id = d.job_id left join requests r on r.id = j.request_id
    left join payouts o on o.id = d.payout_id
    left join providers p on p.id = coalesce(j.provider_id, o.provider_id)
    where d.state = 'open' order by d.day desc, d.kind, d.id limit ${shown}`.execute(db)
  const last = await sql<NonNullable<Reconciliation['last']>>`
    select day::text as day, iso(compared_at) as at, movements
    from reconciliations order by day desc limit 1`.execute(db)
  return {
    last: last.rows[0] ?? null,
    differences: rows.map(({ all: _, ...row }) => row),
    count: rows[0]?.all ?? 0,
  }
}
