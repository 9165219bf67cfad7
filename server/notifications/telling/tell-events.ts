import { sql } from 'kysely'
import { type DeliveryChannel, deliveryChannels } from '#contract/notifications.ts'
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
import { enqueueAll } from '../../platform/jobs.ts'
import { noticesOf } from '../event-rows.ts'
import { factsOf } from './facts.ts'
import type { Notice } from './notice.ts'
import '../tables.ts'

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
      const age = deed.now.getTime() - new Date(event.at).getTime()
      if (age > settings.notifications.tellWithinMs) continue
      for (const notice of await noticesOf(event, factsOf(tx, deed.now)))
        told.push(...(await put(tx, event, notice, deed.now)))
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

type Recipient = { user_id: string | null; request_id: string | null; technician_id?: string }

/** Writes a notice down: a line for every account, a delivery for every channel; gives the accounts. */
async function put(tx: Tx, event: RecordedEvent, notice: Notice, now: Date): Promise<string[]> {
  const { says, link, mail, sms, contact, technician } = notice
  const users = [...new Set(notice.users)]
  const said = { kind: event.name, ...says, link, created_at: now }
  if (users.length)
    await tx
      .insertInto('notifications')
      .values(users.map((user_id) => ({ ...said, user_id, event_id: event.id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  const account = (user_id: string): Recipient => ({ user_id, request_id: null })
  const requestId = contact ? event.requestId : null
  const helped: Recipient[] = requestId ? [{ user_id: null, request_id: requestId }] : []
  const reached: Record<DeliveryChannel, Recipient[]> = {
    // The contact of a request has its number; its mail address counts where nobody has an account.
    mail: mail ? (users.length > 0 ? users.map(account) : helped) : [],
    sms: [
      ...(sms ? (contact ? helped : users.map(account)) : []),
      ...(technician ? [{ user_id: null, request_id: null, technician_id: technician }] : []),
    ],
    push: (await findWithDevice(tx, users)).map(account),
  }
  const deliveries = deliveryChannels.flatMap((channel) =>
    reached[channel].map((recipient) => ({ channel, ...recipient })),
  )
  if (deliveries.length === 0) return users
  const rows = await tx
    .insertInto('deliveries')
    .values(deliveries.map((delivery) => ({ ...said, ...delivery })))
    .returning('id')
    .execute()
  await enqueueAll(
    tx,
    'deliver',
    rows.map(({ id }) => ({ deliveryId: Number(id) })),
  )
  return users
}

/** Who of them has a browser that shows news. */
async function findWithDevice(tx: Tx, users: readonly string[]): Promise<string[]> {
  if (users.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    select distinct user_id as id from push_subscriptions where user_id = any(${users}::uuid[])`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}
