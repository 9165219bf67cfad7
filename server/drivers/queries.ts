import type { Db, Tx } from '../platform/db/tables.ts'
import './tables.ts'

/** The driver record of a user, or undefined. */
export const findDriverOf = (db: Db | Tx, userId: string) =>
  db
    .selectFrom('drivers')
    .select(['id', 'fleet_id'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
