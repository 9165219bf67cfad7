import { sql } from 'kysely'
import { settings } from '#contract/settings.ts'
import type { Services } from '../core/services.ts'

const from = settings.figuresFrom
/** The newest bids and jobs tell more than those of years ago. */
const newest = 50

/**
 * Measures what a provider is like (rules C25): how soon it answers, what its jobs cost and when it promises to be
 * there, as medians of its newest; nothing from fewer than three. Done now and then by the worker, for those who have
 * bid or closed a job since the last time.
 */
export async function measureFigures(
  { db, clock, versions }: Services,
  since = new Date(clock.now().getTime() - 2 * everyMs),
): Promise<void> {
  const { rows } = await sql`
    update providers p set
      response_minutes = answer.minutes,
      typical_price_cents = work.cents,
      typical_eta_minutes = work.minutes
    from (
      select provider_id from bids where created_at > ${since}
      union select provider_id from jobs where closed_at > ${since}
    ) active
    cross join lateral (
      select case when count(*) >= ${from} then
        greatest(1, percentile_cont(0.5) within group (order by seconds) / 60)::integer end as minutes
      from (select extract(epoch from b.created_at - r.opened_at) as seconds
        from bids b join requests r on r.id = b.request_id
        where b.provider_id = active.provider_id and b.created_at >= r.opened_at and r.comeback_of is null
        order by b.created_at desc limit ${newest}) bids
    ) answer
    cross join lateral (
      select case when count(*) >= ${from} then
          percentile_cont(0.5) within group (order by price_cents)::bigint end as cents,
        case when count(eta) >= ${from} then
          percentile_cont(0.5) within group (order by eta)::integer end as minutes
      from (select j.price_cents,
          extract(epoch from j.promised_at - j.assigned_at) / 60 as eta
        from jobs j where j.provider_id = active.provider_id and j.phase = 'closed' and j.same_people is null
          and j.comeback_of is null
        order by j.closed_at desc limit ${newest}) jobs
    ) work
    where p.id = active.provider_id
      and (p.response_minutes, p.typical_price_cents, p.typical_eta_minutes)
        is distinct from (answer.minutes, work.cents, work.minutes)
    returning p.id`.execute(db)
  if (rows.length > 0) versions.bump('providers')
}

/** How often the worker measures. */
export const everyMs = 5 * 60_000
