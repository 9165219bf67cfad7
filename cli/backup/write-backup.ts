import { createWriteStream, existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { StartProblem } from '../../server/platform/start-problem.ts'
import type { Ending, Manifest } from './format.ts'
import { endOfRows } from './format.ts'
import { copyList, withClient } from './session.ts'
import { readMigrations, readSequences, readTables } from './tables.ts'

/**
 * Writes everything as it is at one instant, while the server goes on working. The file is complete or not there, and
 * readable by its owner alone. Gives the number of rows.
 */
export async function writeBackup(url: string, name: string, now: Date): Promise<number> {
  const file = resolve(name)
  if (existsSync(file)) throw new StartProblem(`The file ${file} is there already.`)
  const unfinished = `${file}.part`
  const ending: Ending = { rows: {}, sequences: {} }
  try {
    await withClient(url, async (client) => {
      await client.query('begin transaction isolation level repeatable read read only')
      await pipeline(
        Readable.from(contents(client, now, ending)),
        createGzip(),
        createWriteStream(unfinished, { mode: 0o600, flush: true }),
      )
      await client.query('commit')
    })
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    if (error instanceof Error && 'syscall' in error && error.syscall === 'open')
      throw new StartProblem(`The file ${file} cannot be written.`, { cause: error })
    throw error
  }
  return Object.values(ending.rows).reduce((sum, rows) => sum + rows, 0)
}

async function* contents(client: pg.Client, now: Date, ending: Ending) {
  const tables = await readTables(client)
  const manifest: Manifest = {
    format: 'roadcall-backup-1',
    madeAt: now.toISOString(),
    migrations: await readMigrations(client),
    tables: tables.map(({ table }) => table),
  }
  yield `${JSON.stringify(manifest)}\n`
  for (const head of tables) {
    yield `${JSON.stringify(head)}\n`
    const rows = client.query(copyTo(`copy ${copyList(head)} to stdout`))
    yield* rows
    yield `${endOfRows}\n`
    ending.rows[head.table] = rows.rowCount
  }
  ending.sequences = await readSequences(client)
  yield `${JSON.stringify(ending)}\n`
}
