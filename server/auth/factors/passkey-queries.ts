import type { Db, Tx } from '../../platform/db/tables.ts'
import './tables.ts'

export const listPasskeys = (db: Db | Tx, userId: string) =>
  db
    .selectFrom('passkeys')
    .select(['id', 'credential_id', 'name', 'transports', 'created_at', 'used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()

/** A passkey by the name that the device gives it, and whose it is. */
export const findPasskey = (db: Db | Tx, credentialId: string) =>
  db
    .selectFrom('passkeys')
    .innerJoin('users', 'users.id', 'passkeys.user_id')
    .select(['passkeys.id', 'passkeys.user_id', 'passkeys.public_key', 'passkeys.counter'])
    .select(['users.user_type', 'users.closed_at'])
    .where('passkeys.credential_id', '=', credentialId)
    .executeTakeFirst()

export const insertPasskey = (
  tx: Tx,
  row: {
    credential_id: string
    user_id: string
    name: string
    public_key: Buffer
    counter: number
    transports: string[]
    created_at: Date
  },
) =>
  tx
    .insertInto('passkeys')
    .values({ ...row, used_at: null })
    .execute()

export const setPasskeyUsed = (db: Db | Tx, id: string, counter: number, at: Date) =>
  db.updateTable('passkeys').set({ counter, used_at: at }).where('id', '=', id).execute()

export async function deletePasskey(tx: Tx, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

export const deletePasskeysOf = (tx: Tx, userId: string) =>
  tx.deleteFrom('passkeys').where('user_id', '=', userId).execute()

export const insertChallenge = (
  db: Db | Tx,
  row: { challenge: string; user_id: string | null; expires_at: Date },
) => db.insertInto('passkey_challenges').values(row).execute()

/** Takes a challenge, once; asked of somebody it is good for nobody else. */
export async function takeChallenge(
  db: Db | Tx,
  challenge: string,
  userId: string | null,
  now: Date,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challenge)
    .where('user_id', userId === null ? 'is' : '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}
