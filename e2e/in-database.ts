import pg from 'pg'

/** Runs one statement in the database of the served product; how many rows it was about. */
export async function inDatabase(url: string, text: string, values: unknown[]): Promise<number> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query(text, values)).rowCount ?? 0
  } finally {
    await client.end()
  }
}
