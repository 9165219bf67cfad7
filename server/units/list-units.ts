import { sql } from 'kysely'
import type { QueryOf } from '#contract/endpoint.ts'
import { settings } from '#contract/settings.ts'
import type {
  countUnits as countEndpoint,
  listUnits as listEndpoint,
  Unit,
} from '#contract/units.ts'
import type { User } from '../auth/actor.ts'
import { notFound } from '../core/not-found.ts'
import { memberWith } from '../fleets/policy.ts'
import { hasWords } from '../platform/db/has-words.ts'
import type { Db } from '../platform/db/tables.ts'
import { findUnit, unitColumns, unitTables } from './queries.ts'

type Wanted = QueryOf<typeof countEndpoint>

/** Trucks before trailers, each by its number; the index `units_by_fleet`. */
const order = sql`t.kind desc, lower(t.unit_number), t.id`

export async function readUnit(db: Db, user: User, id: string): Promise<Unit> {
  const { fleetId } = await memberWith(db, user, 'seeFleet')
  const unit = await findUnit(db, fleetId, id)
  if (!unit) throw notFound('unit')
  return unit
}

/** A page of the fleet's units, in one query. */
export async function listUnits(
  db: Db,
  user: User,
  { after, ...wanted }: QueryOf<typeof listEndpoint>,
): Promise<Unit[]> {
  const { fleetId } = await memberWith(db, user, 'seeFleet')
  const { rows } = await sql<Unit>`
    with last as (
      select kind, lower(unit_number) as number, id from units
      where id = ${after ?? null}::uuid and fleet_id = ${fleetId})
    select ${unitColumns} from ${unitTables}
    where t.fleet_id = ${fleetId} and t.retired_at is null and ${isWanted(wanted)}
      and (${after ?? null}::uuid is null or exists (select from last
        where t.kind < last.kind
          or (t.kind = last.kind and (lower(t.unit_number), t.id) > (last.number, last.id))))
    order by ${order} limit ${settings.pageSize.list}`.execute(db)
  return rows
}

/** How many of the fleet's units are found. */
export async function countUnits(db: Db, user: User, wanted: Wanted) {
  const { fleetId } = await memberWith(db, user, 'seeFleet')
  const { rows } = await sql<{ found: number; all: number }>`
    select count(*) filter (where ${isWanted(wanted)}) as found, count(*) as all from ${unitTables}
    where t.fleet_id = ${fleetId} and t.retired_at is null`.execute(db)
  return rows[0] ?? { found: 0, all: 0 }
}

function isWanted({ search, kind }: Wanted) {
  const isOf = kind ? sql`t.kind = ${kind}` : sql`true`
  const text = sql`concat_ws(' ', t.kind, t.unit_number, t.vin, t.plate, t.plate_state, t.year, t.make,
    t.model, t.tire_sizes, t.notes, u.full_name)`
  return sql`${isOf} and ${hasWords(text, search)}`
}
