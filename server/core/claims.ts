import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { builtOnce } from '../platform/db/built-once.ts'
import { violates } from '../platform/db/constraints.ts'
import { sent } from '../platform/db/run.ts'
import type { Tx } from '../platform/db/tables.ts'
import { openWithKey, sealWithKey } from '../platform/secrets/seal.ts'

/** The Idempotency-Key of a call, bound to who calls, and what was asked with it (rules C23). */
export interface Claim {
  keyHash: Buffer
  fingerprint: Buffer
  /** An answer as it is kept, readable only with the key. */
  sealed(answer: unknown): Buffer
  opened(sealed: Buffer): unknown
}

export function claimOf(key: string, asked: string): Claim {
  return {
    keyHash: sha256(key),
    fingerprint: sha256(asked),
    sealed: (answer) => sealWithKey(JSON.stringify(answer ?? null), key),
    opened: (sealed) => JSON.parse(openWithKey(sealed, key)),
  }
}

const sha256 = (text: string) => createHash('sha256').update(text).digest()

const insertClaims = builtOnce<
  { hashes: readonly Buffer[]; fingerprints: readonly Buffer[] },
  { key_hash: Buffer }
>(['hashes', 'fingerprints'], (db, of) => ({
  compile: () =>
    sql<{ key_hash: Buffer }>`
      insert into idempotent_answers (key_hash, fingerprint)
      select * from unnest(${of.hashes}::bytea[], ${of.fingerprints}::bytea[])
      on conflict (key_hash) do nothing returning key_hash`.compile(db),
}))

/**
 * Claims these keys, and gives those that had no answer yet. One that somebody else has claimed at this moment is waited for:
 * to be asked before anything is locked, and of many in one order, or two would wait for each other.
 */
export async function claimAll(tx: Tx, claims: readonly Claim[]): Promise<Set<Claim>> {
  if (claims.length === 0) return new Set()
  const ordered = claims.toSorted((one, other) => one.keyHash.compare(other.keyHash))
  const rows = await insertClaims.rows(tx, {
    hashes: ordered.map(({ keyHash }) => keyHash),
    fingerprints: ordered.map(({ fingerprint }) => fingerprint),
  })
  const isNew = new Set(rows.map(({ key_hash }) => key_hash.toString('hex')))
  // Of two with one key only the first has it.
  return new Set(ordered.filter(({ keyHash }) => isNew.delete(keyHash.toString('hex'))))
}

/** An update that joins a list would read the whole table wherever it was small when it was planned; this asks the index. */
const keepAnswers = builtOnce<
  Record<'hashes' | 'fingerprints' | 'answers', readonly Buffer[]>,
  never
>(['hashes', 'fingerprints', 'answers'], (db, of) => ({
  compile: () =>
    sql<never>`
      insert into idempotent_answers (key_hash, fingerprint, answer)
      select * from unnest(${of.hashes}::bytea[], ${of.fingerprints}::bytea[], ${of.answers}::bytea[])
      on conflict (key_hash) do update set answer = excluded.answer`.compile(db),
}))

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
export const keepAnswer = (tx: Tx, claim: Claim, value: unknown) =>
  sent(
    tx,
    insertAnswer.query(tx, {
      key_hash: claim.keyHash,
      fingerprint: claim.fingerprint,
      answer: claim.sealed(value),
    }),
  )

/** The key had an answer already. */
export const isTold = (error: unknown) => violates(error, 'idempotent_answers_pkey')

/** Keeps what is answered to claimed keys; those that are not answered in this transaction are free again. */
export async function settleClaims(
  tx: Tx,
  answers: ReadonlyMap<Claim, { value: unknown } | undefined>,
): Promise<void> {
  const kept = [...answers].flatMap(([claim, told]) => (told ? [{ claim, told }] : []))
  const left = [...answers].flatMap(([{ keyHash }, told]) => (told ? [] : [keyHash]))
  if (kept.length)
    await sent(
      tx,
      keepAnswers.query(tx, {
        hashes: kept.map(({ claim }) => claim.keyHash),
        fingerprints: kept.map(({ claim }) => claim.fingerprint),
        answers: kept.map(({ claim, told }) => claim.sealed(told.value)),
      }),
    )
  if (left.length)
    await sent(tx, sql`delete from idempotent_answers where key_hash = any(${left})`.compile(tx))
}
