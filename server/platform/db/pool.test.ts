import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../../testing/fresh-database.ts'
import { openDatabase } from './pool.ts'
import { prepared } from './prepared.ts'
import { DatabaseUnavailable, withRetries } from './retry.ts'

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }

let fresh: FreshDatabase

beforeAll(async () => {
  fresh = await freshDatabase()
})
afterAll(() => fresh.drop())

const open = (timeouts = {}) =>
  openDatabase({ url: fresh.url, max: 1, log, applicationName: 'pool test', timeouts })

const killPoolTest = () =>
  fresh.database.pool.query(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name = 'pool test'`,
  )

test('whole numbers and dates arrive as written, money as text, times as Date', async () => {
  const { rows } = await fresh.database.pool.query(
    `select 9007199254740991::int8 as big, 185.10::numeric as money, date '2026-02-28' as day,
            timestamptz '2026-02-28T12:00:00Z' as at`,
  )
  expect(rows[0]).toEqual({
    big: 9007199254740991,
    money: '185.10',
    day: '2026-02-28',
    at: new Date('2026-02-28T12:00:00Z'),
  })
})

test('an int8 that is no exact number is refused', async () => {
  const query = fresh.database.pool.query('select 9007199254740993::int8 as big')
  await expect(query).rejects.toThrow(RangeError)
})

test('a connection that dies while idle or in use harms nobody', async () => {
  const { pool, close } = open()
  const client = await pool.connect()
  await killPoolTest()
  await expect(client.query('select 1')).rejects.toThrow()
  client.release()
  // The pool may hear of its end only now.
  await withRetries(() => pool.query('select 1'))
  await killPoolTest()
  await withRetries(() => pool.query('select 1'))
  expect(log.warn).toHaveBeenCalled()
  await close()
})

test('what is asked again and again is planned once, but a list with optional filters for those that are given', async () => {
  // A process keeps so many statements prepared, and the files before may have asked as many.
  vi.resetModules()
  const { openDatabase: anew } = await import('./pool.ts')
  const { db, close } = anew({ url: fresh.url, max: 1, log, applicationName: 'pool test' })
  const one = 1
  for (let time = 0; time < 7; time++) {
    await sql`select from pg_class where relname = ${'one'}`.execute(db)
    await sql`select from pg_class where (${one}::int is null or relnatts = ${one}::int)`.execute(
      db,
    )
  }
  const { rows } = await sql<{ statement: string }>`
    select statement from pg_prepared_statements where statement like '%pg_class%'`.execute(db)
  expect(rows).toEqual([{ statement: 'select from pg_class where relname = $1' }])
  await close()
})

test('a statement that takes too long ends and frees its connection', async () => {
  const { db, pool, close } = open({ statement: 0, query: 150 })
  const slow = () => sql`select pg_sleep(3)`.execute(db)
  await expect(withRetries(slow)).rejects.toBeInstanceOf(DatabaseUnavailable)
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await close()
})

test('the server itself ends a statement, a lock and an idle transaction', async () => {
  const { pool, close } = open()
  const { rows } = await pool.query(
    `select name from pg_settings where setting <> '0' and name in
     ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')`,
  )
  expect(rows).toHaveLength(3)
  await close()
})

test('a prepared read is planned once and survives a change of its table', async () => {
  const { pool, close } = open()
  await pool.query('create table shops (name text)')
  const readShops = prepared<{ json: string }>(
    'shops',
    'select to_json(shops)::text as json from shops',
  )
  await pool.query(`insert into shops values ('Big Rig')`)
  expect((await readShops(pool)).rows).toEqual([{ json: '{"name":"Big Rig"}' }])
  await pool.query('alter table shops add open boolean')
  expect((await readShops(pool)).rows).toEqual([{ json: '{"name":"Big Rig","open":null}' }])
  const { rows } = await pool.query('select name from pg_prepared_statements')
  expect(rows).toEqual([{ name: 'shops' }])
  await close()
})

test('closing twice is closing once', async () => {
  const { pool, close } = open()
  await pool.query('select 1')
  await Promise.all([close(), close()])
  await expect(pool.query('select 1')).rejects.toThrow()
})
