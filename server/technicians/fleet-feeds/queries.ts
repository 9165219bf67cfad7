import { sql } from 'kysely'
import type { FleetFeed, FleetSystem } from '#contract/fleet-feeds.ts'
import { settings } from '#contract/settings.ts'
import type { Db, Tx } from '../../platform/db/tables.ts'
import type { Vehicle } from './fleet-system.ts'
import './tables.ts'

const { vehiclesMost } = settings.fleetFeeds

/** What a shop has connected, with the vehicles by name; `origin` is where Motive finds us. */
export async function findFeeds(db: Db, providerId: string, origin: string): Promise<FleetFeed[]> {
  const { rows } = await sql<FleetFeed>`
    select f.system, iso(f.connected_at) as "connectedAt", iso(f.heard_at) as "heardAt",
      iso(f.refused_at) as "refusedAt",
      case f.system when 'motive' then ${origin}::text || '/api/fleet-feeds/motive/' || f.id end as address,
      coalesce((select json_agg(json_build_object('id', v.vehicle_id, 'name', v.name,
          'technicianId', v.technician_id) order by lower(v.name), v.vehicle_id)
        from feed_vehicles v where v.feed_id = f.id), '[]'::json) as vehicles
    from fleet_feeds f where f.provider_id = ${providerId} order by f.system`.execute(db)
  return rows
}

const columns = ['id', 'sealed_secret'] as const

const feedOf = (db: Db | Tx, providerId: string, system: FleetSystem) =>
  db
    .selectFrom('fleet_feeds')
    .select(columns)
    .where('provider_id', '=', providerId)
    .where('system', '=', system)

/** An account that a shop has connected. */
export const findFeedOf = (db: Db, providerId: string, system: FleetSystem) =>
  feedOf(db, providerId, system).executeTakeFirst()

export const lockFeed = (tx: Tx, providerId: string, system: FleetSystem) =>
  feedOf(tx, providerId, system).forUpdate().executeTakeFirst()

export const findFeed = (db: Db, of: { id: string; system: FleetSystem }) =>
  db
    .selectFrom('fleet_feeds')
    .select(columns)
    .where('id', '=', of.id)
    .where('system', '=', of.system)
    .executeTakeFirst()

/** Connects an account, or gives it another secret: where it is found and what is known of its vehicles stays. */
export async function putFeed(
  tx: Tx,
  feed: { providerId: string; system: FleetSystem; sealed: Buffer },
  now: Date,
): Promise<string> {
  const fresh = { sealed_secret: feed.sealed, refused_at: null, ask_at: now, failures: 0 }
  const { id } = await tx
    .insertInto('fleet_feeds')
    .values({ provider_id: feed.providerId, system: feed.system, connected_at: now, ...fresh })
    .onConflict((conflict) => conflict.columns(['provider_id', 'system']).doUpdateSet(fresh))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Vehicles that a fleet system has named: new ones and new names, so many at most. */
export async function putVehicles(
  db: Db | Tx,
  feedId: string,
  vehicles: readonly Vehicle[],
): Promise<void> {
  const ids = vehicles.map(({ id }) => id.slice(0, 100))
  const names = vehicles.map(({ name }) => name.slice(0, 100))
  await sql`
    insert into feed_vehicles (feed_id, vehicle_id, name)
    select distinct on (said.vehicle_id) ${feedId}::uuid, said.vehicle_id, said.name
    from unnest(${ids}::text[], ${names}::text[]) said (vehicle_id, name)
    where exists (select from feed_vehicles v where v.feed_id = ${feedId}::uuid and v.vehicle_id = said.vehicle_id)
      or (select count(*) from feed_vehicles v where v.feed_id = ${feedId}::uuid) < ${vehiclesMost}
    order by said.vehicle_id
    limit ${vehiclesMost}
    on conflict (feed_id, vehicle_id) do update set name = excluded.name
      where feed_vehicles.name <> excluded.name`.execute(db)
}
