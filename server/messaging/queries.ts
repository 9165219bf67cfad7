import { sql } from 'kysely'
import type { Conversation, Message } from '#contract/messaging.ts'
import type { Side } from '#contract/photos.ts'
import { settings } from '#contract/settings.ts'
import { requestNames } from '#contract/words/en/request-names.ts'
import type { Language } from '#contract/words/languages.ts'
import { inLanguage } from '#contract/words/words.ts'
import { titleIn } from '../asking/request-names.ts'
import type { Claim } from '../deals/policy.ts'
import { photosJson } from '../photos/queries.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import { ownRows } from '../views/list-own-requests.ts'
import './tables.ts'

export const insertMessage = (
  tx: Tx,
  message: {
    bid_id: string
    side: Side
    user_id: string | null
    content: string
    is_held_back: boolean
    created_at: Date
  },
) => tx.insertInto('messages').values(message).returning('id').executeTakeFirstOrThrow()

/** For whom messages are written: null for who is of neither side. */
export interface Reader {
  side: Side
  userId: string | null
}

/** Who else of the reader's own side has written a message `m`. */
const colleague = (reader: Reader | null) => sql`(
  select u.full_name from users u where u.id = m.user_id
    and m.side = ${reader?.side ?? null}::text and u.id is distinct from ${reader?.userId ?? null}::uuid)`

/** Messages `m` with their photos as the API writes them. */
const messageJson = (reader: Reader | null) => sql`json_build_object(
  'id', m.id, 'side', m.side, 'by', ${colleague(reader)}, 'content', m.content, 'isHeldBack', m.is_held_back,
  'createdAt', iso(m.created_at),
  'photos', ${photosJson(sql`p.message_id = m.id`)})`

export async function readMessage(
  db: Db | Tx,
  id: number,
  reader: Reader,
): Promise<Message | undefined> {
  const { rows } = await sql<{ message: Message }>`
    select ${messageJson(reader)} as message from messages m where m.id = ${id}`.execute(db)
  return rows[0]?.message
}

/** A page of a conversation, newest page first, oldest message first; one more than a page tells that there are earlier ones. */
export async function findMessages(
  db: Db | Tx,
  bidId: string,
  reader: Reader | null,
  before: number | null,
  size: number = settings.pageSize.messages,
): Promise<{ messages: Message[]; hasEarlier: boolean }> {
  const { rows } = await sql<{ message: Message }>`
    select ${messageJson(reader)} as message from messages m
    where m.bid_id = ${bidId} and (${before}::bigint is null or m.id < ${before}::bigint)
    order by m.id desc limit ${size + 1}`.execute(db)
  const messages = rows.slice(0, size).map(({ message }) => message)
  return { messages: messages.toReversed(), hasEarlier: rows.length > size }
}

/** The last message that a side has read; 0 before any. */
export async function findReadUpTo(db: Db, bidId: string, side: Side): Promise<number> {
  const row = await db
    .selectFrom('message_reads')
    .select('up_to')
    .where('bid_id', '=', bidId)
    .where('side', '=', side)
    .executeTakeFirst()
  return Number(row?.up_to ?? 0)
}

/** Remembers how far a side has read; it never goes back. */
export const setReadUpTo = (db: Db | Tx, bidId: string, side: Side, upTo: number) =>
  sql`insert into message_reads (bid_id, side, up_to)
    select ${bidId}, ${side}, coalesce(max(id), 0) from messages where bid_id = ${bidId} and id <= ${upTo}
    on conflict (bid_id, side) do update set up_to = greatest(message_reads.up_to, excluded.up_to)`.execute(
    db,
  )

/** Whose conversations: of one request's owner, of an owner's requests, of a provider. */
export type Whose =
  | { side: 'customer'; requestId: string; onlyBidId: string | null }
  | { side: 'customer'; claim: Claim }
  | { side: 'provider'; providerId: string }

/** Conversations with their unread counts; those of an account only where something was said. One query. */
export async function findConversations(
  db: Db,
  whose: Whose,
  userId: string | null,
  language: Language,
): Promise<Conversation[]> {
  const { side } = whose
  const { rows } = await sql<Conversation>`
    select b.id as "bidId", b.request_id as "serviceRequestId", ${side} as side, ${titleIn(language)} as title,
      ${partner(side, language)} as "with",
      (select count(*) from messages u where u.bid_id = b.id and u.side <> ${side}
        and u.id > coalesce((select up_to from message_reads d
          where d.bid_id = b.id and d.side = ${side}), 0)) as "unreadCount",
      case when m.id is not null then json_build_object(
        'side', m.side, 'by', ${colleague({ side, userId })}, 'content', m.content, 'createdAt', iso(m.created_at),
        'hasPhotos', exists (select from photos h where h.message_id = m.id)) end as last
    from bids b
    join requests r on r.id = b.request_id
    join providers p on p.id = b.provider_id
    left join messages m on m.id = b.last_message_id
    where ${rowsOf(whose)}
    order by b.last_message_id desc nulls last, b.created_at desc
    limit ${settings.pageSize.list}`.execute(db)
  return rows
}

/** The customer's name belongs to the accepted provider alone (rules C10). */
const partner = (side: Side, language: Language) =>
  side === 'customer'
    ? sql`p.business_name`
    : sql`case when b.status = 'accepted' and r.customer_name <> '' then r.customer_name else ${inLanguage(requestNames, language).customer} end`

function rowsOf(whose: Whose) {
  if (whose.side === 'provider')
    return sql`b.provider_id = ${whose.providerId} and b.last_message_id is not null`
  if ('requestId' in whose)
    return sql`b.request_id = ${whose.requestId}
      and (${whose.onlyBidId}::uuid is null or b.id = ${whose.onlyBidId}::uuid)
      and b.status_reason is distinct from 'withdrawn'`
  return sql`${ownRows(whose.claim)} and b.last_message_id is not null`
}
