import pg from 'pg'

/** Any number; the same in every version. Not the one of the migrations, which are over when this begins. */
const lockKey = 7_623_225_502

/** Does work that several processes on one database may begin at the same moment: one after the other. */
export async function alone<T>(url: string, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'roadcall alone',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  })
  // The query that meets a lost connection throws it; unheard, the event would end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey])
    return await work()
  } finally {
    // The lock goes with the connection.
    await client.end()
  }
}
