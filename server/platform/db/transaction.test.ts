import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../../testing/fresh-database.ts'
import { type Database, openDatabase } from './pool.ts'
import { sent } from './run.ts'
import type { Tx } from './tables.ts'
import { inTransaction } from './transaction.ts'

/** Connections are killed on purpose here: no word about it. */
const log = { info() {}, warn() {}, error() {} }

let fresh: FreshDatabase
let database: Database

beforeAll(async () => {
  fresh = await freshDatabase()
  database = openDatabase({ url: fresh.url, max: 4, log, applicationName: 'transaction test' })
  await fresh.database.pool.query('create table counters (id int primary key, n int not null)')
})
beforeEach(() =>
  fresh.database.pool.query('truncate counters; insert into counters values (1, 0), (2, 0)'),
)
afterAll(async () => {
  await database.close()
  await fresh.drop()
})

const add = (tx: Tx, id: number) => sql`update counters set n = n + 1 where id = ${id}`.execute(tx)

const killSession = async (tx: Tx) => {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
  await fresh.database.pool.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid])
}

const counts = async () =>
  (await fresh.database.pool.query('select n from counters order by id')).rows.map(({ n }) => n)

test('a transaction whose connection dies is replayed and counts once', async () => {
  let runs = 0
  await inTransaction(database.db, async (tx) => {
    await add(tx, 1)
    if (++runs === 1) await killSession(tx)
    await add(tx, 1)
  })
  expect(runs).toBe(2)
  expect(await counts()).toEqual([2, 0])
})

test('a transaction whose connection dies before the commit is replayed', async () => {
  let runs = 0
  await inTransaction(database.db, async (tx) => {
    await add(tx, 1)
    if (++runs === 1) await killSession(tx)
  })
  expect(runs).toBe(2)
  expect(await counts()).toEqual([1, 0])
})

test('of two transactions in a deadlock both succeed', async () => {
  const bothHoldOne = Promise.withResolvers<void>()
  let holding = 0
  const crosswise = (first: number, second: number) =>
    inTransaction(database.db, async (tx) => {
      await add(tx, first)
      if (++holding === 2) bothHoldOne.resolve()
      await bothHoldOne.promise
      await add(tx, second)
    })
  await Promise.all([crosswise(1, 2), crosswise(2, 1)])
  // At least once again: whoever gave way may come back before the other was woken, and give way once more.
  expect(holding).toBeGreaterThanOrEqual(3)
  expect(await counts()).toEqual([2, 2])
})

test('an error of the work itself rolls back and is not replayed', async () => {
  let runs = 0
  const work = inTransaction(database.db, async (tx) => {
    runs++
    await add(tx, 1)
    throw new Error('not today')
  })
  await expect(work).rejects.toThrow('not today')
  expect(runs).toBe(1)
  expect(await counts()).toEqual([0, 0])
})

const sendAdd = (tx: Tx, id: number, by = 1) =>
  sent(tx, sql`update counters set n = n + ${by} where id = ${id}`.compile(tx))

test('a write that nobody waited for fails its transaction with its own error, and nothing stays', async () => {
  const work = inTransaction(database.db, async (tx) => {
    await sendAdd(tx, 1)
    await sent(tx, sql`insert into counters values (1, 7)`.compile(tx))
  })
  await expect(work).rejects.toMatchObject({ code: '23505' })
  const later = inTransaction(database.db, async (tx) => {
    await sent(tx, sql`insert into counters values (1, 7)`.compile(tx))
    await add(tx, 2)
  })
  await expect(later).rejects.toMatchObject({ code: '23505' })
  expect(await counts()).toEqual([0, 0])
})

test('what is read next sees it, and two writes to one row are both done', async () => {
  const seen = await inTransaction(database.db, async (tx) => {
    await sendAdd(tx, 1)
    await sendAdd(tx, 1, 4)
    const { rows } = await sql<{ n: number }>`select n from counters where id = 1`.execute(tx)
    await sendAdd(tx, 2)
    return rows[0]?.n
  })
  expect(seen).toBe(5)
  expect(await counts()).toEqual([5, 1])
})

test('nothing is sent of writes that come before a refusal, and nothing after the end', async () => {
  let kept: Tx | undefined
  const work = inTransaction(database.db, async (tx) => {
    kept = tx
    await sendAdd(tx, 1)
    throw new Error('not today')
  })
  await expect(work).rejects.toThrow('not today')
  await expect(add(kept as Tx, 1)).rejects.toThrow('over')
  expect(await counts()).toEqual([0, 0])
})
