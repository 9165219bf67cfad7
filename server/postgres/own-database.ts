import pg from 'pg'

/** The application's own role and database; made once. */
export async function ensureDatabase(superuserUrl: string, password: string): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    const exists = async (query: string) => ((await client.query(query)).rowCount ?? 0) > 0
    if (!(await exists(`select 1 from pg_roles where rolname = 'roadcall'`)))
      await client.query(`create role roadcall login password '${password}'`)
    if (!(await exists(`select 1 from pg_database where datname = 'roadcall'`)))
      await client.query('create database roadcall owner roadcall')
  } finally {
    await client.end()
  }
}
