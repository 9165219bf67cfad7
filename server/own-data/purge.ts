import { sql } from 'kysely'
import { settings } from '#contract/settings.ts'
import type { Services } from '../core/services.ts'
import { everyTable } from './every-table.ts'
import { removeCopies } from './remove-copies.ts'

/** So many rows at once, so that nobody waits for the deletion of a year. */
const atOnce = 2_000

/**
 * Deletes what has expired, table by table as `every-table.ts` says it, and mails and SMS that lie in files for a month.
 * Several workers share the rows; one that is told to stop leaves the rest for the next.
 */
export async function purge(services: Services, stopping?: AbortSignal): Promise<void> {
  const { db, clock, mailbox } = services
  const now = clock.now()
  // Copies go with their files.
  await removeCopies(services)
  for (const [table, { expired }] of Object.entries(everyTable)) {
    if (!expired) continue
    let gone: bigint
    do {
      if (stopping?.aborted) return
      const result = await sql`
        delete from ${sql.table(table)} where ctid = any(array(
          select ctid from ${sql.table(table)} where ${expired(now)}
          limit ${atOnce} for update skip locked))`.execute(db)
      gone = result.numAffectedRows ?? 0n
    } while (gone === BigInt(atOnce))
  }
  await mailbox.removeBefore(new Date(now.getTime() - settings.ownData.outboxMs))
}
