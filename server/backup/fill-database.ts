import { createReadStream } from 'node:fs'
import { pipeline, Readable } from 'node:stream'
import { pipeline as finished } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import {
  ending,
  endOfRows,
  manifest,
  readLine,
  spoilt,
  type TableHead,
  tableHead,
} from './format.ts'
import { linesOf } from './lines.ts'
import { BackupProblem } from './problem.ts'
import { copyList, withClient } from './session.ts'
import { readMigrations, readTables } from './tables.ts'

type Lines = AsyncGenerator<string, void>

export interface Restored {
  madeAt: string
  rows: number
}

/** The database holds something, and nobody has said to replace it. */
export class NotEmpty extends BackupProblem {
  constructor() {
    super(
      'other',
      'The database is not empty; restore into a new one, or add --force to replace all that is in it.',
    )
  }
}

/**
 * Puts the rows of a backup into a migrated database, in one transaction: all of it or nothing. Throws a BackupProblem for
 * a file that is no complete backup or of another version, and for a database that holds something, unless `force` says
 * to replace it.
 */
export async function fillDatabase(url: string, file: string, force: boolean): Promise<Restored> {
  const unpacked = unpack(file)
  try {
    return await withClient(url, async (client) => {
      await client.query('begin')
      const restored = await refill(client, linesOf(unpacked), force)
      await client.query('commit')
      await client.query('analyze')
      return restored
    })
  } catch (error) {
    throw readable(error, file)
  } finally {
    unpacked.destroy()
  }
}

/** The migrations that had run when the backup was made, in their order. */
export async function migrationsIn(file: string): Promise<string[]> {
  const unpacked = unpack(file)
  try {
    const { migrations } = readLine(manifest, await next(linesOf(unpacked)), 'its beginning')
    return migrations.map(({ name }) => name)
  } catch (error) {
    throw readable(error, file)
  } finally {
    unpacked.destroy()
  }
}

function unpack(file: string) {
  // Whoever reads the lines hears of every failure; here there is nothing more to do with it.
  const unpacked = pipeline(createReadStream(file), createGunzip(), () => {})
  // A file that is cut short fails before anybody reads; without a listener that would end the process.
  unpacked.on('error', () => {})
  return unpacked
}

async function refill(client: pg.Client, lines: Lines, force: boolean): Promise<Restored> {
  const { madeAt, migrations } = readLine(manifest, await next(lines), 'its beginning')
  await refuseOtherVersion(client, migrations)
  const known = new Map((await readTables(client)).map((head) => [head.table, head]))
  await makeRoom(client, [...known.keys()], force)
  const rows: Record<string, number> = {}
  for (;;) {
    const line = await next(lines)
    if (!line.startsWith('{"table"')) {
      const end = readLine(ending, line, 'its end')
      for (const [table, expected] of Object.entries(end.rows))
        if (rows[table] !== expected) throw spoilt(`rows of ${table} are missing`)
      for (const [sequence, last] of Object.entries(end.sequences))
        await client.query('select setval($1::regclass, $2)', [pg.escapeIdentifier(sequence), last])
      return { madeAt, rows: Object.values(rows).reduce((sum, count) => sum + count, 0) }
    }
    const head = readLine(tableHead, line, 'a table')
    if (!known.has(head.table)) throw spoilt(`it holds the unknown table ${head.table}`)
    rows[head.table] = await fill(client, head, lines)
    if (head.table === 'events' && !head.columns.includes('is_told')) await markTold(client)
  }
}

/**
 * Whether people were told stands with each event and comes back as it was: what nobody was told of then is told now or, when
 * it is late, put before an admin. A backup of the version that counted by transactions lacks how far it had come; its last
 * message says it. Without that every event there is would be told again.
 */
const markTold = (client: pg.Client) =>
  client.query(
    `update telling t set xact = e.xact, event_id = e.id from
       (select xact, id from events where name = 'notified' order by xact desc, id desc limit 1) e`,
  )

