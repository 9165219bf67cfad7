import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { Ending, Manifest } from './format.ts'
import { endOfRows } from './format.ts'
import { BackupProblem } from './problem.ts'
import { copyList, withClient } from './session.ts'
import { readMigrations, readSequences, readTables } from './tables.ts'

/**
 * Writes all rows as they are at one instant into a new file, readable by its owner alone, while the server goes on working;
 * `atInstant` runs when that instant is fixed. Gives the number of rows.
 */
export async function writeDatabase(
  url: string,
  file: string,
  now: Date,
  atInstant: () => Promise<void>,
): Promise<number> {
  const ending: Ending = { rows: {}, sequences: {} }
  await withClient(url, async (client) => {
    await client.query('begin transaction isolation level repeatable read read only')
    // The first query fixes what is seen.
    await readMigrations(client)
    await atInstant()
    try {
      await pipeline(
        Readable.from(contents(client, now, ending)),
        createGzip(),
        createWriteStream(file, { mode: 0o600, flush: true, flags: 'wx' }),
      )
    } catch (error) {
      throw problemOf(error, file)
    }
    await client.query('commit')
  })
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

function problemOf(error: unknown, file: string): unknown {
  const code = error instanceof Error ? Reflect.get(error, 'code') : undefined
  const options = { cause: error }
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new BackupProblem('no_room', `There is no room left for ${file}.`, options)
  if (error instanceof Error && 'syscall' in error && error.syscall === 'open')
    return new BackupProblem('place', `The file ${file} cannot be written.`, options)
  return error
}
