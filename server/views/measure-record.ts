import { sql } from 'kysely'
import { settings } from '#contract/settings.ts'
import { wasOnTime } from '../core/on-time.ts'
import type { Services } from '../core/services.ts'

const { fromJobs, newest, shortestMinutes, halfLifeDays, unprovedWeight } = settings.record

/** Left waiting: nobody came, and the provider or the time is why. Called off in time by either side is not late. */
const leftWaiting = sql`(j.arrived_at is null and (j.phase = 'provider_no_show'
  or (j.phase = 'cancelled_by_customer' and j.closed_at > j.promised_at)
  or (j.phase = 'cancelled_by_provider'
    and j.closed_at > j.assigned_at + (j.promised_at - j.assigned_at) / 2)))`

/** Minutes from the acceptance to a moment of a job `j`. */
const minutesTo = (moment: 'promised_at' | 'arrived_at' | 'closed_at') =>
  sql`extract(epoch from ${sql.ref(`j.${moment}`)} - j.assigned_at) / 60`

/** Where the customer's own words were wrong, the rise is not the provider's. */
const ownRise = sql`j.price_cents - b.price_cents - coalesce((select sum(c.rise_cents) from change_orders c
  where c.job_id = j.id and c.reason = 'wrong_info' and c.status = 'approved'), 0)`

/**
 * Measures what the record of a business says (trust §1), of its newest jobs: arrivals by the promise, prices as bid, and by
 * which factors it comes later than it says (half of the times, nine of ten; the newest and the proved weigh most). Who was
 * left waiting counts as twice what was said, or more. Of fewer than five jobs nothing is kept. Done by the worker for those
 * whose jobs have ended since the last time.
 */
export async function measureRecord(
  { db, clock, versions }: Services,
  since = new Date(clock.now().getTime() - 2 * everyMs),
): Promise<void> {
  const now = clock.now()
  const { rows } = await sql`
    update providers p set record = measured.record
    from (select distinct provider_id from jobs where closed_at > ${since}) active
    cross join lateral (
      select
        count(*) filter (where promised_at is not null and (arrived_at is not null or is_left)) as promised,
        count(*) filter (where is_on_time) as on_time,
        count(*) filter (where is_closed) as closed,
        count(*) filter (where is_closed and rise <= 0) as as_bid,
        round(percentile_cont(0.5) within group (order by rise * 100.0 / nullif(bid_cents, 0))
          filter (where is_closed and rise > 0)) as growth
      from (
        select j.promised_at, j.arrived_at, ${leftWaiting} as is_left, ${wasOnTime} as is_on_time,
          j.phase = 'closed' as is_closed, b.price_cents as bid_cents, ${ownRise} as rise
        from jobs j join bids b on b.id = j.bid_id
        where j.provider_id = active.provider_id and j.closed_at is not null and j.same_people is null
          and j.comeback_of is null
        order by j.closed_at desc limit ${newest}
      ) ended
    ) work
    cross join lateral (
      select count(*) as jobs,
        min(factor) filter (where upto >= 0.5 * total) as low,
        min(factor) filter (where upto >= 0.9 * total) as high
      from (
        select factor, sum(weight) over (order by factor, id) as upto, sum(weight) over () as total
        from (
          select j.id,
            case when j.arrived_at is not null then ${minutesTo('arrived_at')}
              else greatest(${minutesTo('closed_at')}, 2 * ${minutesTo('promised_at')}) end
              / greatest(${shortestMinutes}, ${minutesTo('promised_at')}) as factor,
            case when j.arrival_proof = 'none' then ${unprovedWeight}::float8 else 1 end
              * power(0.5, extract(epoch from ${now}::timestamptz - j.closed_at) / 86400 / ${halfLifeDays}) as weight
          from jobs j join requests r on r.id = j.request_id
          where j.provider_id = active.provider_id and j.closed_at is not null and j.same_people is null
            and j.comeback_of is null and j.promised_at > j.assigned_at and r.urgency <> 'scheduled'
            and (j.arrived_at is not null or ${leftWaiting})
          order by j.closed_at desc limit ${newest}
        ) timed
      ) weighed
    ) said
    cross join lateral (select jsonb_build_object(
      'onTime', case when work.promised >= ${fromJobs} then
        jsonb_build_object('jobs', work.promised, 'kept', work.on_time) end,
      'asBid', case when work.closed >= ${fromJobs} then
        jsonb_build_object('jobs', work.closed, 'kept', work.as_bid, 'growthPercent', work.growth) end,
      'arrival', case when said.jobs >= ${fromJobs} then
        jsonb_build_object('jobs', said.jobs, 'low', round(said.low::numeric, 2),
          'high', round(said.high::numeric, 2)) end) as record) measured
    where p.id = active.provider_id and p.record is distinct from measured.record
    returning p.id`.execute(db)
  if (rows.length > 0) versions.bump('providers')
}

/** How often the worker measures. */
export const everyMs = 60_000
