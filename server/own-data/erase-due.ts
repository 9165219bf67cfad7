import { sql } from 'kysely'
import { settings } from '#contract/settings.ts'
import type { Services } from '../core/services.ts'
import type { Tx } from '../platform/db/tables.ts'
import { eraseAccount } from './erase-account.ts'
import { findHindrance } from './hinders.ts'
import { tracesOf } from './traces.ts'
import { findWhose } from './whose.ts'
import './tables.ts'

const atOnce = 10

/**
 * Erases the accounts whose 14 days are over. One that somebody waits for by now, by a job that began meanwhile, is
 * erased when that has ended. Each once, with any number of workers.
 */
export async function eraseDue(services: Services): Promise<void> {
  const { db, clock, deeds, mailbox, security } = services
  const due = await db
    .selectFrom('erasures')
    .select('user_id')
    .where('done_at', 'is', null)
    .where('due_at', '<=', clock.now())
    .orderBy('due_at')
    .limit(atOnce)
    .execute()
  for (const { user_id } of due) {
    const deed = deeds.own()
    const traces = await deed.transaction(async (tx) => {
      const erasure = await tx
        .selectFrom('erasures')
        .select('user_id')
        .where('user_id', '=', user_id)
        .where('done_at', 'is', null)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst()
      const whose = erasure && (await findWhose(tx, user_id))
      if (!whose || (await findHindrance(tx, whose)) || !(await isTold(tx, user_id, deed.now)))
        return null
      const found = await tracesOf(tx, whose)
      await eraseAccount(tx, deed, whose, found)
      // Mails that nothing carries lie in files; after a crash here the erasure is done again with them.
      await mailbox.removeAbout(found)
      return found
    })
    if (traces) security.note({ event: 'user_deleted', subjectId: user_id })
  }
}

/** What somebody did a moment ago is still being told to others, with what an erasure would take out of it. */
async function isTold(tx: Tx, userId: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - settings.notifications.tellWithinMs)
  const { rows } = await sql`
    select from events where at > ${since} and (user_id = ${userId} or by_user_id = ${userId}) limit 1`.execute(
    tx,
  )
  return rows.length === 0
}
