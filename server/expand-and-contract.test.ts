import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrationsFolder } from './core/migrations-folder.ts'
import { migrate } from './platform/db/migrate.ts'
import { type FreshDatabase, freshDatabase } from './testing/fresh-database.ts'
import { lastRelease, migrationsByRelease } from './testing/last-release.ts'
import { type Tables, tablesOf, whyNotBeside } from './testing/tables-of.ts'

// The version before goes on working on the tables of this one: a migration adds, and what it replaces goes a release later.

const log = { info() {}, warn() {}, error() {} }
const { before, since } = migrationsByRelease()

let fresh: FreshDatabase
let then: Tables
beforeAll(async () => {
  fresh = await freshDatabase()
  await fresh.database.pool.query('drop schema public cascade; create schema public')
  await migrate(fresh.url, migrationsFolder, log, { only: before })
  then = await tablesOf(fresh.database.pool)
})
afterAll(() => fresh.drop())

it('the migrations of the last release are all there, and new ones come after them', () => {
  expect(before).toHaveLength(lastRelease.migrations)
  expect(before.at(-1)).toBe(lastRelease.lastMigration)
})

describe('what a migration may not do to the tables of the last release', () => {
  it.each([
    ['alter table users drop column full_name', 'users.full_name is gone or has another name'],
    [
      'alter table users rename column phone to telephone',
      'users.phone is gone or has another name',
    ],
    ['alter table bids rename to offers', 'bids.id is gone or has another name'],
    [
      'alter table bids alter column price_cents type numeric',
      'bids.price_cents was bigint and is',
    ],
    ['alter table users alter column email set not null', 'users.email must be filled now'],
    ['alter table jobs add column toll text not null', 'jobs.toll is new and must be filled'],
    ['alter table jobs alter column id drop default', 'jobs.id has lost its default'],
    ['alter table users add check (length(full_name) > 3)', 'is stricter: CHECK'],
    [
      `alter table bids drop constraint bids_price_cents_check,
        add constraint bids_price_cents_check check (price_cents between 100 and 10000000)`,
      'is stricter: CHECK',
    ],
    ['create unique index on users (phone)', 'is stricter: CREATE UNIQUE INDEX'],
    ['create unique index on users (lower(full_name))', 'is stricter: CREATE UNIQUE INDEX'],
    ['drop function miles_between cascade', 'the function miles_between('],
  ])('%s', async (sql, reason) => {
    const found = await reasonsAfter(sql)
    expect(found.filter((one) => one.includes(reason))).not.toEqual([])
  })

  it('adding is none of it', async () => {
    const adding = `
      create table tolls (id bigint primary key, job_id uuid not null references jobs);
      alter table jobs add column toll_cents integer, add column has_toll boolean not null default false;
      alter table jobs add check (toll_cents > 0);
      alter table units drop constraint if exists units_kind_check;
      alter table bids drop constraint bids_price_cents_check,
        add constraint bids_price_cents_check check (price_cents between 0 and 20000000);
      create index on jobs (toll_cents);
      create function toll_of(jobs) returns integer language sql return 0`
    expect(await reasonsAfter(adding)).toEqual([])
  })
})

it(`the ${since.length} migrations since the last release let it go on working`, async () => {
  await migrate(fresh.url, migrationsFolder, log)
  expect(whyNotBeside(then, await tablesOf(fresh.database.pool))).toEqual([])
})

/** Looks at what `sql` would make of the tables, and takes it back. */
async function reasonsAfter(sql: string): Promise<string[]> {
  const { pool } = fresh.database
  const client = await pool.connect()
  try {
    await client.query(`begin; ${sql}`)
    return whyNotBeside(then, await tablesOf(client))
  } finally {
    await client.query('rollback')
    client.release()
  }
}
