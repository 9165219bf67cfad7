import { sql } from 'kysely'
import type { Services } from '../core/services.ts'
import { settleHold } from './settle-hold.ts'

const atOnce = 10
/** Who has taken it may be gone: then another looks. */
const leaseSeconds = 60

/**
 * What is wished of cards is carried out, and what nobody has told us of is found (money §9): each hold says when it is looked
 * at next, so that it comes out the same without a single webhook. Each is looked at by one worker at a time.
 */
export async function carryOutHolds(services: Services): Promise<number> {
  const { db, clock, cards } = services
  if (!cards) return 0
  const now = clock.now()
  const { rows } = await sql<{ id: string }>`
    update holds set look_at = ${now}::timestamptz + make_interval(secs => ${leaseSeconds})
    where id in (select id from holds where look_at <= ${now} order by look_at limit ${atOnce}
      for update skip locked)
    returning id`.execute(db)
  for (const { id } of rows) await settleHold(services, id)
  return rows.length
}
