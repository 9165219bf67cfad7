import { sql } from 'kysely'
import type { Db } from '../../server/platform/db/tables.ts'

export const findOpenRequests = (db: Db, now: Date) =>
  db
    .selectFrom('requests')
    .select(['id', 'customer_user_id'])
    .where('status', '=', 'open')
    .where('expires_at', '>', now)
    .orderBy('created_at')
    .limit(200)
    .execute()

/** Shops that have a bid on the request, or had one which they or the customer ended: they do not bid again. */
export async function findAnswered(db: Db, requestId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('bids')
    .select('provider_id')
    .where('request_id', '=', requestId)
    .where((eb) =>
      eb('status', 'in', ['pending', 'accepted']).or(
        eb('status_reason', 'in', ['customer', 'withdrawn', 'handed_back']),
      ),
    )
    .execute()
  return new Set(rows.map(({ provider_id }) => provider_id))
}

export const findPendingBids = (db: Db, requestId: string, now: Date) =>
  db
    .selectFrom('bids')
    .select(['id', 'provider_id', 'price_cents', 'eta_minutes', 'version'])
    .where('request_id', '=', requestId)
    .where('status', '=', 'pending')
    .where('expires_at', '>', now)
    .execute()

export type PendingBid = Awaited<ReturnType<typeof findPendingBids>>[number]

/** Jobs that a provider has to move. */
export const findRunningJobs = (db: Db) =>
  db
    .selectFrom('jobs')
    .select('id')
    .where('phase', 'in', ['assigned', 'en_route', 'arrived', 'working'])
    .orderBy('assigned_at')
    .limit(200)
    .execute()

export const findUnconfirmedJobs = (db: Db) =>
  db
    .selectFrom('jobs')
    .innerJoin('requests', 'requests.id', 'jobs.request_id')
    .select(['jobs.id', 'customer_user_id'])
    .where('phase', '=', 'awaiting_confirmation')
    .limit(200)
    .execute()

/** Requests of these people: all, those since a time, those that are open. */
export async function countRequests(db: Db, userIds: readonly string[], since: Date) {
  const { rows } = await sql<{ ever: number; recent: number; open: number }>`
    select count(*) as ever,
      count(*) filter (where created_at > ${since}) as recent,
      count(*) filter (where status = 'open') as open
    from requests where customer_user_id = any(${userIds}::uuid[])`.execute(db)
  return rows[0] ?? { ever: 0, recent: 0, open: 0 }
}
