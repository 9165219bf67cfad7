import { sql } from 'kysely'
import type {
  countDrivers as countEndpoint,
  Driver,
  listDrivers as listEndpoint,
} from '#contract/drivers.ts'
import type { QueryOf } from '#contract/endpoint.ts'
import { settings } from '#contract/settings.ts'
import type { User } from '../auth/actor.ts'
import { notFound } from '../core/not-found.ts'
import { memberWith } from '../fleets/policy.ts'
import { hasWords } from '../platform/db/has-words.ts'
import type { Db } from '../platform/db/tables.ts'
import { driverJson, shownStatus } from './queries.ts'

type Wanted = QueryOf<typeof countEndpoint>

/** By name, those who have left last. */
const order = sql`d.deactivated_at is not null, lower(u.full_name), d.id`

/** One of the fleet's drivers; another fleet's is not there. */
export async function readDriver(db: Db, user: User, id: string): Promise<Driver> {
  const { fleetId } = await memberWith(db, user, 'seeFleet')
  const { rows } = await sql<{ driver: Driver }>`
    select ${driverJson} as driver from drivers d join users u on u.id = d.user_id
    where d.fleet_id = ${fleetId} and d.id = ${id}`.execute(db)
  if (!rows[0]) throw notFound('driver')
  return rows[0].driver
}

/** A page of the fleet's drivers in one query: what a row says more is read of the page's rows alone. */
export async function listDrivers(
  db: Db,
  user: User,
  { after, ...wanted }: QueryOf<typeof listEndpoint>,
): Promise<Driver[]> {
  const { fleetId } = await memberWith(db, user, 'seeFleet')
  const { rows } = await sql<{ driver: Driver }>`
    with page as (
      select d.id from drivers d join users u on u.id = d.user_id
      where d.fleet_id = ${fleetId} and ${isWanted(wanted)}
        and (${after ?? null}::uuid is null or (${order}) > (
          select ${order} from drivers d join users u on u.id = d.user_id
          where d.id = ${after ?? null}::uuid and d.fleet_id = ${fleetId}))
      order by ${order} limit ${settings.pageSize.list})
    select ${driverJson} as driver
    from page join drivers d on d.id = page.id join users u on u.id = d.user_id
    order by ${order}`.execute(db)
  return rows.map(({ driver }) => driver)
}

/** How many of the fleet's drivers are found. */
export async function countDrivers(db: Db, user: User, wanted: Wanted) {
  const { fleetId } = await memberWith(db, user, 'seeFleet')
  const { rows } = await sql<{ found: number; all: number }>`
    select count(*) filter (where ${isWanted(wanted)}) as found, count(*) as all
    from drivers d join users u on u.id = d.user_id where d.fleet_id = ${fleetId}`.execute(db)
  return rows[0] ?? { found: 0, all: 0 }
}

function isWanted({ search, status }: Wanted) {
  const isCurrent = sql`d.deactivated_at is null`
  const isOf =
    status === undefined
      ? sql`true`
      : status === 'deactivated'
        ? sql`d.deactivated_at is not null`
        : status === 'current'
          ? isCurrent
          : sql`${isCurrent} and ${shownStatus} = ${status}`
  const text = sql`concat_ws(' ', u.full_name, u.username, u.phone, regexp_replace(u.phone, '\\D', '', 'g'),
    regexp_replace(u.phone, '^\\+1(\\d{3})(\\d{3})(\\d{4})$', '(\\1) \\2-\\3 \\1-\\2-\\3 \\1.\\2.\\3'),
    d.vehicle_info, d.current_location, (select string_agg(t.unit_number, ' ') from units t
      where t.driver_id = d.id and t.retired_at is null))`
  return sql`${isOf} and ${hasWords(text, search)}`
}
