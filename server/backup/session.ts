import pg from 'pg'
import type { TableHead } from './format.ts'
import { BackupProblem } from './problem.ts'

/** A connection of its own without time limits, on which times are written the same everywhere. */
export async function withClient<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'roadcall backup',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  })
  // The query that meets a lost connection throws it; unheard, the event would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message || cause.name : String(cause)
    throw new BackupProblem('database', `The database does not answer: ${reason}.`, { cause })
  }
  try {
    await client.query(`set datestyle to iso; set timezone to 'UTC'; set lock_timeout to '15s'`)
    return await work(client)
  } finally {
    await client.end()
  }
}

export const copyList = ({ table, columns }: TableHead) =>
  `${pg.escapeIdentifier(table)} (${columns.map(pg.escapeIdentifier).join(', ')})`

/** How much the whole database takes on the disk. */
export const databaseBytes = (url: string): Promise<number> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ bytes: string }>(
      'select pg_database_size(current_database()) as bytes',
    )
    return Number(rows[0]?.bytes ?? 0)
  })
