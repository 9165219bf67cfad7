import pg from 'pg'
import type { TableHead } from './format.ts'

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
  await client.connect()
  try {
    await client.query(`set datestyle to iso; set timezone to 'UTC'; set lock_timeout to '15s'`)
    return await work(client)
  } finally {
    await client.end()
  }
}

export const copyList = ({ table, columns }: TableHead) =>
  `${pg.escapeIdentifier(table)} (${columns.map(pg.escapeIdentifier).join(', ')})`
