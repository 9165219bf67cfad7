import { readdir } from 'node:fs/promises'
import pg from 'pg'
import type { Config } from '../../server/core/config.ts'
import { migrationsFolder } from '../../server/core/migrations-folder.ts'
import { runningEmbedded, startEmbedded } from '../../server/postgres/embedded.ts'
import { knownPlace } from '../../server/postgres/place.ts'
import { quietLog } from '../with-database.ts'
import type { Check, Finding } from './finding.ts'

const what = 'database'

/** Reachable, and at the state of this version. Neither made nor migrated here: the next start does that. */
export const checkDatabase: Check = async (config) => {
  try {
    if (config.databaseUrl) return await look(config.databaseUrl, 'DATABASE_URL')
    const running = runningEmbedded(config.dataDir)
    if (running) return await look(running.url, 'embedded, in use by a running Roadcall')
    if (!knownPlace(config.dataDir))
      return [{ what, ok: true, words: 'embedded, not there yet; the first start makes it' }]
    return await lookAtStopped(config)
  } catch (error) {
    const words = error instanceof Error ? error.message || error.name : String(error)
    return [{ what, ok: false, words }]
  }
}

async function lookAtStopped({ dataDir }: Config): Promise<Finding[]> {
  const embedded = await startEmbedded({ dataDir, log: quietLog() })
  try {
    return await look(embedded.url, 'embedded, started for this look')
  } finally {
    await embedded.stop()
  }
}

async function look(url: string, how: string): Promise<Finding[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    const version = await client.query<{ server_version: string }>('show server_version')
    const words = `PostgreSQL ${version.rows[0]?.server_version} (${how})`
    return [{ what, ok: true, words }, await lookAtMigrations(client)]
  } finally {
    await client.end()
  }
}

async function lookAtMigrations(client: pg.Client): Promise<Finding> {
  const ours = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql'))
  const table = await client.query(`select to_regclass('migrations') as name`)
  const done = table.rows[0]?.name
    ? (await client.query<{ name: string }>('select name from migrations')).rows
    : []
  const applied = new Set(done.map(({ name }) => name))
  const missing = ours.filter((name) => !applied.has(name)).length
  const newer = [...applied].filter((name) => !ours.includes(name)).length
  const says = [
    `${ours.length - missing} of ${ours.length} applied`,
    missing > 0 && 'the next start applies the rest',
    newer > 0 && `${newer} of a newer version are there`,
  ]
  return { what: 'migrations', ok: newer === 0, words: says.filter(Boolean).join('; ') }
}
