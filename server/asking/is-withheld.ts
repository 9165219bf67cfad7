import { sql } from 'kysely'
import type { Tx } from '../platform/db/tables.ts'

/**
 * Of a request `r`, or what has its columns: may nobody accept a bid on it, because the company that asks is suspended, or the
 * account (rules C18)? The same as `deals/standing.ts` refuses. A fleet's request waits for the fleet alone, whose others may
 * decide when the one who asked is suspended in person; a guest's waits for nobody.
 */
export const isWithheldSql = (r: string) => `case when ${r}.fleet_id is null
  then exists (select from users u where u.id = ${r}.customer_user_id and u.suspended_at is not null)
  else exists (select from fleets f where f.id = ${r}.fleet_id and f.status = 'suspended') end`

export async function isWithheld(tx: Tx, requestId: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select ${sql.raw(isWithheldSql('r'))} as is from requests r where r.id = ${requestId}`.execute(
    tx,
  )
  return rows[0]?.is ?? false
}
