import { sql } from 'kysely'
import { settings } from '#contract/settings.ts'
import {
  type EventRow,
  eventColumns,
  type RecordedEvent,
  readEvent,
  record,
} from '../../core/events.ts'
import type { Services } from '../../core/services.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { noticesOf } from '../event-rows.ts'
import { putDeliveries } from '../webhooks/put-deliveries.ts'
import { factsOf } from './facts.ts'
import { putNotice } from './put-notice.ts'

const atOnce = 100
/** Ids are given before the commit: an event may be so many ids behind one that was told. */
const disorder = 20_000

/**
 * Works out who is to be told of what has happened since the last time, and puts it into lists and the queue of
 * deliveries, each event once, whatever the number of workers: the row of the last told event is locked. Events of
 * transactions that still run are left for the next time. What is older than an hour is told to nobody any more.
 */
export async function tellEvents(
  services: Pick<Services, 'deeds'>,
  stopping?: AbortSignal,
): Promise<void> {
  while ((await tellSome(services)) === atOnce && !stopping?.aborted);
}

/** The next of them; gives how many there were. */
async function tellSome({ deeds }: Pick<Services, 'deeds'>): Promise<number> {
  const deed = deeds.own()
  return deed.transaction(async (tx) => {
    const last = await lockLast(tx)
    if (!last) return 0
    const events = await findUntold(tx, last)
    const told: string[] = []
    for (const event of events) {
      await putDeliveries(tx, event, deed.now)
      const age = deed.now.getTime() - new Date(event.at).getTime()
      if (age > settings.notifications.tellWithinMs) continue
      for (const notice of await noticesOf(event, factsOf(tx, deed.now)))
        told.push(...(await putNotice(tx, event, notice, deed.now)))
    }
    const end = events.at(-1)
    if (end)
      await sql`update telling set (xact, event_id) = (select xact, id from events where id = ${end.id})`.execute(
        tx,
      )
    if (told.length) await record(tx, 'notified', { payload: { users: [...new Set(told)] } })
    return events.length
  })
}

/** The last told event, or undefined while another worker is at it. */
async function lockLast(tx: Tx) {
  const { rows } = await sql<{ xact: string; eventId: number }>`
    select xact::text, event_id as "eventId" from telling for update skip locked`.execute(tx)
  return rows[0]
}

async function findUntold(
  tx: Tx,
  last: { xact: string; eventId: number },
): Promise<RecordedEvent[]> {
  const { rows } = await sql<EventRow>`
    select ${sql.join(eventColumns.map((column) => sql.ref(column)))}
    from events
    where id > ${last.eventId - disorder}
      and (xact, id) > (${last.xact}::xid8, ${last.eventId}::bigint)
      and xact < pg_snapshot_xmin(pg_current_snapshot())
    order by xact, id limit ${atOnce}`.execute(tx)
  return rows.map(readEvent)
}
