import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { migrationsFolder } from '../server/core/migrations-folder.ts'
import type { Log } from '../server/platform/db/log.ts'
import { migrate } from '../server/platform/db/migrate.ts'

/** Metropolitan areas of the world: 50 make 20,000 providers, 200,000 requests (2,000 open) and 1,000,000 bids. */
export const worldMetros = 50
export const providersOf = (metros: number) => metros * 400
export const openRequestsOf = (metros: number) => metros * 40

/** A database with a world of this size, made once and kept between runs. Answers its address. */
export async function openWorld(
  adminUrl: string,
  ownerUrl: string,
  metros: number,
  log: Log,
): Promise<string> {
  const name = `bench_${metros}`
  const url = new URL(ownerUrl)
  url.pathname = `/${name}`
  if (await isComplete(url.href)) {
    // What has been added to the tables since.
    await migrate(url.href, migrationsFolder, log)
    // A migration that writes many rows leaves the planner with figures of another table.
    await run(url.href, ['vacuum analyze'])
    return url.href
  }
  const owner = pg.escapeIdentifier(decodeURIComponent(url.username))
  await run(adminUrl, [`drop database if exists ${name} with (force)`])
  await run(adminUrl, [`create database ${name} owner ${owner}`])
  await migrate(url.href, migrationsFolder, log)
  await runMigrations({ connectionString: url.href })
  const sql = readFileSync(join(import.meta.dirname, 'world.sql'), 'utf8')
  await run(url.href, [sql.replaceAll('$metros', String(metros)), 'vacuum analyze'])
  return url.href
}

async function isComplete(url: string): Promise<boolean> {
  try {
    await run(url, ['select 1 from bench_complete'])
    return true
  } catch {
    return false
  }
}

export async function run(url: string, statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}
