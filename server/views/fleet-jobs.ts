import { type RawBuilder, sql } from 'kysely'
import { wasOnTime } from '../core/on-time.ts'
import { creditedCents } from '../payments/credit-notes.ts'

/** The requests of a fleet that became closed jobs: of whom they were, what they cost after credits, and how soon help came. */
export const closedJobs = (fleetId: string): RawBuilder<unknown> => sql`
  select r.created_at as asked_at, r.service_type, r.unit_id, r.driver_id, j.provider_id,
    j.id as job, j.price_cents - coalesce(${creditedCents}, 0) as cents,
    extract(epoch from j.first_bid_at - r.created_at) / 60 as response,
    extract(epoch from j.arrived_at - r.created_at) / 60 as arrival,
    case when j.promised_at is not null then ${wasOnTime} end as kept
  from requests r
  join jobs j on j.request_id = r.id and j.phase = 'closed' and j.comeback_of is null
  where r.fleet_id = ${fleetId}`

/** What is counted of some of them. */
export const figures = sql`
  dollars(coalesce(sum(jobs.cents), 0)::bigint) as spend, count(jobs.job) as jobs,
  round(avg(jobs.response))::integer as "responseMinutes",
  round(avg(jobs.arrival))::integer as "arrivalMinutes",
  count(jobs.kept) as arrivals, count(*) filter (where jobs.kept) as "onTime"`
