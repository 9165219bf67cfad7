import type { TestApp } from './open-test-app.ts'

/** Each table in whose rows one of these texts stands, as text or as the bytes of it. */
export async function tablesWith(
  { services: { pool } }: TestApp,
  texts: readonly string[],
): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`,
  )
  const patterns = texts.flatMap((text) => [`%${text}%`, `%${Buffer.from(text).toString('hex')}%`])
  const each = rows.map(
    ({ name }) =>
      `select '${name}' as name where exists (select from "${name}" t where t::text like any($1))`,
  )
  const found = await pool.query<{ name: string }>(each.join(' union all '), [patterns])
  return found.rows.map(({ name }) => name)
}
