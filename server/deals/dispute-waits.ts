import { sql } from 'kysely'
import type { Db, Tx } from '../platform/db/tables.ts'

/**
 * Has the customer of a job opened a dispute that its shop has not answered? Within a query that has the job as `j`. The table is of
 * `disputes`, which stands to the right; it is only read here.
 */
export const waitsForShopSql = sql<boolean>`j.id in (select job_id from disputes
  where ended_at is null and state = 'open' and by_side = 'customer')`

export async function waitsForShop(db: Db | Tx, jobId: string): Promise<boolean> {
  const { rows } = await sql<{ waits: boolean }>`
    select ${waitsForShopSql} as waits from jobs j where j.id = ${jobId}`.execute(db)
  return rows[0]?.waits ?? false
}
