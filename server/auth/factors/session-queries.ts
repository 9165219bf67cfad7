import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/tables.ts'
import '../tables.ts'

const hashOf = (sessionHash: string) => Buffer.from(sessionHash, 'base64url')

/** This session has shown a second factor. */
export const setSessionFactor = (tx: Tx, sessionHash: string) =>
  tx
    .updateTable('sessions')
    .set({ has_factor: true })
    .where('token_hash', '=', hashOf(sessionHash))
    .execute()

/** Its person has just proved who it is. */
export const setProved = (tx: Tx, sessionHash: string, at: Date) =>
  tx
    .updateTable('sessions')
    .set({ proved_at: at })
    .where('token_hash', '=', hashOf(sessionHash))
    .execute()

/** Those of an account that have not run out, the newest first. */
export const listSessionsOf = (db: Db, userId: string, since: { opened: Date; seen: Date }) =>
  db
    .selectFrom('sessions')
    .select(['id', 'token_hash', 'user_agent', 'has_factor', 'created_at', 'seen_at'])
    .where('user_id', '=', userId)
    .where('created_at', '>', since.opened)
    .where('seen_at', '>', since.seen)
    .orderBy('seen_at', 'desc')
    .orderBy('id')
    .execute()

/**
 * Ends sessions of one person, one by its id or all but this one; who holds the cookie of one reads why, and signs in on
 * what counts as a new device. Gives what was ended.
 */
export async function endSessions(
  tx: Tx,
  userId: string,
  which: { id: string } | { allBut: string },
  at: Date,
): Promise<string[]> {
  const meant =
    'id' in which ? sql`id = ${which.id}::uuid` : sql`token_hash <> ${hashOf(which.allBut)}`
  const { rows } = await sql<{ token_hash: Buffer }>`
    with ended as (
      delete from sessions where user_id = ${userId} and ${meant} returning token_hash, device_hash
    ), forgotten as (
      delete from known_devices
      where user_id = ${userId} and device_hash in (select device_hash from ended)
    ), told as (
      insert into ended_sessions (token_hash, because, reason, ended_at)
      select token_hash, 'ended_elsewhere', null, ${at} from ended
      on conflict do nothing
    )
    select token_hash from ended`.execute(tx)
  return rows.map(({ token_hash }) => token_hash.toString('base64url'))
}
