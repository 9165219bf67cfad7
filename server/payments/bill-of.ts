import { sql } from 'kysely'
import type { Tx } from '../platform/db/tables.ts'

/** The number of the bill that a request's job stands on, if it has been issued; it is not issued while this is being asked. */
export async function billOf(tx: Tx, requestId: string): Promise<string | null> {
  const { rows } = await sql<{ number: string | null }>`
    select (select b.number from fleet_bills b where b.id = t.bill_id) as number
    from terms_jobs t where t.job_id in (select j.id from jobs j where j.request_id = ${requestId})
    for share of t`.execute(tx)
  return rows.find(({ number }) => number !== null)?.number ?? null
}
