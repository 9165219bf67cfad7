import { sql } from 'kysely'
import type { IdempotencyKey } from '../core/idempotency-key.ts'
import { builtOnce } from '../platform/db/built-once.ts'
import { sent } from '../platform/db/run.ts'
import type { Tx } from '../platform/db/tables.ts'

// The keys of many calls that are answered in one transaction; of one alone `core/idempotency-key.ts` keeps the answer.

const insertKeys = builtOnce<
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
 * Takes these keys, and gives those that had no answer yet. One that somebody else has taken at this moment is waited for:
 * to be asked before anything is locked, and of many in one order, or two would wait for each other.
 */
export async function takeKeys(
  tx: Tx,
  keys: readonly IdempotencyKey[],
): Promise<Set<IdempotencyKey>> {
  if (keys.length === 0) return new Set()
  const ordered = keys.toSorted((one, other) => one.keyHash.compare(other.keyHash))
  const rows = await insertKeys.rows(tx, {
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

/** Keeps what is answered to keys that were taken; those that are not answered in this transaction are free again. */
export async function settleKeys(
  tx: Tx,
  answers: ReadonlyMap<IdempotencyKey, { value: unknown } | undefined>,
): Promise<void> {
  const kept = [...answers].flatMap(([key, told]) => (told ? [{ key, told }] : []))
  const left = [...answers].flatMap(([{ keyHash }, told]) => (told ? [] : [keyHash]))
  if (kept.length)
    await sent(
      tx,
      keepAnswers.query(tx, {
        hashes: kept.map(({ key }) => key.keyHash),
        fingerprints: kept.map(({ key }) => key.fingerprint),
        answers: kept.map(({ key, told }) => key.sealed(told.value)),
      }),
    )
  if (left.length)
    await sent(tx, sql`delete from idempotent_answers where key_hash = any(${left})`.compile(tx))
}
