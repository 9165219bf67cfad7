import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { builtOnce } from '../platform/db/built-once.ts'
import { violates } from '../platform/db/constraints.ts'
import { sent } from '../platform/db/run.ts'
import type { Tx } from '../platform/db/tables.ts'
import { openWithKey, sealWithKey } from '../platform/secrets/seal.ts'

/** The Idempotency-Key of a call, bound to who calls, and what was asked with it (rules C23). */
export interface IdempotencyKey {
  keyHash: Buffer
  fingerprint: Buffer
  /** An answer as it is kept, readable only with the key. */
  sealed(answer: unknown): Buffer
  opened(sealed: Buffer): unknown
}

export function idempotencyKeyOf(key: string, asked: string): IdempotencyKey {
  return {
    keyHash: sha256(key),
    fingerprint: sha256(asked),
    sealed: (answer) => sealWithKey(JSON.stringify(answer ?? null), key),
    opened: (sealed) => JSON.parse(openWithKey(sealed, key)),
  }
}

const sha256 = (text: string) => createHash('sha256').update(text).digest()

const insertAnswer = builtOnce<{ key_hash: Buffer; fingerprint: Buffer; answer: Buffer }, never>(
  ['key_hash', 'fingerprint', 'answer'],
  (db, row) => ({
    compile: () =>
      sql<never>`
      insert into idempotent_answers (key_hash, fingerprint, answer)
      values (${row.key_hash}, ${row.fingerprint}, ${row.answer})`.compile(db),
  }),
)

/**
 * Keeps what is answered to a key with the last writes of a deed. Where the key has an answer, the deed fails by `isTold`;
 * while somebody else is giving one, it waits to see whether that one stays.
 */
export const keepAnswer = (tx: Tx, key: IdempotencyKey, value: unknown) =>
  sent(
    tx,
    insertAnswer.query(tx, {
      key_hash: key.keyHash,
      fingerprint: key.fingerprint,
      answer: key.sealed(value),
    }),
  )

/** The key had an answer already. */
export const isTold = (error: unknown) => violates(error, 'idempotent_answers_pkey')
