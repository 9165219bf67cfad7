import { sql } from 'kysely'
import type { Standing } from '#contract/providers.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import './tables.ts'

const columns = [
  'id',
  'owner_user_id',
  'business_name',
  'phone',
  'address',
  'description',
  'status',
  'trades',
  'radius_miles',
  'lat',
  'lng',
  'city',
  'state',
  'time_zone',
  'service_hours',
  'open_from',
  'open_to',
  'takes_emergencies',
  'on_duty',
  'profile_complete',
  'rating',
  'review_count',
  'jobs_done',
] as const

/** The provider that a user owns, or undefined. */
export const findProviderOf = (db: Db | Tx, userId: string) =>
  db.selectFrom('providers').select(columns).where('owner_user_id', '=', userId).executeTakeFirst()

export type ProviderRow = NonNullable<Awaited<ReturnType<typeof findProviderOf>>>

/** Reads a provider under a share lock: his standing cannot change before this deed commits. */
export const holdProvider = (tx: Tx, id: string) =>
  tx.selectFrom('providers').select(columns).where('id', '=', id).forShare().executeTakeFirst()

export const holdProviderOf = (tx: Tx, userId: string) =>
  tx
    .selectFrom('providers')
    .select(columns)
    .where('owner_user_id', '=', userId)
    .forShare()
    .executeTakeFirst()

export const lockProvider = (tx: Tx, id: string) =>
  tx.selectFrom('providers').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()

export const lockProviderOf = (tx: Tx, userId: string) =>
  tx
    .selectFrom('providers')
    .select(columns)
    .where('owner_user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()

export const setProviderStatus = (tx: Tx, id: string, status: Standing) =>
  tx.updateTable('providers').set({ status }).where('id', '=', id).execute()

export const countJobDone = (tx: Tx, id: string) =>
  tx.updateTable('providers').set({ jobs_done: sql`jobs_done + 1` }).where('id', '=', id).execute()
