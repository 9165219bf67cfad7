import { sql } from 'kysely'
import type { Services } from '../core/services.ts'
import { settleRefund } from './settle-refund.ts'

const atOnce = 10
/** Who has taken it may be gone: then another looks. */
const leaseSeconds = 60

/** What is to go back to cards goes back, and what has become of it is asked, without a single webhook. */
export async function carryOutRefunds(services: Services): Promise<number> {
  const { db, clock, cards } = services
  if (!cards) return 0
  const now = clock.now()
  const { rows } = await sql<{ id: string }>`
    update refunds set look_at = ${now}::timestamptz + make_interval(secs => ${leaseSeconds})
    where id in (select id from refunds where look_at <= ${now} order by look_at limit ${atOnce}
      for update skip locked)
    returning id`.execute(db)
  for (const { id } of rows) await settleRefund(services, id)
  return rows.length
}
