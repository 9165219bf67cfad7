import { sql } from 'kysely'
import { settings } from '#contract/settings.ts'
import { eachDue } from '../core/each-due.ts'
import type { Services } from '../core/services.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import { eraseAccount } from './erase-account.ts'
import { findHindrance } from './hinders.ts'
import { tracesOf } from './traces.ts'
import { findWhose } from './whose.ts'
import './tables.ts'

const atOnce = 10
const { hinderedMs } = settings.ownData

/**
 * Erases the accounts whose 14 days are over. One that somebody waits for by now, by a job that began meanwhile, is
 * looked at again from time to time and erased when that has ended; it keeps nobody else waiting. Each once, with any number
 * of workers.
 */
export function eraseDue(services: Services): Promise<number> {
  const { db, clock, deeds, mailbox, security } = services
  const find = (atMost: number) => findDue(db, clock.now(), atMost)
  return eachDue(services, { deadline: 'erasures', atOnce, find }, async ({ id: user_id }) => {
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
      if (!whose) return null
      if ((await findHindrance(tx, whose)) || !(await isTold(tx, user_id, deed.now))) {
        const look_at = new Date(deed.now.getTime() + hinderedMs)
        await tx.updateTable('erasures').set({ look_at }).where('user_id', '=', user_id).execute()
        return null
      }
      const found = await tracesOf(tx, whose)
      await eraseAccount(tx, deed, whose, found)
      // Mails that nothing carries lie in files; after a crash here the erasure is done again with them.
      await mailbox.removeAbout(found)
      return found
    })
    if (traces) security.note({ event: 'user_deleted', subjectId: user_id })
  })
}

async function findDue(db: Db, now: Date, limit: number): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select user_id as id from erasures
    where done_at is null and due_at <= ${now} and (look_at is null or look_at <= ${now})
    order by look_at nulls first, due_at limit ${limit}`.execute(db)
  return rows
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
