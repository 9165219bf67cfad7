import { sql } from 'kysely'
import type { FailureReason } from '#contract/admin-operations.ts'
import { type DeliveryChannel, deliveryChannels } from '#contract/notifications.ts'
import { settings } from '#contract/settings.ts'
import type { RecordedEvent } from '../../core/events.ts'
import { insertAll } from '../../platform/db/insert-all.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { enqueueAll } from '../../platform/jobs.ts'
import type { Notice } from './notice.ts'
import '../tables.ts'

type Recipient = { user_id: string | null; request_id: string | null; technician_id?: string }

/** Why a message was not sent that would have come more than an hour late. */
const tooLate: FailureReason = 'too_late'

interface Telling {
  now: Date
  /** Then nothing is sent: its deliveries stand on the operations board as failed, and an admin may send them all the same. */
  isLate: boolean
}

/**
 * Writes down what an event is worth telling: a line for every account, a delivery for every channel; gives the accounts.
 * All at once, since one request may concern dozens of providers; but for texts that wait for each other.
 */
export async function putNotices(
  tx: Tx,
  event: RecordedEvent,
  notices: readonly Notice[],
  telling: Telling,
): Promise<string[]> {
  const requestOf = ({ contact, everyMs }: Notice) =>
    contact && everyMs && !telling.isLate ? event.requestId : null
  const told = await put(
    tx,
    event,
    notices.filter((notice) => !requestOf(notice)),
    rightAway,
    telling,
  )
  for (const notice of notices) {
    const requestId = requestOf(notice)
    if (!requestId) continue
    const turn = await turnOf(tx, requestId, notice, telling.now)
    told.push(...(await put(tx, event, [notice], turn, telling)))
  }
  return told
}

async function put(
  tx: Tx,
  event: RecordedEvent,
  notices: readonly Notice[],
  { joins, notBefore }: Turn,
  { now, isLate }: Telling,
): Promise<string[]> {
  const users = [...new Set(notices.flatMap((notice) => notice.users))]
  const wording = ({ says, link }: Notice) => ({ kind: event.name, ...says, link, created_at: now })
  if (users.length)
    await sql`${insertAll(
      'notifications',
      notices.flatMap((notice) =>
        [...new Set(notice.users)].map((user_id) => ({
          ...wording(notice),
          user_id,
          event_id: event.id,
        })),
      ),
    )} on conflict do nothing`.execute(tx)
  if (joins !== null && notices[0])
    await tx.updateTable('deliveries').set(notices[0].says).where('id', '=', joins).execute()
  const texted = notices.flatMap((notice) => (notice.sms && !notice.contact ? notice.users : []))
  const reach = {
    numbers: new Set(await withNumber(tx, [...new Set(texted)])),
    devices: new Set(await findWithDevice(tx, users)),
    joins,
  }
  const became = isLate ? { status: 'failed' as const, reason: tooLate, settled_at: now } : {}
  const deliveries = notices.flatMap((notice) => {
    const reached = reachedBy(notice, event.requestId, reach)
    return deliveryChannels.flatMap((channel) =>
      reached[channel].map((recipient) => ({
        ...wording(notice),
        ...(recipient.request_id !== null && notice.contactLink && { link: notice.contactLink }),
        channel,
        ...recipient,
        ...became,
        not_before: notBefore,
      })),
    )
  })
  if (deliveries.length === 0) return users
  const { rows } = await sql<{ id: number }>`${insertAll('deliveries', deliveries)}
    returning id`.execute(tx)
  if (!isLate)
    await enqueueAll(
      tx,
      'deliver',
      rows.map(({ id }) => ({ deliveryId: Number(id) })),
      notBefore,
    )
  return users
}

interface Reach {
  /** Who of those to be texted has a number for it. */
  numbers: ReadonlySet<string>
  /** Who has a browser that shows news. */
  devices: ReadonlySet<string>
  joins: number | null
}

/** By which channel whom. */
function reachedBy(
  { users: named, contact, mail, sms, technician }: Notice,
  requestId: string | null,
  { numbers, devices, joins }: Reach,
): Record<DeliveryChannel, Recipient[]> {
  const users = [...new Set(named)]
  const account = (user_id: string): Recipient => ({ user_id, request_id: null })
  const helped: Recipient[] = contact && requestId ? [{ user_id: null, request_id: requestId }] : []
  const texted = contact ? helped : users.filter((id) => numbers.has(id)).map(account)
  return {
    // The contact of a request has its number; its mail address counts where nobody has an account.
    mail: mail ? (users.length > 0 ? users.map(account) : helped) : [],
    sms:
      joins === null
        ? [
            ...(sms ? texted : []),
            ...(technician ? [{ user_id: null, request_id: null, technician_id: technician }] : []),
          ]
        : [],
    push: users.filter((id) => devices.has(id)).map(account),
  }
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
