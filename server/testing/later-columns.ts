import pg from 'pg'

/**
 * Gives every table a column for every name that any table has, empty and of no use: as later versions will add columns, all at
 * once. A statement that joins tables and leaves a column without its table then fails, or finds nothing; with the next
 * version's tables it would too.
 */
export async function addLaterColumns(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ table: string; columns: string[] }>(`
    select c.relname as table, array_agg(a.attname::text) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'migrations'
    group by c.relname`)
  const names = new Set(rows.flatMap(({ columns }) => columns))
  for (const { table, columns } of rows) {
    const missing = [...names].filter((name) => !columns.includes(name))
    const adding = missing.map((name) => `add column ${pg.escapeIdentifier(name)} text`)
    await pool.query(`alter table ${pg.escapeIdentifier(table)} ${adding.join(', ')}`)
  }
}
