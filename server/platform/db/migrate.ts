import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { StartProblem } from '../start-problem.ts'
import type { Log } from './log.ts'
import { DatabaseUnavailable, isRetryable, withRetries } from './retry.ts'

/** Any number; the same in every version, so that two processes never migrate at once. */
const lockKey = 7_623_225_501

const oldestMajor = 15

/** A migration that finds its table in use lets others pass for so long, so often. */
const attempts = 20
const pauseMs = 1_000

interface Migration {
  name: string
  sql: string
  checksum: string
}

/**
 * Brings the database up to `folder`: its files `0001_name.sql` run in order, once each, each in one
 * transaction. Any number of processes may call it at the same moment. Waits up to 30 seconds for a
 * database that is still starting. Throws StartProblem for a database that cannot be used, a PostgreSQL
 * that is too old, a file that was changed after it ran, and a file that fails. `only` stops at the tables of an older version.
 */
export async function migrate(
  url: string,
  folder: string,
  log: Log,
  { only }: { only?: readonly string[] } = {},
): Promise<void> {
  const all = await readMigrations(folder)
  const migrations = only ? all.filter(({ name }) => only.includes(name)) : all
  let isFirst = true
  try {
    await withRetries(
      async () => {
        try {
          await migrateOnce(url, migrations, log)
        } catch (error) {
          if (isFirst && isRetryable(error)) log.warn({ err: error }, 'waiting for the database')
          isFirst = false
          throw error
        }
      },
      { budgetMs: 30_000 },
    )
  } catch (error) {
    throw error instanceof DatabaseUnavailable ? notAnswering(error) : error
  }
}

function notAnswering({ cause }: DatabaseUnavailable): StartProblem {
  const reason = cause instanceof Error ? cause.message || cause.name : String(cause)
  return new StartProblem(`The database does not answer: ${reason}.`, { cause })
}

async function migrateOnce(url: string, migrations: Migration[], log: Log): Promise<void> {
  // No statement timeout: a migration may take its time.
  const client = new pg.Client({
    connectionString: url,
    application_name: 'roadcall migrate',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  })
  // The query that meets a lost connection throws it; unheard, the event would end the process.
  client.on('error', () => {})
  try {
    await connect(client)
    await refuseOldServer(client)
    await client.query('select pg_advisory_lock($1)', [lockKey])
    // Whoever waits for a table that is in use makes all who come after wait too: rather give way, and try again.
    await client.query(`set lock_timeout = '3s'`)
    const applied = await readApplied(client)
    for (const migration of migrations) {
      const checksum = applied.get(migration.name)
      if (checksum === undefined) await applyPatiently(client, migration, log)
      else if (checksum !== migration.checksum) throw changed(migration)
      applied.delete(migration.name)
    }
    if (applied.size > 0)
      log.warn({ unknown: [...applied.keys()] }, 'the database was migrated by a newer version')
  } finally {
    await client.end()
  }
}

async function connect(client: pg.Client): Promise<void> {
  try {
    await client.connect()
  } catch (error) {
    // A wrong password, a missing database: the server's sentence says it best.
    if (isRetryable(error) || !(error instanceof pg.DatabaseError)) throw error
    throw new StartProblem(`The database refused the connection: ${error.message}.`, {
      cause: error,
    })
  }
}

async function readApplied(client: pg.Client): Promise<Map<string, string>> {
  await client.query(
    `create table if not exists migrations (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`,
  )
  const { rows } = await client.query<Migration>('select name, checksum from migrations')
  return new Map(rows.map(({ name, checksum }) => [name, checksum]))
}

const changed = ({ name }: Migration) =>
  new StartProblem(
    `The migration ${name} was changed after it had run; put it back and write a new one.`,
  )

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const numbers = new Map<string, string>()
  for (const name of names) {
    const number = /^(\d{4})_[a-z0-9_]+\.sql$/.exec(name)?.[1]
    if (!number) throw new StartProblem(`The migration ${name} must be called like 0001_name.sql.`)
    const other = numbers.get(number)
    if (other) throw new StartProblem(`The migrations ${other} and ${name} have the same number.`)
    numbers.set(number, name)
  }
  return Promise.all(
    names.map(async (name) => {
      const sql = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

async function refuseOldServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int as version`,
  )
  const major = Math.floor((rows[0]?.version ?? 0) / 10_000)
  if (major < oldestMajor)
    throw new StartProblem(
      `Roadcall needs PostgreSQL ${oldestMajor} or newer; the database is version ${major}.`,
    )
}

/** Somebody else works with a table that it changes. */
const isInUse = (error: unknown) => error instanceof pg.DatabaseError && error.code === '55P03'

async function applyPatiently(client: pg.Client, migration: Migration, log: Log): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await apply(client, migration, log)
    } catch (error) {
      if (!isInUse(error)) throw error
      const { name } = migration
      if (attempt === attempts)
        throw new StartProblem(
          `The migration ${name} waits for a table that a long transaction holds; end that one and start again.`,
          { cause: error },
        )
      log.warn({ name }, 'a migration waits for a table that is in use')
      await sleep(pauseMs)
    }
  }
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration, log: Log) {
  const start = performance.now()
  await client.query('begin')
  try {
    await client.query(sql)
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    if (isRetryable(error) || isInUse(error)) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartProblem(`The migration ${name} failed: ${reason}.`, { cause: error })
  }
  log.info({ name, ms: Math.round(performance.now() - start) }, 'migrated')
}
