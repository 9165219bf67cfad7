import type pg from 'pg'
import type { TableHead } from './format.ts'

/**
 * What a migrated database has by itself: how far events were told counts transactions of that one database, and which backups
 * were made is the story of that one installation.
 */
const notOurs = ['migrations', 'telling', 'backups', 'backup_checks']

/**
 * All tables of ours with their columns, each after those that it refers to, so that they can be filled in this
 * order. The queue of jobs is not among them: a restored one would send what was sent long ago.
 */
export async function readTables(client: pg.ClientBase): Promise<TableHead[]> {
  const { rows } = await client.query<TableHead & { refers: string[] }>(
    `select c.relname as table,
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      coalesce((select array_agg(distinct t.relname::text) from pg_constraint f
        join pg_class t on t.oid = f.confrelid
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid), '{}') as refers
    from pg_class c
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relname <> all($1)
    order by c.relname`,
    [notOurs],
  )
  const sorted: TableHead[] = []
  const waiting = new Map(rows.map((row) => [row.table, row]))
  while (waiting.size > 0) {
    const ready = [...waiting.values()].filter(({ refers }) => !refers.some((t) => waiting.has(t)))
    if (ready.length === 0) throw new Error('tables refer to each other in a circle')
    for (const { table, columns } of ready) {
      sorted.push({ table, columns })
      waiting.delete(table)
    }
  }
  return sorted
}

/** Where each sequence stands; those never used are left out. */
export async function readSequences(client: pg.ClientBase): Promise<Record<string, number>> {
  const { rows } = await client.query<{ name: string; last: string }>(
    `select sequencename as name, last_value as last from pg_sequences
     where schemaname = current_schema() and last_value is not null`,
  )
  return Object.fromEntries(rows.map(({ name, last }) => [name, Number(last)]))
}

export async function readMigrations(client: pg.ClientBase) {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migrations order by name',
  )
  return rows
}
