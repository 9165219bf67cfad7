import type { Pool } from 'pg'

/** Holds the row of a request as a slow transaction would, until `letGo`. `waiting`: how many calls wait for a row meanwhile. */
export async function holdRequestRow(pool: Pool, requestId: string) {
  const holder = await pool.connect()
  await holder.query('begin')
  await holder.query('select from requests where id = $1 for update', [requestId])
  return {
    async waiting(): Promise<number> {
      const { rows } = await pool.query(
        `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      )
      return rows.length
    },
    async letGo(): Promise<void> {
      await holder.query('commit')
      holder.release()
    },
  }
}
