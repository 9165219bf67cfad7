import { sql } from 'kysely'
import type { UserType } from '#contract/auth.ts'
import type { Reachable } from '../server/asking/reach.ts'
import type { Db, Tx } from '../server/platform/db/tables.ts'
import { shops } from './world/shops.ts'

export interface RobotShop extends Reachable {
  id: string
}

const shopNames = shops.map(({ username }) => username)

/** The shops with these usernames as matching sees them. */
export const findShops = (db: Db | Tx, usernames: readonly string[]): Promise<RobotShop[]> =>
  db
    .selectFrom('providers')
    .innerJoin('users', 'users.id', 'providers.owner_user_id')
    .select([
      'providers.id',
      'owner_user_id',
      'status',
      'trades',
      'truck_work',
      'lat',
      'lng',
      'state',
      'radius_miles',
      'duty_by_hand',
      'duty_until',
      'takes_emergencies',
      'service_hours',
      'time_zone',
      'closed_days',
    ])
    .where('username', 'in', usernames)
    .where('user_type', '=', 'service_provider')
    .orderBy('username')
    .execute()

/** The shops that robots drive, as they stand now. */
export const findRobotShops = (db: Db) => findShops(db, shopNames)

export interface Person {
  id: string
  username: string
  userType: UserType
  name: string
  phone: string
  email: string
}

export const findPeople = (db: Db | Tx, usernames: readonly string[]): Promise<Person[]> =>
  db
    .selectFrom('users')
    .select([
      'id',
      'username',
      'user_type as userType',
      'full_name as name',
      'phone',
      sql<string>`coalesce(email, '')`.as('email'),
    ])
    .where('username', 'in', usernames)
    .orderBy('username')
    .execute()

/** Accounts beside admins: whose world is this database? */
export async function countUsers(db: Db): Promise<number> {
  const row = await db
    .selectFrom('users')
    .select(sql<number>`count(*)`.as('users'))
    .where('user_type', '!=', 'admin')
    .executeTakeFirstOrThrow()
  return row.users
}
