import { sql } from 'kysely'
import type { CloseReason, RequestStatus } from '#contract/requests.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import './tables.ts'

const columns = [
  'id',
  'status',
  'close_reason',
  'service_type',
  'trades',
  'urgency',
  'title',
  'details',
  'additional_notes',
  'preferred_time',
  'scheduled_at',
  'location_text',
  'lat',
  'lng',
  'state',
  'board_details',
  'board_notes',
  'area',
  'rough_lat',
  'rough_lng',
  'customer_name',
  'customer_phone',
  'customer_user_id',
  'fleet_id',
  'alerted_count',
  'reopens',
  'created_at',
  'opened_at',
  'expires_at',
  'closed_at',
] as const

export const findRequest = (db: Db | Tx, id: string) =>
  db.selectFrom('requests').select(columns).where('id', '=', id).executeTakeFirst()

export type RequestRow = NonNullable<Awaited<ReturnType<typeof findRequest>>>

/** Locks the request: every deed that decides something about it does this first, then reads, then decides. */
export const lockRequest = (tx: Tx, id: string) =>
  tx.selectFrom('requests').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()

/** Holds the request as it is while others may hold it too: many bids at once, but no decision meanwhile. */
export const holdRequest = (tx: Tx, id: string) =>
  tx.selectFrom('requests').select(columns).where('id', '=', id).forShare().executeTakeFirst()

export const setRequestStatus = (
  tx: Tx,
  id: string,
  change: { status: RequestStatus; close_reason: CloseReason | null; closed_at: Date | null },
) => tx.updateTable('requests').set(change).where('id', '=', id).execute()

export const setReopened = (tx: Tx, id: string, openedAt: Date, expiresAt: Date) =>
  tx
    .updateTable('requests')
    .set({
      status: 'open',
      close_reason: null,
      closed_at: null,
      opened_at: openedAt,
      expires_at: expiresAt,
      reopens: sql`reopens + 1`,
    })
    .where('id', '=', id)
    .execute()

export const setOpenAgain = (tx: Tx, id: string, openedAt: Date, expiresAt: Date) =>
  tx
    .updateTable('requests')
    .set({ status: 'open', opened_at: openedAt, expires_at: expiresAt })
    .where('id', '=', id)
    .execute()

/** Requests that have waited too long, a few at a time; other workers' rows are passed over. */
export const findExpiredRequests = (db: Db, now: Date, limit: number) =>
  db
    .selectFrom('requests')
    .select('id')
    .where('status', '=', 'open')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(limit)
    .execute()

export const insertDecline = (tx: Tx, providerId: string, requestId: string, at: Date) =>
  tx
    .insertInto('declines')
    .values({ provider_id: providerId, request_id: requestId, at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** How many providers a new request reaches, and the row itself, in one statement. */
export async function insertRequest(
  tx: Tx,
  values: Record<string, unknown> & {
    trades: readonly string[]
    urgency: string
    created_at: Date
  },
): Promise<{ id: string; alertedCount: number }> {
  const columns = Object.keys(values)
  const { rows } = await sql<{ id: string; alerted_count: number }>`
    insert into requests (${sql.join(columns.map((column) => sql.ref(column)))}, alerted_count)
    values (${sql.join(Object.values(values))}, (${reachedCount(values)}))
    returning id, alerted_count`.execute(tx)
  const row = rows[0]
  if (!row) throw new Error('a request was not written')
  return { id: row.id, alertedCount: row.alerted_count }
}

const reachedCount = (request: Record<string, unknown>) => {
  const { trades, urgency, created_at: at, lat, lng, state, customer_user_id: owner } = request
  const shared = sql`
    p.status = 'active' and p.trades && ${trades}::text[]
    and p.owner_user_id is distinct from ${owner}::uuid
    and is_available(p, ${urgency}::text, ${at}::timestamptz)`
  return lat === null
    ? sql`select count(*) from providers p where p.state = ${state}::text and ${shared}`
    : sql`select count(*) from providers p
        where p.cover @> box(point(${lng}::float8, ${lat}::float8), point(${lng}::float8, ${lat}::float8))
        and miles_between(p.lat, p.lng, ${lat}::float8, ${lng}::float8) <= p.radius_miles and ${shared}`
}

/** Who owns a request: all that access needs. */
export const findOwnership = (db: Db, id: string) =>
  db
    .selectFrom('requests')
    .select(['id', 'customer_user_id', 'fleet_id'])
    .where('id', '=', id)
    .executeTakeFirst()
