import { type RawBuilder, sql } from 'kysely'
import type { Analytics, AnalyticsFigures, AnalyticsPeriod } from '#contract/analytics.ts'
import type { ServiceType } from '#contract/catalogue.ts'
import { decimal } from '#contract/primitives.ts'
import { settings } from '#contract/settings.ts'
import type { User } from '../auth/actor.ts'
import { notFound } from '../core/not-found.ts'
import { wasOnTime } from '../core/on-time.ts'
import { leftToProvider } from '../payments/left-to-provider.ts'
import type { Db } from '../platform/db/tables.ts'
import { providerOf } from '../providers/queries.ts'
import { readAlerts } from './read-alerts.ts'

interface Counted extends Omit<AnalyticsFigures, 'earnings'> {
  cents: number
}

interface Group extends Counted {
  isNow: boolean
  kind: 'all' | 'period' | 'service' | 'technician'
  period: string | null
  service: ServiceType | null
  technician: string | null
  fullName: string | null
}

/** A provider in figures: jobs, bids, arrivals and reviews of the last periods, each by its own time. One query. */
export async function readAnalytics(
  db: Db,
  user: User,
  by: AnalyticsPeriod,
  now: Date,
): Promise<Analytics> {
  const { rows } = await sql<{
    timeZone: string
    from: string
    isComparable: boolean
    starts: string[]
    groups: Group[]
  }>`
    with p as (
      select id, time_zone, created_at, ${now}::timestamptz at time zone time_zone as here,
        date_trunc(${by}, ${now}::timestamptz at time zone time_zone) as running
      from providers where id = ${providerOf(db, user.userId)}),
    w as (
      select *, (running - ${steps(by, 1)}) at time zone time_zone as since,
        (running - ${steps(by, 1, 2)}) at time zone time_zone as before_since,
        (here - ${steps(by, 0)}) at time zone time_zone as before_until
      from p),
    facts as (${facts}),
    placed as (
      select f.*, f.at >= w.since as is_now,
        to_char(date_trunc(${by}, f.at at time zone w.time_zone), 'YYYY-MM-DD') as period
      from facts f, w
      where f.at <= ${now} and (f.at >= w.since or f.at <= w.before_until)),
    groups as (
      select is_now as "isNow", period, service, technician,
        case 0 when grouping(period) then 'period' when grouping(service) then 'service'
          when grouping(technician) then 'technician' else 'all' end as kind,
        count(job) as jobs, coalesce(sum(job), 0)::bigint as cents,
        count(bid) as bids, count(*) filter (where bid <> 'pending') as decided,
        count(*) filter (where bid = 'won') as won,
        case when count(response) > 0 then
          greatest(1, percentile_cont(0.5) within group (order by response))::integer end as "responseMinutes",
        count(kept) as arrivals, count(*) filter (where kept) as "onTime",
        count(stars) as reviews,
        case when count(stars) >= ${settings.ratingShownFrom} then round(avg(stars), 2) end as rating
      from placed
      group by grouping sets ((is_now), (is_now, period), (is_now, service), (is_now, technician)))
    select time_zone as "timeZone", iso(since) as "from", created_at <= before_since as "isComparable",
      array(select to_char(running - step * ${one(by)}, 'YYYY-MM-DD')
        from generate_series(${settings.analytics[by]}::integer - 1, 0, -1) step) as starts,
      coalesce((select json_agg(to_jsonb(g) || jsonb_build_object('fullName',
        (select full_name from technicians t where t.id = g.technician))
        order by g.cents desc, g.jobs desc, g.bids desc) from groups g), '[]'::json) as groups
    from w`.execute(db)
  const row = rows[0]
  if (!row) throw notFound('provider')
  const { timeZone, from, isComparable, starts, groups } = row
  const all = (isNow: boolean) =>
    figuresOf(groups.find((group) => group.kind === 'all' && group.isNow === isNow))
  const ofNow = (kind: Group['kind']) =>
    groups.filter((group) => group.isNow && group.kind === kind)
  const periods = ofNow('period')
  const alerts = await readAlerts(db, user, from, now)
  return {
    by,
    timeZone,
    from,
    until: now.toISOString(),
    total: all(true),
    before: isComparable ? all(false) : null,
    alerts,
    periods: starts.map((start) => ({
      starts: start,
      ...figuresOf(periods.find(({ period }) => period === start)),
    })),
    services: ofNow('service').flatMap((group) =>
      group.service ? [{ serviceType: group.service, ...figuresOf(group) }] : [],
    ),
    technicians: ofNow('technician').flatMap((group) =>
      group.technician && group.fullName
        ? [{ id: group.technician, fullName: group.fullName, ...figuresOf(group) }]
        : [],
    ),
  }
}

/** One of the periods, as an interval. */
const one = (by: AnalyticsPeriod) => sql`interval '1 ${sql.raw(by)}'`

/** From the running period back to the first of `spans` lengths; with 0 back by a whole length. */
const steps = (by: AnalyticsPeriod, without: number, spans = 1) =>
  sql`${settings.analytics[by] * spans - without}::integer * ${one(by)}`

/** Everything that is counted, one row each with the time that it belongs to. */
const facts: RawBuilder<unknown> = sql`
  select j.closed_at as at, r.service_type as service, j.technician_id as technician,
    ${leftToProvider} as job,
    null::text as bid, null::float8 as response, null::boolean as kept, null::numeric as stars
  from w join jobs j on j.provider_id = w.id join requests r on r.id = j.request_id
  where j.phase = 'closed' and j.comeback_of is null and j.closed_at >= w.before_since
  union all
  select b.created_at, r.service_type, null, null,
    case when b.status = 'pending' then 'pending'
      when b.status = 'accepted' or b.status_reason = 'handed_back' then 'won' else 'lost' end,
    case when b.created_at >= r.opened_at then extract(epoch from b.created_at - r.opened_at) / 60 end,
    null, null
  from w join bids b on b.provider_id = w.id join requests r on r.id = b.request_id
  where b.status_reason is distinct from 'withdrawn' and r.comeback_of is null and b.created_at >= w.before_since
  union all
  select j.arrived_at, r.service_type, j.technician_id, null, null, null,
    ${wasOnTime}, null
  from w join jobs j on j.provider_id = w.id join requests r on r.id = j.request_id
  where j.promised_at is not null and j.arrived_at >= w.before_since
  union all
  select v.published_at, r.service_type, j.technician_id, null, null, null, null,
    (v.service + v.on_time + v.price) / 3.0
  from w join reviews v on v.provider_id = w.id and v.side = 'customer'
  join jobs j on j.id = v.job_id join requests r on r.id = j.request_id
  where v.published_at >= w.before_since and v.hidden_at is null`

const nothing: Counted = {
  jobs: 0,
  cents: 0,
  bids: 0,
  decided: 0,
  won: 0,
  responseMinutes: null,
  arrivals: 0,
  onTime: 0,
  reviews: 0,
  rating: null,
}

function figuresOf(group: Counted = nothing): AnalyticsFigures {
  const { jobs, cents, bids, decided, won, responseMinutes, arrivals, onTime, reviews, rating } =
    group
  return {
    jobs,
    earnings: decimal(cents),
    bids,
    decided,
    won,
    responseMinutes,
    arrivals,
    onTime,
    reviews,
    rating,
  }
}