async function refuseOtherVersion(client: pg.Client, theirs: { name: string; checksum: string }[]) {
  const ours = await readMigrations(client)
  const print = (list: { name: string; checksum: string }[]) =>
    list.map(({ name, checksum }) => `${name} ${checksum}`).join('\n')
  if (print(ours) === print(theirs)) return
  const names = new Set(ours.map(({ name }) => name))
  const isOlder = theirs.every(({ name }) => names.has(name))
  const last = theirs.at(-1)?.name ?? 'none'
  throw new BackupProblem(
    'other',
    isOlder
      ? `The backup was made by an older version (its last migration is ${last}); restore it into an empty database on which nothing was started yet, where it is brought up to date.`
      : `The backup was made by another version (its last migration is ${last}); restore it with that version and start this one afterwards.`,
  )
}

/** Nobody else may write meanwhile, and nothing that is there is lost unasked. */
async function makeRoom(client: pg.Client, tables: string[], force: boolean): Promise<void> {
  const all = tables.map(pg.escapeIdentifier).join(', ')
  await client.query(`lock table ${all} in access exclusive mode`)
  if (force) return empty(client, tables)
  for (const table of tables) {
    const { rows } = await client.query(`select from ${pg.escapeIdentifier(table)} limit 1`)
    if (rows.length > 0) throw new NotEmpty()
  }
}

/** The book of money lets nobody empty it. Here that is meant, and what stood in it has just been backed up. */
async function empty(client: pg.Client, tables: string[]): Promise<void> {
  const { rows: guards } = await client.query<{ table: string; guard: string }>(
    `select tgrelid::regclass::text as table, quote_ident(tgname) as guard from pg_trigger
     where tgrelid = any($1::regclass[]) and not tgisinternal and tgtype & 32 <> 0`,
    [tables.map(pg.escapeIdentifier)],
  )
  const set = (to: 'enable' | 'disable') =>
    guards.map(({ table, guard }) => `alter table ${table} ${to} trigger ${guard}`)
  const statements = [
    ...set('disable'),
    `truncate ${tables.map(pg.escapeIdentifier).join(', ')}`,
    ...set('enable'),
  ]
  for (const statement of statements) await client.query(statement)
}

async function fill(client: pg.Client, head: TableHead, lines: Lines): Promise<number> {
  const rows = client.query(copyFrom(`copy ${copyList(head)} from stdin`))
  await finished(Readable.from(rowsOfTable(lines)), rows)
  return rows.rowCount
}

/** Many rows at once, as the driver sends each piece on its own. */
async function* rowsOfTable(lines: Lines): AsyncGenerator<Buffer> {
  let gathered: string[] = []
  let size = 0
  for (;;) {
    const row = await next(lines)
    const isEnd = row === endOfRows
    if (!isEnd) size += gathered.push(`${row}\n`) && row.length
    if (gathered.length > 0 && (isEnd || size > 65_536)) {
      yield Buffer.from(gathered.join(''))
      gathered = []
      size = 0
    }
    if (isEnd) return
  }
}

/** Read by hand, so that reading one table does not close the whole. */
async function next(lines: Lines): Promise<string> {
  const { value, done } = await lines.next()
  if (done || value === undefined) throw spoilt('it is cut short')
  return value
}

function readable(error: unknown, file: string): unknown {
  const code = error instanceof Error ? Reflect.get(error, 'code') : undefined
  if (code === 'ENOENT') return new BackupProblem('place', `There is no file ${file}.`)
  if (code === 'EISDIR' || code === 'EACCES')
    return new BackupProblem('place', `The file ${file} cannot be read.`)
  if (typeof code === 'string' && code.startsWith('Z_')) return spoilt('it cannot be unpacked')
  if (code === '55P03')
    return new BackupProblem('other', 'The database is in use; stop the server and try again.')
  // PostgreSQL quotes the row that it does not take, which is somebody's data.
  if (error instanceof pg.DatabaseError && /^2[23]/.test(error.code ?? ''))
    return spoilt(`PostgreSQL does not take a row of it (${error.code})`)
  return error
}
