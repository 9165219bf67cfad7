import { sql } from 'kysely'
import type { ServiceType } from '#contract/catalogue.ts'
import type { FleetOverview } from '#contract/fleet-requests.ts'
import type { User } from '../auth/actor.ts'
import { memberWith } from '../fleets/policy.ts'
import type { Db } from '../platform/db/tables.ts'

type Row = {
  name: string | null
  spend: string
  jobs: number
  responseMinutes: number | null
  arrivalMinutes: number | null
}

/** The fleet in figures (S0 §2.10): counts of now; spend and times of the last 12 months. All from the database. */
export async function readFleetOverview(db: Db, user: User, now: Date): Promise<FleetOverview> {
  const { fleetId } = await memberWith(db, user, 'seeFigures')
  const [counts, months, byService, byDriver] = await Promise.all([
    readCounts(db, fleetId),
    group(db, fleetId, now, sql`to_char(date_trunc('month', r.created_at), 'YYYY-MM')`, sql`name`),
    group(db, fleetId, now, sql`r.service_type`, sql`sum(cents) desc`),
    group(db, fleetId, now, sql`u.full_name`, sql`sum(cents) desc`),
  ])
  return {
    ...counts,
    months: months.map(({ name, ...row }) => ({ month: name ?? '', ...row })),
    // The column holds the catalogue's names alone.
    services: byService.map(({ name, ...row }) => ({
      serviceType: name as ServiceType,
      ...row,
    })),
    drivers: byDriver.map(({ name, ...row }) => ({ name, ...row })),
  }
}

async function readCounts(db: Db, fleetId: string) {
  const { rows } = await sql<Omit<FleetOverview, 'months' | 'services' | 'drivers'>>`
    select
      (select count(*) from drivers where fleet_id = ${fleetId} and deactivated_at is null) as "totalDrivers",
      (select count(*) from drivers where fleet_id = ${fleetId} and deactivated_at is null and status = 'active') as "activeDrivers",
      (select count(*) from drivers where fleet_id = ${fleetId} and status = 'on_service') as "onService",
      (select count(*) from drivers where fleet_id = ${fleetId} and deactivated_at is null and status = 'inactive') as offline,
      (select count(*) from units where fleet_id = ${fleetId} and retired_at is null) as units,
      (select count(*) from requests where fleet_id = ${fleetId} and status = 'open') as "openRequests",
      (select count(*) from requests where fleet_id = ${fleetId} and status = 'in_progress') as "runningRequests",
      (select count(*) from approvals a join requests r on r.id = a.request_id
        where r.fleet_id = ${fleetId} and a.decided_at is null) as "waitingApprovals"`.execute(db)
  if (!rows[0]) throw new Error('counts without a row')
  return rows[0]
}

/** The requests of the last 12 months that became closed jobs, by one of their properties. */
async function group(
  db: Db,
  fleetId: string,
  now: Date,
  name: ReturnType<typeof sql>,
  order: ReturnType<typeof sql>,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select name, dollars(coalesce(sum(cents), 0)::bigint) as spend, count(*) as jobs,
      round(avg(response))::integer as "responseMinutes", round(avg(arrival))::integer as "arrivalMinutes"
    from (
      select ${name} as name, j.price_cents as cents,
        extract(epoch from (select min(b.created_at) from bids b where b.request_id = r.id) - r.created_at) / 60 as response,
        extract(epoch from j.arrived_at - r.created_at) / 60 as arrival
      from requests r
      join jobs j on j.request_id = r.id and j.phase = 'closed'
      left join drivers d on d.id = r.driver_id
      left join users u on u.id = d.user_id
      where r.fleet_id = ${fleetId}
        and r.created_at >= date_trunc('month', ${now}::timestamptz) - interval '11 months'
    ) jobs
    group by name order by ${order} limit 50`.execute(db)
  return rows
}
