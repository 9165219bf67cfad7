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
export const openWorld = (adminUrl: string, ownerUrl: string, metros: number, log: Log) =>
  openKept(
    ownerUrl,
    { name: `bench_${metros}`, mark: 'bench_complete', log },
    async (name, url) => {
      await createAnew(adminUrl, ownerUrl, name, 'template1')
      await migrate(url, migrationsFolder, log)
      await runMigrations({ connectionString: url })
      await run(url, [fileOf('world.sql', metros)])
    },
  )

/** A world as above where some desks have years behind them. */
export const openDesks = async (
  adminUrl: string,
  ownerUrl: string,
  metros: number,
  log: Log,
): Promise<string> => {
  const kept = { name: `bench_desks_${metros}`, mark: 'bench_desks_complete', log }
  const market = await openWorld(adminUrl, ownerUrl, metros, log)
  return openKept(ownerUrl, kept, async (name, url) => {
    await createAnew(adminUrl, ownerUrl, name, new URL(market).pathname.slice(1))
    await run(url, [fileOf('desks.sql', metros)])
  })
}

/** Jobs written at once: more would be one long transaction. */
const batch = 20_000

/** A world as above with so many jobs that are over, of the year before. */
export const openPast = async (
  adminUrl: string,
  ownerUrl: string,
  { metros, jobs }: { metros: number; jobs: number },
  log: Log,
): Promise<string> => {
  const kept = { name: `bench_past_${metros}_${jobs}`, mark: 'bench_past_complete', log }
  const market = await openWorld(adminUrl, ownerUrl, metros, log)
  return openKept(ownerUrl, kept, async (name, url) => {
    await createAnew(adminUrl, ownerUrl, name, new URL(market).pathname.slice(1))
    const history = fileOf('history.sql', metros).replaceAll('$most', String(jobs))
    for (let from = 1; from <= jobs; from += batch) {
      const to = Math.min(jobs, from + batch - 1)
      await run(url, [history.replaceAll('$from', String(from)).replaceAll('$to', String(to))])
    }
    await run(url, ['create table bench_past_complete as select now() as at'])
  })
}

interface Kept {
  name: string
  /** The table that is made last. */
  mark: string
  log: Log
}

async function openKept(
  ownerUrl: string,
  { name, mark, log }: Kept,
  make: (name: string, url: string) => Promise<void>,
): Promise<string> {
  const url = new URL(ownerUrl)
  url.pathname = `/${name}`
  // What has been added to the tables since.
  if (await isComplete(url.href, mark)) await migrate(url.href, migrationsFolder, log)
  else await make(name, url.href)
  // Who writes many rows leaves the planner with figures of another table.
  await run(url.href, ['vacuum analyze'])
  return url.href
}

async function createAnew(adminUrl: string, ownerUrl: string, name: string, template: string) {
  const owner = pg.escapeIdentifier(decodeURIComponent(new URL(ownerUrl).username))
  await run(adminUrl, [`drop database if exists ${name} with (force)`])
  await run(adminUrl, [`create database ${name} template ${template} owner ${owner}`])
}

const fileOf = (file: string, metros: number) =>
  readFileSync(join(import.meta.dirname, file), 'utf8').replaceAll('$metros', String(metros))

async function isComplete(url: string, mark: string): Promise<boolean> {
  try {
    await run(url, [`select 1 from ${mark}`])
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
