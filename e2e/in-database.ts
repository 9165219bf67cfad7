import pg from 'pg'

/** Runs one statement in the database of the served product. */
export async function inDatabase(url: string, text: string, values: unknown[]): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query(text, values)
  } finally {
    await client.end()
  }
}
