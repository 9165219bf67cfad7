import { sql } from 'kysely'
import type { ServiceType } from '#contract/catalogue.ts'
import type { QueryOf } from '#contract/endpoint.ts'
import type {
  readFleetFigures as endpoint,
  FleetFigures,
  FleetFiguresOfPeriod,
} from '#contract/fleet-figures.ts'
import type { User } from '../auth/actor.ts'
import { memberWith } from '../fleets/policy.ts'
import type { Db } from '../platform/db/tables.ts'
import { closedJobs, figures } from './fleet-jobs.ts'

type Kind = 'total' | 'services' | 'units' | 'providers' | 'drivers'

interface Group extends FleetFigures {
  kind: Kind
  serviceType: ServiceType | null
  id: string | null
  name: string | null
}

/**
 * What a fleet's closed jobs cost and how soon help came, from one day to another by its own clock: in all, and by
 * service, unit, provider and driver, the dearest first and none left out. One query.
 */
export async function readFleetFigures(
  db: Db,
  user: User,
  { from, to }: QueryOf<typeof endpoint>,
): Promise<FleetFiguresOfPeriod> {
  const { fleetId } = await memberWith(db, user, 'seeFigures')
  const { rows } = await sql<{ timeZone: string; groups: Group[] }>`
    with jobs as (
      select jobs.* from (${closedJobs(fleetId)}) jobs, fleets f
      where f.id = ${fleetId}
        and (${from ?? null}::date is null
          or jobs.asked_at >= ${from ?? null}::date::timestamp at time zone f.time_zone)
        and (${to ?? null}::date is null
          or jobs.asked_at < (${to ?? null}::date + 1)::timestamp at time zone f.time_zone)),
    groups as (
      select case 0 when grouping(service_type) then 'services' when grouping(unit_id) then 'units'
          when grouping(provider_id) then 'providers' when grouping(driver_id) then 'drivers'
          else 'total' end as kind,
        service_type as "serviceType", coalesce(unit_id, provider_id, driver_id) as id,
        sum(jobs.cents) as cents, ${figures}
      from jobs
      group by grouping sets ((), (service_type), (unit_id), (provider_id), (driver_id)))
    select f.time_zone as "timeZone", (
      select json_agg(to_jsonb(g) - 'cents' || jsonb_build_object('name', case g.kind
          when 'units' then (select unit_number from units where id = g.id)
          when 'providers' then (select business_name from providers where id = g.id)
          when 'drivers' then (select u.full_name from drivers d join users u on u.id = d.user_id
            where d.id = g.id) end)
        order by g.cents desc, g.jobs desc, g.id)
      from groups g) as groups
    from fleets f where f.id = ${fleetId}`.execute(db)
  const [row] = rows
  const total = row?.groups.find(({ kind }) => kind === 'total')
  if (!row || !total) throw new Error('a sum gives a row')
  const named = (kind: Kind) =>
    row.groups.flatMap((group) =>
      group.kind === kind ? [{ id: group.id, name: group.name, ...figuresOf(group) }] : [],
    )
  return {
    timeZone: row.timeZone,
    total: figuresOf(total),
    services: row.groups.flatMap((group) =>
      group.kind === 'services' && group.serviceType
        ? [{ serviceType: group.serviceType, ...figuresOf(group) }]
        : [],
    ),
    units: named('units'),
    providers: named('providers'),
    drivers: named('drivers'),
  }
}

const figuresOf = (group: Group): FleetFigures => ({
  spend: group.spend,
  jobs: group.jobs,
  responseMinutes: group.responseMinutes,
  arrivalMinutes: group.arrivalMinutes,
  arrivals: group.arrivals,
  onTime: group.onTime,
})
