import { sql } from 'kysely'
import { type DeliveryChannel, deliveryChannels } from '#contract/notifications.ts'
import { settings } from '#contract/settings.ts'
import type { RecordedEvent } from '../../core/events.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { enqueueAll } from '../../platform/jobs.ts'
import type { Notice } from './notice.ts'
import '../tables.ts'

type Recipient = { user_id: string | null; request_id: string | null; technician_id?: string }

/** Writes a notice down: a line for every account, a delivery for every channel; gives the accounts. */
export async function putNotice(
  tx: Tx,
  event: RecordedEvent,
  notice: Notice,
  now: Date,
): Promise<string[]> {
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
      ...(sms ? (contact ? helped : (await withNumber(tx, users)).map(account)) : []),
      ...(technician ? [{ user_id: null, request_id: null, technician_id: technician }] : []),
    ],
    push: (await findWithDevice(tx, users)).map(account),
  }
  const turn = requestId && notice.everyMs ? await turnOf(tx, requestId, notice, now) : rightAway
  if (turn.joins !== null) {
    await tx.updateTable('deliveries').set(says).where('id', '=', turn.joins).execute()
    reached.sms = []
  }
  const deliveries = deliveryChannels.flatMap((channel) =>
    reached[channel].map((recipient) => ({ channel, ...recipient })),
  )
  if (deliveries.length === 0) return users
  const { notBefore } = turn
  const rows = await tx
    .insertInto('deliveries')
    .values(deliveries.map((delivery) => ({ ...said, ...delivery, not_before: notBefore })))
    .returning('id')
    .execute()
  await enqueueAll(
    tx,
    'deliver',
    rows.map(({ id }) => ({ deliveryId: Number(id) })),
    notBefore,
  )
  return users
}

/** When a text may go: with another that waits already, or not before a moment. */
interface Turn {
  joins: number | null
  notBefore: Date | null
}
const rightAway: Turn = { joins: null, notBefore: null }

/** Of texts that come at most once in a time: the turn of the next one. Whoever tells is alone. */
async function turnOf(
  tx: Tx,
  requestId: string,
  { says, everyMs = 0 }: Notice,
  now: Date,
): Promise<Turn> {
  const { rows } = await sql<{ id: number; at: Date }>`
    select id, coalesce(not_before, created_at) as at from deliveries
    where request_id = ${requestId} and channel = 'sms' and code = ${says.code}
      and status in ('waiting', 'sent')
    order by id desc limit 1`.execute(tx)
  const last = rows[0]
  if (!last) return rightAway
  if (last.at.getTime() > now.getTime() + settings.texts.marginMs)
    return { joins: Number(last.id), notBefore: null }
  const next = new Date(last.at.getTime() + everyMs)
  return next > now ? { joins: null, notBefore: next } : rightAway
}

/** Of a provider's people texts go to the one account that stands for the business: to its number, once. */
async function withNumber(tx: Tx, users: readonly string[]): Promise<readonly string[]> {
  if (users.length === 0) return users
  const { rows } = await sql<{ id: string }>`
    select m.user_id as id from provider_members m join providers p on p.id = m.provider_id
    where m.user_id = any(${users}::uuid[]) and m.user_id <> p.owner_user_id`.execute(tx)
  const others = new Set(rows.map(({ id }) => id))
  return users.filter((id) => !others.has(id))
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
