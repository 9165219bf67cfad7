import { sql } from 'kysely'
import type { Db } from '../platform/db/tables.ts'
import type { Reachable } from './reach.ts'
import '../providers/tables.ts'

/** Only what matching reads: a stream holds it for hours. */
const columns = [
  'id',
  'owner_user_id',
  'status',
  'trades',
  'truck_work',
  'lat',
  'lng',
  'state',
  'radius_miles',
  'takes_emergencies',
  'service_hours',
  'time_zone',
  'closed_days',
  'duty_by_hand',
  'duty_until',
] as const satisfies readonly (keyof Reachable)[]

/** Providers as matching sees them. */
export const findReachable = (db: Db, ids: readonly string[]): Promise<Reachable[]> =>
  db
    .selectFrom('providers')
    .select(columns)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
