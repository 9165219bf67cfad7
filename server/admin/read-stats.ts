import { sql } from 'kysely'
import type { AdminStats } from '#contract/admin.ts'
import { signed } from '#contract/primitives.ts'
import type { Db } from '../platform/db/tables.ts'

type Counts = Omit<AdminStats, 'totalRevenue' | 'lastMonthRevenue' | 'revenueGrowth'>

/** Fees and refunds of fees of a time, in UTC: what the account of the fees has moved (rules C17). */
const feesOf = (from: ReturnType<typeof sql>, to: ReturnType<typeof sql>) => sql`
  (select coalesce(-sum(e.cents), 0)::int8 from ledger_transactions t
    join ledger_entries e on e.transaction_id = t.id
    where t.at >= ${from} and t.at < ${to} and e.account = 'platform_fees')`

/** The figures of the platform as they are now, in one query; this month is held against the same days of the last one. */
export async function readStats(db: Db, now: Date): Promise<AdminStats> {
  const month = (offset: number) =>
    sql`((date_trunc('month', ${now}::timestamptz at time zone 'UTC') + ${`${offset} month`}::interval)
      at time zone 'UTC')`
  const { rows } = await sql<Counts & { thisMonth: number; lastMonth: number }>`
    select r.*, p.*, f.*,
      ${feesOf(month(0), month(1))} as "thisMonth",
      ${feesOf(month(-1), sql`least(${month(0)}, ${month(-1)} + (${now}::timestamptz - ${month(0)}))`)} as "lastMonth"
    from (select count(*) as "totalRequests",
        count(*) filter (where status in ('open', 'in_progress')) as "activeRequests" from requests) r,
      (select count(*) as "totalProviders",
        count(*) filter (where status = 'active') as "activeProviders",
        count(*) filter (where status = 'pending') as "pendingProviders" from providers) p,
      (select count(*) as "totalFleets",
        count(*) filter (where status = 'active') as "activeFleets",
        count(*) filter (where status = 'pending') as "pendingFleets" from fleets) f`.execute(db)
  const row = rows[0]
  if (!row) throw new Error('counting gave nothing')
  const { thisMonth, lastMonth, ...counts } = row
  return {
    ...counts,
    // A month may refund more than it earned.
    totalRevenue: signed(thisMonth),
    lastMonthRevenue: signed(lastMonth),
    revenueGrowth: lastMonth > 0 ? Math.round(((thisMonth - lastMonth) / lastMonth) * 100) : null,
  }
}
