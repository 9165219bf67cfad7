import { sql } from 'kysely'
import { type BidStatus, type BidStatusReason, bidLifecycle } from '#contract/bids.ts'
import { settings } from '#contract/settings.ts'
import { anyOf } from '../platform/db/any-of.ts'
import { builtOnce } from '../platform/db/built-once.ts'
import { violates } from '../platform/db/constraints.ts'
import { sent } from '../platform/db/run.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import { type BidderRow, providerOf } from '../providers/queries.ts'
import './bid-tables.ts'

const columns = [
  'id',
  'request_id',
  'provider_id',
  'price_cents',
  'lines',
  'eta_minutes',
  'eta_open_ended',
  'message',
  'refuses_terms',
  'pledge_cents',
  'version',
  'request_version',
  'status',
  'status_reason',
  'expires_at',
] as const

/** How many providers have bid on a request `r` and not withdrawn: who bids again, or once more after it was reopened, counts once. */
export const bidCount = sql`(select count(distinct b.provider_id) from bids b
  where b.request_id = r.id and b.status_reason is distinct from 'withdrawn')`

export const findBid = (db: Db | Tx, id: string) =>
  db.selectFrom('bids').select(columns).where('id', '=', id).executeTakeFirst()

/** Of which request a bid is, or whose: what never changes, for a query that finds another row by it. */
export const ofBid = <C extends 'request_id' | 'provider_id'>(db: Db | Tx, id: string, column: C) =>
  db.selectFrom('bids').select(column).where('id', '=', id)

export type BidRow = NonNullable<Awaited<ReturnType<typeof findBid>>>

export const lockBid = (tx: Tx, id: string) =>
  tx.selectFrom('bids').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()

interface NewBid {
  id: string
  request_id: string
  provider_id: string
  price_cents: number
  lines: string | null
  eta_minutes: number | null
  eta_open_ended: boolean
  message: string | null
  refuses_terms: boolean
  pledge_cents: number | null
  distance_miles: number | null
  request_version: number
  by_user_id: string | null
  entered_by: string | null
  created_at: Date
  updated_at: Date
  expires_at: Date
}

const insertRow = builtOnce<NewBid, unknown>(
  [
    'id',
    'request_id',
    'provider_id',
    'price_cents',
    'lines',
    'eta_minutes',
    'eta_open_ended',
    'message',
    'refuses_terms',
    'pledge_cents',
    'distance_miles',
    'request_version',
    'by_user_id',
    'entered_by',
    'created_at',
    'updated_at',
    'expires_at',
  ],
  (db, bid) => db.insertInto('bids').values(bid),
)

/** Writes a bid down. Where the provider has one that stands, also one of this very moment, the deed fails by `isSecondBid`. */
export const insertBid = (tx: Tx, bid: NewBid) => sent(tx, insertRow.query(tx, bid))

/** One provider has one bid on a request that stands. */
export const isSecondBid = (error: unknown) => violates(error, 'bids_one_live')

/** Who of this person's business has made the bid that stands; nobody's name where nobody noted it. */
export const findBidder = (tx: Tx, requestId: string, userId: string) =>
  tx
    .selectFrom('bids')
    .innerJoin('users', 'users.id', 'bids.by_user_id')
    .select(['bids.by_user_id', 'users.full_name'])
    .where('bids.request_id', '=', requestId)
    .where('bids.provider_id', '=', providerOf(tx, userId))
    .where('bids.status', 'in', ['pending', 'accepted'])
    .executeTakeFirst()

export const setBidStatus = (
  tx: Tx,
  id: string,
  status: BidStatus,
  reason: BidStatusReason | null,
  at: Date,
) =>
  sent(
    tx,
    tx
      .updateTable('bids')
      .set({ status, status_reason: reason, updated_at: at })
      .where('id', '=', id),
  )

const { lose, return: comeBack } = bidLifecycle.actions

/** Locks what else stands on the request of a bid, which is locked: none of it moves meanwhile. */
export const lockOtherBids = (tx: Tx, id: string) =>
  tx
    .selectFrom('bids')
    .select(['id', 'provider_id'])
    .where('request_id', '=', ofBid(tx, id, 'request_id'))
    .where('id', '!=', id)
    .where('status', 'in', lose.from)
    .orderBy('id')
    .forUpdate()
    .execute()

/** Rejects bids that are locked and stand. */
export const rejectBids = (tx: Tx, ids: readonly string[], reason: BidStatusReason, at: Date) =>
  sent(
    tx,
    tx
      .updateTable('bids')
      .set({ status: lose.to, status_reason: reason, updated_at: at })
      .where('id', '=', anyOf(ids)),
  )

/** Rejects what still stands on a request; answers whose bids those were. */
export const rejectPendingOf = (tx: Tx, requestId: string, reason: BidStatusReason, at: Date) =>
  tx
    .updateTable('bids')
    .set({ status: lose.to, status_reason: reason, updated_at: at })
    .where('request_id', '=', requestId)
    .where('status', 'in', lose.from)
    .returning(['id', 'provider_id'])
    .execute()

