import { sql } from 'kysely'
import type { QueryOf } from '#contract/endpoint.ts'
import type {
  readFleetSpending as endpoint,
  FleetSpending,
  SpentLine,
} from '#contract/fleet-spending.ts'
import { settings } from '#contract/settings.ts'
import { tables } from '#contract/words/en/tables.ts'
import type { Language } from '#contract/words/languages.ts'
import { inLanguage } from '#contract/words/words.ts'
import { titleIn } from '../asking/request-names.ts'
import type { User } from '../auth/actor.ts'
import { memberWith } from '../fleets/policy.ts'
import { writeTable } from '../platform/csv/write-table.ts'
import type { Db } from '../platform/db/tables.ts'
import { fileAnswer, type RawAnswer } from '../platform/http/raw-answer.ts'
import { howPaid } from '../views/how-paid.ts'
import { type MoneyOfJob, moneyOfJob } from '../views/money-of-job.ts'

type Row = Omit<SpentLine, 'paidHow' | 'paid'> & MoneyOfJob & { spent: string; jobs: number }

/** What stands of the job's tip: it is paid by card alone. */
const tipCents = sql`(
  select sum(h.captured_cents - (select coalesce(sum(b.cents), 0) from refunds b
    where b.hold_id = h.id and b.state <> 'failed'))::bigint
  from holds h where h.job_id = j.id and h.kind = 'tip' and h.state = 'captured')`

/** What a fleet has spent in a period, whichever way: a month is closed on one page. The sum is of all, beyond the last line too. */
export async function readFleetSpending(
  db: Db,
  user: User,
  period: QueryOf<typeof endpoint>,
  language: Language,
): Promise<FleetSpending> {
  const rows = await findSpent(db, user, period, language, settings.fleetSpending.lines)
  return {
    spent: rows[0]?.spent ?? '0.00',
    jobs: rows[0]?.jobs ?? 0,
    lines: rows.map((row) => lineOf(row, language)),
  }
}

/** The same jobs for a spreadsheet, as the page says them. */
export async function exportFleetSpending(
  db: Db,
  user: User,
  period: QueryOf<typeof endpoint>,
  language: Language,
): Promise<RawAnswer> {
  const rows = await findSpent(db, user, period, language, settings.pageSize.export)
  const file = writeTable(
    inLanguage(tables, language).spending,
    rows
      .map((row) => lineOf(row, language))
      .map((line) => [
        line.closedOn,
        line.title,
        line.business,
        line.invoice ?? '',
        line.poNumber ?? '',
        line.unit ?? '',
        line.driver ?? '',
        line.amount,
        line.tip ?? '',
        line.refunded ?? '',
        line.paidHow,
        line.paid,
        line.jobId,
        line.requestId,
      ]),
  )
  return fileAnswer(file)
}

/** The newest first. */
async function findSpent(
  db: Db,
  user: User,
  { from, to }: QueryOf<typeof endpoint>,
  language: Language,
  limit: number,
): Promise<Row[]> {
  const { fleetId } = await memberWith(db, user, 'seeMoney')
  const { rows } = await sql<Row>`
    with ended as (
      select j.id as "jobId", r.id as "requestId", ${titleIn(language)} as title, j.closed_at,
        (j.closed_at at time zone f.time_zone)::date::text as "closedOn",
        p.business_name as business, (select i.number from invoices i where i.job_id = j.id) as invoice,
        r.po_number as "poNumber", u.unit_number as unit, d.full_name as driver, ${tipCents} as tip_cents, ${moneyOfJob}
      from jobs j join requests r on r.id = j.request_id join fleets f on f.id = r.fleet_id
      join providers p on p.id = j.provider_id
      left join units u on u.id = r.unit_id
      left join drivers v on v.id = r.driver_id left join users d on d.id = v.user_id
      where r.fleet_id = ${fleetId} and j.closed_at is not null
        and (${from ?? null}::date is null or j.closed_at >= ${from ?? null}::date::timestamp at time zone f.time_zone)
        and (${to ?? null}::date is null or j.closed_at < (${to ?? null}::date + 1)::timestamp at time zone f.time_zone))
    select e.*, dollars(e."owedCents") as amount, dollars(nullif(e.tip_cents, 0)) as tip,
      dollars(e."refundedCents") as refunded,
      count(*) over () as jobs,
      dollars(sum(e."owedCents" + coalesce(e.tip_cents, 0)
        - coalesce(e."refundedCents", 0)) over ()::bigint) as spent
    from ended e where e."owedCents" > 0
    order by e.closed_at desc, e."jobId" limit ${limit}`.execute(db)
  return rows
}

function lineOf(row: Row, language: Language): SpentLine {
  const [paidHow, paid] = howPaid(row, language)
  return {
    jobId: row.jobId,
    requestId: row.requestId,
    title: row.title,
    closedOn: row.closedOn,
    business: row.business,
    invoice: row.invoice,
    poNumber: row.poNumber,
    unit: row.unit,
    driver: row.driver,
    amount: row.amount,
    tip: row.tip,
    refunded: row.refunded,
    paidHow: paidHow ?? '',
    paid: paid ?? '',
  }
}
