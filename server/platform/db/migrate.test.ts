import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../../testing/fresh-database.ts'
import { StartProblem } from '../start-problem.ts'
import { migrate } from './migrate.ts'

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }

let fresh: FreshDatabase
let folder: string

beforeEach(async () => {
  vi.clearAllMocks()
  fresh = await freshDatabase()
  await fresh.database.pool.query('delete from migrations')
  folder = await mkdtemp(join(tmpdir(), 'roadcall-migrations-'))
})
afterEach(async () => {
  await fresh.drop()
  await rm(folder, { recursive: true })
})

const write = (name: string, sql: string) => writeFile(join(folder, name), sql)

const run = () => migrate(fresh.url, folder, log)

const tables = async () => {
  const { rows } = await fresh.database.pool.query(
    `select tablename from pg_tables where tablename like 'wheel%' order by tablename`,
  )
  return rows.map(({ tablename }) => tablename)
}

test('an empty folder is nothing to do', async () => {
  await run()
  expect(log.info).not.toHaveBeenCalled()
})

test('the files run in order, and once', async () => {
  await write(
    '0002_nuts.sql',
    'alter table wheels add nuts int; insert into wheels values (1, 10);',
  )
  await write('0001_wheels.sql', 'create table wheels (id int);')
  await run()
  await run()
  expect(log.info).toHaveBeenCalledTimes(2)
  const { rows } = await fresh.database.pool.query('select * from wheels')
  expect(rows).toEqual([{ id: 1, nuts: 10 }])
})

test('two processes at once migrate once', async () => {
  await write('0001_wheels.sql', 'create table wheels (id int); select pg_sleep(0.1);')
  await Promise.all([run(), run(), run()])
  expect(log.info).toHaveBeenCalledTimes(1)
})

test('a file that was changed after it ran is refused', async () => {
  await write('0001_wheels.sql', 'create table wheels (id int);')
  await run()
  await write('0001_wheels.sql', 'create table wheels (id bigint);')
  await expect(run()).rejects.toThrow(/^The migration 0001_wheels.sql was changed after it had run/)
})

test('a file that fails leaves nothing behind and keeps those before it', async () => {
  await write('0001_wheels.sql', 'create table wheels (id int);')
  await write('0002_bad.sql', 'create table wheels_too (id int); select 1/0;')
  await expect(run()).rejects.toThrow('The migration 0002_bad.sql failed: division by zero.')
  expect(await tables()).toEqual(['wheels'])
})

test('a file with another name, or a number twice, is refused', async () => {
  await write('wheels.sql', '')
  await expect(run()).rejects.toThrow('must be called like 0001_name.sql')
  await rm(join(folder, 'wheels.sql'))
  await write('0001_a.sql', '')
  await write('0001_b.sql', '')
  await expect(run()).rejects.toThrow('have the same number')
})

test('a database of a newer version is used, with a warning', async () => {
  await write('0001_wheels.sql', 'create table wheels (id int);')
  await run()
  await rm(join(folder, '0001_wheels.sql'))
  await run()
  expect(log.warn).toHaveBeenCalledWith({ unknown: ['0001_wheels.sql'] }, expect.any(String))
})

test('a database that refuses the user is one sentence', async () => {
  const url = new URL(fresh.url)
  url.password = 'wrong'
  const refused = migrate(url.href, folder, log)
  await expect(refused).rejects.toThrow(StartProblem)
  await expect(refused).rejects.toThrow(/^The database refused the connection: .*authentication/)
})

test('a migration whose table is in use lets others pass, and runs when it is free', async () => {
  await write('0001_wheels.sql', 'create table wheels (id int);')
  await run()
  await write('0002_nuts.sql', 'alter table wheels add nuts int;')
  const holder = await fresh.database.pool.connect()
  await holder.query('begin; select from wheels')
  const running = run()
  await expect.poll(() => log.warn.mock.calls.some(([, said]) => /in use/.test(said))).toBe(true)
  // In the meantime nobody waits behind it.
  await fresh.database.pool.query('insert into wheels values (1)')
  await holder.query('commit')
  holder.release()
  await running
  const { rows } = await fresh.database.pool.query('select * from wheels')
  expect(rows).toEqual([{ id: 1, nuts: null }])
})

test('an older version’s migrations can be asked for alone', async () => {
  await write('0001_wheels.sql', 'create table wheels (id int);')
  await write('0002_wheels_too.sql', 'create table wheels_too (id int);')
  await migrate(fresh.url, folder, log, { only: ['0001_wheels.sql'] })
  expect(await tables()).toEqual(['wheels'])
  await run()
  expect(await tables()).toEqual(['wheels', 'wheels_too'])
})
