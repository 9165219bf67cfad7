import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { base, languageIn } from '#contract/words/languages.ts'
import type { RecordedEvent } from '../../core/events.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { findProvider } from '../../providers/queries.ts'
import { wantsOnBoard } from '../audience.ts'
import { topicsOf } from '../event-rows.ts'
import { messageOf } from '../live-message.ts'
import './tables.ts'

/**
 * An event becomes a message to every webhook that asks for it and whose keeper hears of it on the live stream: the same
 * topics, the same look at the board, the same words. In the transaction that tells people of the event, so once.
 */
export async function putDeliveries(tx: Tx, event: RecordedEvent, now: Date): Promise<void> {
  const topics = topicsOf(event)
  if (topics.length === 0) return
  for (const webhook of await findInterested(tx, event, topics)) {
    if (!topics.includes(webhook.keeper) && !(await isOnBoardOf(tx, webhook.keeper, event, now)))
      continue
    const language = languageIn(webhook.language) ?? base
    await tx
      .insertInto('webhook_deliveries')
      .values({
        webhook_id: webhook.id,
        message_id: `msg_${randomUUID().replaceAll('-', '')}`,
        event: event.name,
        body: bodyOf(event.name, event.at, { id: event.id, ...messageOf(event, language) }),
        created_at: now,
        due_at: now,
      })
      .execute()
  }
}

/** The shape that Standard Webhooks proposes. */
export const bodyOf = (type: string, timestamp: string, data: object): string =>
  JSON.stringify({ type, timestamp, data })

/** Those that ask for this event and may hear of it; none of a business that is suspended, nor set by who is or has left. */
async function findInterested(tx: Tx, event: RecordedEvent, topics: readonly string[]) {
  const isOnBoards = topics.includes('board')
  const { rows } = await sql<{ id: string; keeper: string; language: string | null }>`
    select w.id, w.keeper, u.language from webhooks w left join users u on u.id = w.user_id
    where w.stopped_at is null and ${event.name} = any(w.events)
      and (w.keeper = any(${topics}) or (${isOnBoards} and starts_with(w.keeper, 'provider:')))
      and u.suspended_at is null and u.closed_at is null
      and not exists (select from providers p
        where p.id = ${idIn('provider')} and p.status = 'suspended')
      and not exists (select from fleets f where f.id = ${idIn('fleet')} and f.status = 'suspended')`.execute(
    tx,
  )
  return rows
}

/** The business that keeps a webhook `w`, by whose own index it is found; null where it is of another kind. */
const idIn = (kind: 'provider' | 'fleet') => sql`case when starts_with(w.keeper, ${`${kind}:`})
  then split_part(w.keeper, ':', 2)::uuid end`

async function isOnBoardOf(tx: Tx, keeper: string, event: RecordedEvent, now: Date) {
  const provider = await findProvider(tx, keeper.slice('provider:'.length))
  return provider !== undefined && wantsOnBoard(provider, event, now)
}
