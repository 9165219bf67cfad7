import { sql } from 'kysely'
import { settings } from '#contract/settings.ts'
import { eachOf } from '../core/each-due.ts'
import type { Services } from '../core/services.ts'

const { againMs, lookMs } = settings.cards
const atOnce = 10
/** Who has taken it may be gone: then another looks. */
export const leaseMs = 60_000

/**
 * What is wished of the card processor is carried out, and what nobody has told us of is found (money §9): each row says when
 * it is looked at next, so that it comes out the same without a single webhook. Each is looked at by one worker at a time.
 */
export async function carryOutDue(
  { db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>,
  table: 'holds' | 'refunds' | 'payouts' | 'chargebacks',
  settle: (id: string) => Promise<void>,
): Promise<number> {
  const now = clock.now()
  const { rows } = await sql<{ id: string }>`
    update ${sql.table(table)} set look_at = ${now}::timestamptz + make_interval(secs => ${leaseMs / 1000})
    where id in (select id from ${sql.table(table)} where look_at <= ${now} order by look_at limit ${atOnce}
      for update skip locked)
    returning id`.execute(db)
  // One that throws is looked at again when its lease is over.
  return eachOf({ log }, table, rows, ({ id }) => settle(id))
}

/** After a call without a clear answer: how often it was tried, and when it is tried again. */
export function triedAgain(tries: number, now: Date): { tries: number; look_at: Date } {
  const wait = againMs[Math.min(tries, againMs.length - 1)] ?? lookMs
  return { tries: tries + 1, look_at: new Date(now.getTime() + wait) }
}
