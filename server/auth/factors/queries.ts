import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/tables.ts'
import './tables.ts'

/** The authenticator app of an account, one that is being set up too. */
export const findAuthenticator = (db: Db | Tx, userId: string) =>
  db
    .selectFrom('authenticators')
    .select(['sealed_secret', 'confirmed_at', 'created_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst()

/** Begins anew where one was begun and never confirmed. Says whether it could: one that counts is not replaced. */
export async function insertAuthenticator(
  tx: Tx,
  row: { user_id: string; sealed_secret: Buffer; created_at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('authenticators')
    .values({ ...row, confirmed_at: null })
    .onConflict((known) =>
      known
        .column('user_id')
        .doUpdateSet({ sealed_secret: row.sealed_secret, created_at: row.created_at, last_step: 0 })
        .where('authenticators.confirmed_at', 'is', null),
    )
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export const setConfirmed = (tx: Tx, userId: string, at: Date) =>
  tx.updateTable('authenticators').set({ confirmed_at: at }).where('user_id', '=', userId).execute()

export async function deleteAuthenticator(tx: Tx, userId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('authenticators')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Whatever there is of it. */
export const deleteAuthenticatorOf = (tx: Tx, userId: string) =>
  tx.deleteFrom('authenticators').where('user_id', '=', userId).execute()

/** Takes a code's step of time, unless it or a later one was taken: of two at the same moment one gets it. */
export async function takeStep(db: Db | Tx, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('authenticators')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Takes a recovery code, once. */
export async function takeRecoveryCode(
  db: Db | Tx,
  userId: string,
  hash: Buffer,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recovery_codes')
    .set({ used_at: at })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export async function replaceRecoveryCodes(
  tx: Tx,
  userId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await deleteRecoveryCodes(tx, userId)
  await tx
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash, used_at: null })))
    .execute()
}

export const deleteRecoveryCodes = (tx: Tx, userId: string) =>
  tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()

export interface Factors {
  hasAuthenticator: boolean
  passkeys: number
  recoveryCodesLeft: number
}

/** What an account has beside its password. */
export async function countFactors(db: Db | Tx, userId: string): Promise<Factors> {
  const { rows } = await sql<Factors>`
    select
      exists (select from authenticators where user_id = ${userId} and confirmed_at is not null)
        as "hasAuthenticator",
      (select count(*) from passkeys where user_id = ${userId}) as passkeys,
      (select count(*) from recovery_codes where user_id = ${userId} and used_at is null)
        as "recoveryCodesLeft"`.execute(db)
  return rows[0] ?? { hasAuthenticator: false, passkeys: 0, recoveryCodesLeft: 0 }
}

/** Of two changes of an account's factors at the same moment the second sees what the first has done. */
export const lockFactorsOf = (tx: Tx, userId: string) =>
  tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
