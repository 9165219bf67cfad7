import type { Db, Tx } from '../platform/db/tables.ts'
import './tables.ts'

/** The newest copy that somebody has asked for. */
export const findCopy = (db: Db | Tx, userId: string) =>
  db
    .selectFrom('own_copies')
    .select(['id', 'asked_at', 'ready_at', 'fetched_at', 'expires_at'])
    .where('user_id', '=', userId)
    .orderBy('asked_at', 'desc')
    .limit(1)
    .executeTakeFirst()
export type CopyRow = NonNullable<Awaited<ReturnType<typeof findCopy>>>

export const findErasure = (db: Db | Tx, userId: string) =>
  db
    .selectFrom('erasures')
    .select(['user_id', 'asked_at', 'asked_by', 'due_at', 'done_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst()

/** Holds the account, so that what is decided about it is decided once. */
export const lockUser = (tx: Tx, userId: string) =>
  tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirst()

/** The file of a copy. */
export const copyKey = (id: string) => `copies/${id}.zip`
