import type { Standing } from '#contract/providers.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import './tables.ts'

/** The fleet that a manager owns, or undefined. */
export const findFleetOf = (db: Db | Tx, userId: string) =>
  db
    .selectFrom('fleets')
    .select(['id', 'status'])
    .where('owner_user_id', '=', userId)
    .executeTakeFirst()

export const lockFleet = (tx: Tx, id: string) =>
  tx
    .selectFrom('fleets')
    .select(['id', 'owner_user_id', 'status'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const setFleetStatus = (tx: Tx, id: string, status: Standing) =>
  tx.updateTable('fleets').set({ status }).where('id', '=', id).execute()
