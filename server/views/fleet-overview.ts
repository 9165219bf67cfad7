import { sql } from 'kysely'
import type { FleetOverview } from '#contract/fleet-figures.ts'
import type { User } from '../auth/actor.ts'
import { shownStatus } from '../drivers/queries.ts'
import { memberWith } from '../fleets/policy.ts'
import type { Db } from '../platform/db/tables.ts'
import { closedJobs, figures } from './fleet-jobs.ts'

/** The fleet in figures (S0 §2.10): counts of now; spend and times of the last 12 months by its own clock. */
export async function readFleetOverview(db: Db, user: User, now: Date): Promise<FleetOverview> {
  const { fleetId } = await memberWith(db, user, 'seeFigures')
  const [counts, months] = await Promise.all([
    readCounts(db, fleetId),
    readMonths(db, fleetId, now),
  ])
  return { ...counts, months }
}

/** Each driver counts once, by the state that the list of drivers shows, so that the states add up to the total. */
async function readCounts(db: Db, fleetId: string) {
  const { rows } = await sql<Omit<FleetOverview, 'months'>>`
    select
      s.*,
      (select count(*) from units where fleet_id = ${fleetId} and retired_at is null) as units,
      (select count(*) from requests where fleet_id = ${fleetId} and status = 'open') as "openRequests",
      (select count(*) from requests where fleet_id = ${fleetId} and status = 'in_progress') as "runningRequests",
      (select count(*) from (
          select a.request_id from approvals a where a.decided_at is null
          union select j.request_id from change_orders c join jobs j on j.id = c.job_id
            join requests q on q.id = j.request_id
            where c.status = 'sent' and (c.waits_for is not null or q.driver_id is null)) w
        join requests r on r.id = w.request_id where r.fleet_id = ${fleetId}) as "waitingApprovals",
      (select time_zone from fleets where id = ${fleetId}) as "timeZone"
    from (
      select count(*) as "totalDrivers",
        count(*) filter (where shown = 'active') as "activeDrivers",
        count(*) filter (where shown = 'on_service') as "onService",
        count(*) filter (where shown = 'needs_help') as "needHelp",
        count(*) filter (where shown = 'inactive') as offline
      from (
        select ${shownStatus} as shown from drivers d
        where d.fleet_id = ${fleetId} and d.deactivated_at is null) drivers) s`.execute(db)
  if (!rows[0]) throw new Error('counts without a row')
  return rows[0]
}

/** The running month and the eleven before it, those without a job too. */
async function readMonths(db: Db, fleetId: string, now: Date): Promise<FleetOverview['months']> {
  const { rows } = await sql<FleetOverview['months'][number]>`
    with first as (
      select time_zone, date_trunc('month', ${now}::timestamptz at time zone time_zone)
        - interval '11 months' as month
      from fleets where id = ${fleetId})
    select to_char(months.month, 'YYYY-MM') as month, ${figures}
    from first
    cross join lateral generate_series(
      first.month, first.month + interval '11 months', interval '1 month') months (month)
    left join (
      select c.*, date_trunc('month', c.asked_at at time zone (select time_zone from first)) as month
      from (${closedJobs(fleetId)} and r.created_at >= (
        select month at time zone time_zone from first)) c) jobs
      on jobs.month = months.month
    group by months.month order by months.month`.execute(db)
  return rows
}
