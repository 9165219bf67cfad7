import { sql } from 'kysely'
import { sent } from '../platform/db/run.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import './tables.ts'

/** The driver record of a user, or undefined. */
export const findDriverOf = (db: Db | Tx, userId: string) =>
  db
    .selectFrom('drivers')
    .select(['id', 'fleet_id', 'current_location', 'vehicle_info'])
    .where('user_id', '=', userId)
    .executeTakeFirst()

/** A driver of a fleet, locked; another fleet's is not there. */
export const lockDriver = (tx: Tx, fleetId: string, id: string) =>
  tx
    .selectFrom('drivers')
    .select(['id', 'user_id', 'status', 'deactivated_at', 'spending_limit_cents'])
    .where('id', '=', id)
    .where('fleet_id', '=', fleetId)
    .forUpdate()
    .executeTakeFirst()

/** Whose account a driver of a fleet is; it never changes. */
export const userOfDriver = (tx: Tx, fleetId: string, id: string) =>
  tx.selectFrom('drivers').select('user_id').where('id', '=', id).where('fleet_id', '=', fleetId)

/** The accounts of a fleet's drivers. */
export async function findDriverUserIds(tx: Tx, fleetId: string): Promise<string[]> {
  const drivers = await tx
    .selectFrom('drivers')
    .select('user_id')
    .where('fleet_id', '=', fleetId)
    .execute()
  return drivers.map(({ user_id }) => user_id)
}

/** Who the driver is, and where they were last: for a request made for them. */
export const findDriverOfFleet = (db: Db | Tx, fleetId: string, id: string) =>
  db
    .selectFrom('drivers')
    .innerJoin('users', 'users.id', 'drivers.user_id')
    .select([
      'drivers.id',
      'drivers.user_id',
      'users.full_name',
      'users.phone',
      'drivers.vehicle_info',
      'drivers.current_location',
      'drivers.deactivated_at',
    ])
    .where('drivers.id', '=', id)
    .where('drivers.fleet_id', '=', fleetId)
    .executeTakeFirst()

/** Who waits for help needs it, whatever else the status says: also while another job of theirs runs, or waits to be confirmed. */
export const shownStatus = sql`case
  when exists (select from requests r where r.driver_id = d.id and r.status = 'open') then 'needs_help'
  else d.status end`

/** The newest call for help of driver `d` that nobody has been chosen for. */
export const openRequestId = sql`(select r.id from requests r
  where r.driver_id = d.id and r.status = 'open' order by r.created_at desc, r.id desc limit 1)`

/** A request `r` that says where its driver `d` is; a scheduled one says where the driver is going to be. */
const saysWhere = sql`r.driver_id = d.id and r.urgency <> 'scheduled'`
/** Words that no map knows say less than an older place that one does. */
const isPlaced = sql`(r.lat is not null or r.state is not null)`

/**
 * Where driver `d` was last: said by somebody, or the place of the newest request, over or not: that the job has ended makes an
 * older place no newer.
 */
export const lastKnownLocation = sql`(
  select json_build_object('place', known.place, 'at', iso(known.at), 'isOfRequest', known.is_of_request)
  from (
    select d.current_location as place, d.current_location_at as at, false as is_of_request, true as is_placed
    where d.current_location is not null
    union all
    (select r.location_text, r.created_at, r.status in ('open', 'in_progress'), true from requests r
      where ${saysWhere} and ${isPlaced} order by r.created_at desc limit 1)
    union all
    (select r.location_text, r.created_at, r.status in ('open', 'in_progress'), false from requests r
      where ${saysWhere} and not ${isPlaced} order by r.created_at desc limit 1)) known
  order by known.is_placed desc, known.at desc nulls last limit 1)`

/** The request of driver `d` whose job runs. */
export const runningRequestId = sql`(select r.id from requests r
  where r.driver_id = d.id and r.status = 'in_progress' limit 1)`

/** Drivers `d` with their users `u` as the fleet reads them. */
export const driverJson = sql`json_build_object(
  'id', d.id, 'businessCustomerId', d.fleet_id, 'fullName', u.full_name, 'username', u.username,
  'phone', u.phone, 'licenseNumber', d.license_number, 'vehicleInfo', d.vehicle_info,
  'currentLocation', d.current_location, 'lastKnownLocation', ${lastKnownLocation}, 'status', ${shownStatus},
  'isDeactivated', d.deactivated_at is not null, 'hasUnusedCode', u.must_change_password,
  'spendingLimit', dollars(d.spending_limit_cents),
  'units', (select coalesce(json_agg(json_build_object(
      'id', t.id, 'kind', t.kind, 'unitNumber', t.unit_number) order by t.kind desc, t.unit_number), '[]'::json)
    from units t where t.driver_id = d.id and t.retired_at is null),
  'runningRequestId', ${runningRequestId},
  'openRequestId', ${openRequestId},
  'createdAt', iso(d.created_at))`

/**
 * The driver's status follows their jobs (rules B): on service while one runs, available again when none does. Who is
 * offline and gets a job is on service too; who has left by its end is available to nobody.
 */
export const followJobs = (tx: Tx, driverId: string | null) =>
  driverId === null
    ? null
    : sent(
        tx,
        sql`
          update drivers d set status = case
            when exists (select from requests r where r.driver_id = d.id and r.status = 'in_progress') then 'on_service'
            when d.deactivated_at is not null then 'inactive'
            when d.status = 'on_service' then 'active' else d.status end
          where d.id = ${driverId}`.compile(tx),
      )
