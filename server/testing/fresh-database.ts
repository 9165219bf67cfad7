import { randomBytes } from 'node:crypto'
import { rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import type { Log } from '../platform/db/log.ts'
import { migrate } from '../platform/db/migrate.ts'
import { type Database, openDatabase } from '../platform/db/pool.ts'
import { startEmbedded } from '../postgres/embedded.ts'
import { knownPlace } from '../postgres/place.ts'

/** What the process that started the server tells those that run the tests. */
interface TestServer {
  /** May create and drop databases. */
  adminUrl: string
  /** The migrated database of which every test database is a copy, as the application's own user. */
  templateUrl: string
  /** Begins the name of every database of this run. */
  prefix: string
}

const variable = 'ROADCALL_TEST_SERVER'

const migrations = fileURLToPath(new URL('../migrations', import.meta.url))

/** Tests fail by themselves; only what is wrong with their database is worth a line. */
const log: Log = {
  info() {},
  warn: (fields, message) => console.warn(message, fields),
  error: (fields, message) => console.error(message, fields),
}

/**
 * Starts one PostgreSQL for a run of tests, or uses that of TEST_DATABASE_URL (its user must be allowed to
 * create databases), and migrates the template. Its children find it by the environment. Gives the
 * function that clears everything away.
 */
export async function startTestServer(): Promise<() => Promise<void>> {
  const { TEST_DATABASE_URL } = process.env
  const own = TEST_DATABASE_URL ? undefined : await startThrowAway()
  const adminUrl = TEST_DATABASE_URL ?? own?.superuserUrl ?? ''
  const prefix = `roadcall_test_${randomBytes(4).toString('hex')}_`
  const template = `${prefix}template`
  const templateUrl = withDatabase(own?.url ?? adminUrl, template)
  const clear = async () => {
    if (own) await own.stop()
    else await dropAll(adminUrl, prefix)
  }
  try {
    await run(adminUrl, `create database ${template} owner ${ownerOf(templateUrl)}`)
    await migrate(templateUrl, migrations, log)
    await runMigrations({ connectionString: templateUrl })
  } catch (error) {
    await clear()
    throw error
  }
  process.env[variable] = JSON.stringify({ adminUrl, templateUrl, prefix } satisfies TestServer)
  return clear
}

export interface FreshDatabase {
  url: string
  /** Opens no connection before its first use. */
  database: Database
  /** Ends every session and removes the database. */
  drop(): Promise<void>
}

/** A migrated, empty database of one's own: a copy of the template's files, which is less work than its pages one by one through the log. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const { adminUrl, templateUrl, prefix } = testServer()
  const name = `${prefix}${randomBytes(6).toString('hex')}`
  const template = new URL(templateUrl).pathname.slice(1)
  const copied = `template ${template} strategy file_copy`
  await run(adminUrl, `create database ${name} ${copied} owner ${ownerOf(templateUrl)}`)
  const url = withDatabase(templateUrl, name)
  const database = openDatabase({ url, max: 10, log, applicationName: 'roadcall test' })
  return {
    url,
    database,
    async drop() {
      await database.close()
      await run(adminUrl, `drop database if exists ${name} with (force)`)
    },
  }
}

/** For another run of tests on the same server. */
export const testServerUrl = (): string => testServer().adminUrl

function testServer(): TestServer {
  const told = process.env[variable]
  if (!told) throw new Error('No test server: run the tests with their global set-up.')
  return JSON.parse(told)
}

/** Where Linux keeps files in memory, and how much of it a run may need. */
const inMemory = '/dev/shm'
const roomBytes = 4 * 2 ** 30

/**
 * A folder in memory where there is one with room (containers are often given 64 MB): a copy of a database is a thousand files, and to
 * make them on a disk takes 650 ms instead of 20.
 */
async function temporary(): Promise<string> {
  const { bavail, bsize } = await statfs(inMemory).catch(() => ({ bavail: 0, bsize: 0 }))
  return bavail * bsize >= roomBytes ? inMemory : tmpdir()
}

/** A cluster of its own that is gone when it stops. */
export async function startThrowAway() {
  const dataDir = join(await temporary(), `roadcall-test-${randomBytes(6).toString('hex')}`)
  const embedded = await startEmbedded({ dataDir, log, durable: false })
  return {
    ...embedded,
    async stop() {
      const place = knownPlace(dataDir) ?? dataDir
      await embedded.stop()
      for (const dir of [place, dataDir]) await rm(dir, { recursive: true, force: true })
    },
  }
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

const ownerOf = (url: string) => pg.escapeIdentifier(decodeURIComponent(new URL(url).username))

async function run(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

async function dropAll(adminUrl: string, prefix: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(
      'select datname as name from pg_database where starts_with(datname, $1)',
      [prefix],
    )
    for (const { name } of rows) await client.query(`drop database if exists ${name} with (force)`)
  } finally {
    await client.end()
  }
}