/** Whose bids on a request still stand. */
export async function findPendingOf(tx: Tx, requestId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('bids')
    .select('provider_id')
    .where('request_id', '=', requestId)
    .where('status', 'in', lose.from)
    .execute()
  return rows.map((row) => row.provider_id)
}

/** Rejects what still stands on a request, which is locked, of those who do not fit it. */
export async function closeUnfitting(
  tx: Tx,
  requestId: string,
  isFit: (bidder: Pick<BidderRow, 'trades' | 'truck_work'>) => boolean,
  at: Date,
): Promise<readonly { id: string; provider_id: string }[]> {
  const bids = await tx
    .selectFrom('bids')
    .innerJoin('providers', 'providers.id', 'bids.provider_id')
    .select(['bids.id', 'bids.provider_id', 'providers.trades', 'providers.truck_work'])
    .where('bids.request_id', '=', requestId)
    .where('bids.status', 'in', lose.from)
    .execute()
  const unfit = bids.filter((bid) => !isFit(bid))
  const ids = unfit.map(({ id }) => id)
  if (ids.length) await rejectBids(tx, ids, 'other_service', at)
  return unfit
}

/** Rejects what still stands on a request of those to whom its new place is too far; how far they bid for stands in the bid. */
export const closeOutOfReach = async (
  tx: Tx,
  { id, lat, lng }: { id: string; lat: number | null; lng: number | null },
  at: Date,
): Promise<readonly { id: string; provider_id: string }[]> => {
  const { rows } = await sql<{ id: string; provider_id: string }>`
    update bids b set status = ${lose.to}, status_reason = ${'other_place' satisfies BidStatusReason}, updated_at = ${at}
    from providers p
    where p.id = b.provider_id and b.request_id = ${id} and b.status in (${sql.join(lose.from)})
      and miles_between(p.lat, p.lng, ${lat}::float8, ${lng}::float8)
        > greatest(p.radius_miles, b.distance_miles + ${settings.correcting.furtherMiles})
    returning b.id, b.provider_id`.execute(tx)
  return rows
}

/** How far away those are whose bids stand, now that the place is another. */
export const measureAgain = (
  tx: Tx,
  { id, lat, lng }: { id: string; lat: number | null; lng: number | null },
) =>
  sql`
    update bids b set distance_miles = miles_between(p.lat, p.lng, ${lat}::float8, ${lng}::float8)
    from providers p
    where p.id = b.provider_id and b.request_id = ${id} and b.status in (${sql.join(lose.from)})`.execute(
    tx,
  )

/** Bids that lost to an acceptance which is undone stand again, while their time is not over (rules C13); none of whom its fleet has blocked meanwhile. */
export const returnLostBids = (tx: Tx, requestId: string, at: Date) =>
  tx
    .updateTable('bids')
    .set({ status: comeBack.to, status_reason: null, updated_at: at })
    .where('request_id', '=', requestId)
    .where('status', 'in', comeBack.from)
    .where('status_reason', '=', 'other_bid_accepted')
    .where('expires_at', '>', at)
    .where(
      sql<boolean>`not exists (select from requests r
        join fleet_providers f on f.fleet_id = r.fleet_id and f.standing = 'blocked'
        where r.id = bids.request_id and f.provider_id = bids.provider_id)`,
    )
    .returning(['id', 'provider_id'])
    .execute()

/** The bid that a job was made of and still stands so, when the job has ended with its request. */
export const findAcceptedOf = (tx: Tx, requestId: string) =>
  tx
    .selectFrom('bids')
    .select(columns)
    .where('request_id', '=', requestId)
    .where('status', 'in', bidLifecycle.actions.release.from)
    .forUpdate()
    .execute()

/** What stands of a provider on the open requests of a fleet. */
export const findPendingForFleet = (tx: Tx, providerId: string, fleetId: string) =>
  tx
    .selectFrom('bids')
    .innerJoin('requests', 'requests.id', 'bids.request_id')
    .select(['bids.id', 'bids.request_id'])
    .where('bids.provider_id', '=', providerId)
    .where('bids.status', 'in', bidLifecycle.actions.reject.from)
    .where('requests.fleet_id', '=', fleetId)
    // In one order, so that nobody waits for each other.
    .orderBy('bids.request_id')
    .execute()

/** All pending bids of a provider, rejected at once (rules C18). */
export const rejectPendingOfProvider = (tx: Tx, providerId: string, at: Date) =>
  tx
    .updateTable('bids')
    .set({ status: lose.to, status_reason: 'provider_unavailable', updated_at: at })
    .where('provider_id', '=', providerId)
    .where('status', 'in', lose.from)
    .returning(['id', 'request_id'])
    .execute()

export const findExpiredBids = (db: Db, now: Date, limit: number) =>
  db
    .selectFrom('bids')
    .select(['id', 'request_id'])
    .where('status', 'in', bidLifecycle.actions.expire.from)
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(limit)
    .execute()

/** Who has bid on a request, whatever became of it. */
export async function findBidders(tx: Tx, requestId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('bids')
    .select('provider_id')
    .distinct()
    .where('request_id', '=', requestId)
    .execute()
  return rows.map((row) => row.provider_id)
}
