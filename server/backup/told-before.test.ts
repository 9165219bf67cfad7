import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { migrationsFolder } from '../core/migrations-folder.ts'
import { migrate } from '../platform/db/migrate.ts'
import { type FreshDatabase, freshDatabase } from '../testing/fresh-database.ts'
import { fillDatabase } from './fill-database.ts'
import { migrateLike, migrateToday } from './raise.ts'
import { writeDatabase } from './write-database.ts'

const log = { info() {}, warn() {}, error() {} }
const opened: FreshDatabase[] = []
afterAll(async () => {
  for (const database of opened) await database.drop()
})

/** A database on which nothing was started yet. */
async function emptyDatabase() {
  const fresh = await freshDatabase()
  opened.push(fresh)
  const { pool } = fresh.database
  await pool.query('drop schema public cascade; create schema public')
  return { url: fresh.url, pool }
}

/** Backed up and restored into an empty database; gives the names of those of which nobody has been told there. */
async function untoldAfter(backedUp: string): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'roadcall-told-'))
  try {
    const file = join(folder, 'backup.gz')
    await writeDatabase(backedUp, file, new Date(), async () => {})
    const { url, pool } = await emptyDatabase()
    await migrateLike(url, file, log)
    await fillDatabase(url, file, false)
    await migrateToday(url, log)
    const { rows } = await pool.query('select name from events where not is_told order by id')
    return rows.map(({ name }) => name)
  } finally {
    await rm(folder, { recursive: true })
  }
}

it('a restored backup tells of what nobody had been told, and of nothing else', async () => {
  const { url, pool } = await emptyDatabase()
  await migrateToday(url, log)
  await pool.query(`insert into events (name, at, is_told) values
    ('request_opened', now(), true), ('bid_submitted', now(), false), ('job_finished', now(), true)`)
  expect(await untoldAfter(url)).toEqual(['bid_submitted'])
})

it('a backup of the version that counted by transactions tells of what came after its last message', async () => {
  const { url, pool } = await emptyDatabase()
  const all = await readdir(migrationsFolder)
  const only = all.filter((name) => !name.startsWith('0053'))
  await migrate(url, migrationsFolder, log, { only })
  // The cluster from which it comes has seen far more transactions than the one into which it goes.
  await pool.query(`insert into events (name, at, xact) values
    ('request_opened', now(), '900000001'), ('notified', now(), '900000003'),
    ('bid_submitted', now(), '900000004')`)
  expect(await untoldAfter(url)).toEqual(['bid_submitted'])
})
