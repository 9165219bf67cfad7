import { sql } from 'kysely'
import type { LedgerKind } from '#contract/ledger.ts'
import type { Language } from '#contract/words/languages.ts'
import { titleIn } from '../asking/request-names.ts'
import type { Db } from '../platform/db/tables.ts'
import { movedOfJob } from './earned-jobs.ts'

/** What a job has moved in the days of a statement, in cents: paid less refunded, fee and set aside is the shop's. */
export interface StatementJob {
  title: string
  day: string
  paid: number
  /** Of it a tip. */
  tip: number
  refunded: number
  fee: number
  setAside: number
  /** What was on the shop because it did not come. */
  pledged: number
  yours: number
}

interface Moved {
  day: string
  kind: LedgerKind
  /** What it concerns, where that is one job. */
  title: string | null
  cents: number
}

/** What the ledger has of a shop from one day to another, by its clock. */
export interface StatementFacts {
  jobs: StatementJob[]
  /** Payouts and whatever else moves the balance without a job. */
  moves: Moved[]
  /** Fees of jobs that were paid directly, as they came to be owed and were paid. */
  fees: Moved[]
  opening: number
  closing: number
  feesOpening: number
  feesClosing: number
  setAside: number
}

interface Period {
  from: string
  to: string
}

const most = 10_000

export async function findStatement(
  db: Db,
  { id, timeZone }: { id: string; timeZone: string },
  { from, to }: Period,
  language: Language,
): Promise<StatementFacts> {
  const begin = sql`(${from}::date)::timestamp at time zone ${timeZone}`
  const end = sql`(${to}::date + 1)::timestamp at time zone ${timeZone}`
  const day = sql`to_char(t.at at time zone ${timeZone}, 'YYYY-MM-DD')`
  const jobs = await sql<StatementJob>`
    with moved as (
      select t.job_id, min(t.at) as at, ${movedOfJob}
      from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
      where t.job_id in (select j.id from jobs j where j.provider_id = ${id}) and t.at >= ${begin} and t.at < ${end}
      group by t.job_id
      having count(*) filter (where e.account in ('provider_payable', 'dispute_reserve')) > 0
    )
    select ${titleIn(language)} as title, to_char(t.at at time zone ${timeZone}, 'YYYY-MM-DD') as day,
      t.paid, t.tip, t.refunded, t.fee, t."setAside", t.pledged, t.yours
    from moved t join jobs j on j.id = t.job_id join requests r on r.id = j.request_id
    order by t.at, j.id limit ${most}`.execute(db)
  const moves = (account: 'provider_payable' | 'providers_owe') => sql<Moved>`
    select ${day} as day, t.kind, case when j.id is not null then ${titleIn(language)} end as title, e.cents
    from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
    left join jobs j on j.id = t.job_id left join requests r on r.id = j.request_id
    where e.provider_id = ${id} and e.account = ${account} and t.at >= ${begin} and t.at < ${end}
      ${account === 'provider_payable' ? sql`and t.job_id is null` : sql``}
    order by t.at, e.id limit ${most}`
  const paid = await moves('provider_payable').execute(db)
  const fees = await moves('providers_owe').execute(db)
  const sums = await sql<Omit<StatementFacts, 'jobs' | 'moves' | 'fees'>>`
    select coalesce(-sum(e.cents) filter (where e.account = 'provider_payable' and t.at < ${begin}), 0)::int8 as opening,
      coalesce(-sum(e.cents) filter (where e.account = 'provider_payable'), 0)::int8 as closing,
      coalesce(sum(e.cents) filter (where e.account = 'providers_owe' and t.at < ${begin}), 0)::int8 as "feesOpening",
      coalesce(sum(e.cents) filter (where e.account = 'providers_owe'), 0)::int8 as "feesClosing",
      coalesce(-sum(e.cents) filter (where e.account = 'dispute_reserve'), 0)::int8 as "setAside"
    from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
    where e.provider_id = ${id} and t.at < ${end}`.execute(db)
  return {
    jobs: jobs.rows,
    moves: paid.rows.map((row) => ({ ...row, cents: -row.cents })),
    fees: fees.rows,
    ...(sums.rows[0] ?? { opening: 0, closing: 0, feesOpening: 0, feesClosing: 0, setAside: 0 }),
  }
}
