import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { CloseReason, RequestStatus } from '#contract/requests.ts'
import type { Rules } from '#contract/rules.ts'
import { notBlockedBy } from '../fleets/preferences.ts'
import { anyOf } from '../platform/db/any-of.ts'
import { builtOnce } from '../platform/db/built-once.ts'
import type { IdOrQuery } from '../platform/db/id-or-query.ts'
import { sent } from '../platform/db/run.ts'
import type { Db, Tables, Tx } from '../platform/db/tables.ts'
import { isWithheldSql } from './is-withheld.ts'
import type { AskedRing } from './tables.ts'
import { type Alert, isInHeadStart, preferredAlone, type Ring } from './waves.ts'

const columns = [
  'id',
  'status',
  'close_reason',
  'service_type',
  'trades',
  'truck_class',
  'urgency',
  'title',
  'details',
  'additional_notes',
  'preferred_time',
  'scheduled_at',
  'location_text',
  'lat',
  'lng',
  'accuracy_m',
  'place_miles',
  'fixed_at',
  'city',
  'state',
  'time_zone',
  'board_details',
  'board_notes',
  'area_miles',
  'area_direction',
  'rough_lat',
  'rough_lng',
  'customer_name',
  'customer_phone',
  'customer_email',
  'customer_user_id',
  'delete_at',
  'guest_forgotten_at',
  'fleet_id',
  'driver_id',
  'unit_id',
  'po_number',
  'budget_cents',
  'tow_miles',
  'named_provider_id',
  'shown_photos',
  'next_alert_at',
  'alert_wave',
  'preferred_first',
  'alerted_count',
  'reopens',
  'created_at',
  'opened_at',
  'expires_at',
  'closed_at',
  'version',
  'asked_rings',
  'widened_miles',
  'comeback_of',
] as const

export const findRequest = (db: Db | Tx, id: string) =>
  db.selectFrom('requests').select(columns).where('id', '=', id).executeTakeFirst()

/** Several requests, by their ids. */
export async function findRequests(db: Db | Tx, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, RequestRow>()
  const rows = await db
    .selectFrom('requests')
    .select(columns)
    .where('id', '=', anyOf(ids))
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

export type RequestRow = NonNullable<Awaited<ReturnType<typeof findRequest>>>

/**
 * Locks the request: every deed that decides something about it does this first, then reads, then decides. Its id may be
 * a question of its own: whose bid or job it is never changes.
 */
export const lockRequest = (tx: Tx, id: IdOrQuery<'requests'>) =>
  tx.selectFrom('requests').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()

/** Holds the request as it is while others may hold it too: many bids at once, but no decision meanwhile. */
export const holdRequest = (tx: Tx, id: IdOrQuery<'requests'>) =>
  tx.selectFrom('requests').select(columns).where('id', '=', id).forShare().executeTakeFirst()

/** As much of a request as a bid on it is held against. */
const columnsForBids = [
  'id',
  'status',
  'expires_at',
  'urgency',
  'truck_class',
  'lat',
  'lng',
  'version',
  'customer_user_id',
  'fleet_id',
  'driver_id',
] as const

export const holdRequestForBid = builtOnce<{ id: string }, RequestForBid>(['id'], (db, { id }) =>
  db
    .selectFrom('requests')
    .select(columnsForBids)
    .select(sql<boolean>`${sql.raw(isWithheldSql('requests'))}`.as('is_withheld'))
    .where('id', '=', id)
    .forShare(),
)

export type RequestForBid = Pick<RequestRow, (typeof columnsForBids)[number]> & {
  is_withheld: boolean
}

export const setRequestStatus = (
  tx: Tx,
  id: string,
  change: { status: RequestStatus; close_reason: CloseReason | null; closed_at: Date | null },
) => sent(tx, tx.updateTable('requests').set(change).where('id', '=', id))

/** `othersHearAt`: when those who had not bid are alerted; null = now. */
export const setReopened = (
  tx: Tx,
  id: string,
  openedAt: Date,
  expiresAt: Date,
  othersHearAt: Date | null,
) =>
  tx
    .updateTable('requests')
    .set({
      opened_at: openedAt,
      expires_at: expiresAt,
      next_alert_at: othersHearAt,
      alert_wave: null,
      preferred_first: [],
      // The waves count again whom they reach.
      alerted_count: othersHearAt ? 0 : sql`alerted_count`,
      ...(othersHearAt && { asked_rings: sql`'[]'::jsonb` }),
      reopens: sql`reopens + 1`,
      // Who asks for help again wants to be reached.
      delete_at: null,
    })
    .where('id', '=', id)
    .execute()

export const setOpened = (tx: Tx, id: string, openedAt: Date, expiresAt: Date) =>
  tx
    .updateTable('requests')
    .set({ opened_at: openedAt, expires_at: expiresAt })
    .where('id', '=', id)
    .execute()

/** In which language a guest is written to; an account's own language counts for its requests. */
export const setLanguageOfGuest = (tx: Tx, id: string, language: string) =>
  tx
    .updateTable('requests')
    .set({ language })
    .where('id', '=', id)
    .where('customer_user_id', 'is', null)
    .where('fleet_id', 'is', null)
    .execute()

export const setExpiry = (tx: Tx, id: string, expiresAt: Date) =>
  tx.updateTable('requests').set({ expires_at: expiresAt }).where('id', '=', id).execute()

/** Requests that have waited too long, a few at a time. */
export const findExpiredRequests = (db: Db, now: Date, limit: number) =>
  db
    .selectFrom('requests')
    .select('id')
    .where('status', '=', 'open')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(limit)
    .execute()

/** What somebody has asked for, or a driver is helped with, that is still open. */
export const findOpenOf = (tx: Tx, userId: string) =>
  tx
    .selectFrom('requests')
    .select('id')
    .where('status', '=', 'open')
    .where((is) =>
      is.or([
        is('customer_user_id', '=', userId),
        is('driver_id', 'in', is.selectFrom('drivers').select('id').where('user_id', '=', userId)),
      ]),
    )
    // In one order, so that nobody waits for each other.
    .orderBy('id')
    .execute()

export const insertDecline = (tx: Tx, providerId: string, requestId: string, at: Date) =>
  tx
    .insertInto('declines')
    .values({ provider_id: providerId, request_id: requestId, at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** Was there one? */
export async function deleteDecline(tx: Tx, providerId: string, requestId: string) {
  const { numDeletedRows } = await tx
    .deleteFrom('declines')
    .where('provider_id', '=', providerId)
    .where('request_id', '=', requestId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** A request that is being asked for; how many providers it reaches is counted with the insert. */
type NewRow = Omit<Insertable<Tables['requests']>, 'id' | 'alerted_count' | 'created_at'> & {
  id: string
  created_at: Date
}

/** What of a request decides whom it reaches. */
type Reaching = Pick<
  NewRow,
  | 'trades'
  | 'truck_class'
  | 'urgency'
  | 'created_at'
  | 'lat'
  | 'lng'
  | 'state'
  | 'customer_user_id'
  | 'fleet_id'
  | 'named_provider_id'
  | 'widened_miles'
>

/** How many providers a new request reaches, and the row itself, in one statement. */
export async function insertRequest(tx: Tx, values: NewRow, ring: Ring | null): Promise<void> {
  // In a head start the one who was asked for by name hears of it alone, or those whom the fleet prefers.
  const first = values.named_provider_id ? 1 : (values.preferred_first?.length ?? 0)
  const count = first > 0 ? sql<number>`${first}::integer` : reachedCount(values, ring)
  await sent(
    tx,
    tx.insertInto('requests').values({
      ...values,
      alerted_count: sql<number>`(${count})`,
      asked_rings: ringsFrom(ring),
    }),
  )
}

/** How many providers hear of a request now: those in the ring of its alert, but for those who have heard before. */
const reachedCount = (request: Reaching, ring: Ring | null, known: readonly string[] = []) =>
  sql`select count(*) ${reached(request, ring)} and p.id <> all(${[...known]}::uuid[])`

/** Which of these providers a request reaches now. */
export async function findReachedAmong(
  tx: Tx,
  request: Reaching,
  providerIds: readonly string[],
): Promise<string[]> {
  if (providerIds.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    select p.id ${reached(request, null)} and p.id = any(${[...providerIds]}::uuid[])`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Providers `p` whom a request reaches now, in a ring of it; who was asked by name has heard before. */
const reached = (request: Reaching, ring: Ring | null) => {
  const { urgency, created_at: at, lat, lng, state, customer_user_id: owner } = request
  const shared = sql`
    p.status = 'active' and does_work(p, ${request.trades}::text[], ${request.truck_class}::text)
    and p.owner_user_id is distinct from ${owner}::uuid
    and p.id is distinct from ${request.named_provider_id ?? null}::uuid
    and ${notBlockedBy(request.fleet_id ?? null)}
    and is_available(p, ${urgency}::text, ${at}::timestamptz)`
  return lat === null
    ? sql`from providers p where p.state = ${state}::text and ${shared}`
    : sql`from providers p
        where ${inReach(lat, lng, request.widened_miles ?? null)}
        and ${inRing(lat, lng, ring)} and ${shared}`
}

/** Inside the shop's own circle, or inside the wider one that its owner has asked for. */
const inReach = (lat: unknown, lng: unknown, widenedMiles: number | null) =>
  widenedMiles === null
    ? sql`p.cover @> box(point(${lng}::float8, ${lat}::float8), point(${lng}::float8, ${lat}::float8))
        and miles_between(p.lat, p.lng, ${lat}::float8, ${lng}::float8) <= p.radius_miles`
    : sql`miles_between(p.lat, p.lng, ${lat}::float8, ${lng}::float8)
        <= greatest(p.radius_miles, ${widenedMiles}::integer)`

const inRing = (lat: unknown, lng: unknown, ring: Ring | null) =>
  ring === null
    ? sql`true`
    : sql`miles_between(p.lat, p.lng, ${lat}::float8, ${lng}::float8) >= ${ring.from}
        and miles_between(p.lat, p.lng, ${lat}::float8, ${lng}::float8) < ${ring.to ?? Infinity}::float8`

/** Who owns a request: all that access needs. */
export const findOwnership = (db: Db, id: string) =>
  db
    .selectFrom('requests')
    .select(['id', 'customer_user_id', 'fleet_id', 'driver_id'])
    .where('id', '=', id)
    .executeTakeFirst()

/** Open requests of which the next providers are to hear now; one that is withheld waits with its alert. */
export const findAlertsDue = (db: Db, now: Date, limit: number) =>
  db
    .selectFrom('requests')
    .select('id')
    .where('status', '=', 'open')
    .where('next_alert_at', '<=', now)
    .where(sql<boolean>`not (${sql.raw(isWithheldSql('requests'))})`)
    .orderBy('next_alert_at')
    .limit(limit)
    .execute()

/** Notes which alert has gone out, when the next one is due, and how many more it reaches. */
export async function setAlert(
  tx: Tx,
  request: RequestRow,
  { wave, ring, nextAt }: Alert,
  now: Date,
): Promise<void> {
  await sql`
    update requests set alert_wave = ${wave}, next_alert_at = ${nextAt},
      alerted_count = alerted_count + newly.asked,
      asked_rings = asked_rings
        || jsonb_build_object('miles', ${ring?.to ?? null}::integer, 'asked', newly.asked)
    from (${reachedCount({ ...request, created_at: now }, ring, request.preferred_first)}) newly (asked)
    where id = ${request.id}`.execute(tx)
}

/** Writes a correction down, and how many are asked by now about what is asked for now. */
export async function setCorrected(tx: Tx, next: RequestRow, ring: Ring | null, now: Date) {
  const { id, alerted_count: known, asked_rings: rings, ...columns } = next
  const isHeadStart = isInHeadStart(next) || preferredAlone(next) !== null
  await tx
    .updateTable('requests')
    .set({
      ...columns,
      ...(!isHeadStart && {
        alerted_count: askedCount(next, ring, now),
        asked_rings: ringsFrom(ring),
      }),
    })
    .where('id', '=', id)
    .execute()
}

/** Writes down what was said of a request that somebody is on: nobody else is asked by it. */
export const setSaid = (tx: Tx, { id, asked_rings: _asked, ...said }: RequestRow) =>
  tx.updateTable('requests').set(said).where('id', '=', id).execute()

/** Another phone comes with a consent of its own. */
export const setConsent = (
  tx: Tx,
  id: string,
  consent: Pick<Tables['requests'], 'texts_consent_version' | 'texts_consent_at'>,
) => tx.updateTable('requests').set(consent).where('id', '=', id).execute()

/** Notes that everybody within the wider circle has been asked. */
export const setWidened = (tx: Tx, next: RequestRow, now: Date) =>
  tx
    .updateTable('requests')
    .set({
      widened_miles: next.widened_miles,
      alert_wave: next.alert_wave,
      next_alert_at: next.next_alert_at,
      alerted_count: askedCount(next, null, now),
      asked_rings: ringsFrom({ from: 0, to: next.widened_miles }),
    })
    .where('id', '=', next.id)
    .execute()

/** All that are asked about a request as it is now, who was asked by name among them. */
const askedCount = (request: RequestRow, ring: Ring | null, now: Date) =>
  sql<number>`(${reachedCount({ ...request, created_at: now }, ring)})
    + ${request.named_provider_id ? 1 : 0}::integer`

const ringsFrom = (ring: Ring | null) =>
  sql<AskedRing[]>`${JSON.stringify([{ miles: ring?.to ?? null }])}::jsonb`

/** Notes that a shop has seen these; gives the open ones that it had not seen before. */
export async function insertView(tx: Tx, providerId: string, ids: readonly string[], at: Date) {
  const { rows } = await sql<
    Pick<RequestRow, 'id' | 'customer_user_id' | 'fleet_id' | 'driver_id'>
  >`
    with seen as (
      insert into request_views (request_id, provider_id, at)
      select id, ${providerId}, ${at} from requests
      where id = any(${[...ids]}::uuid[]) and status = 'open'
      on conflict do nothing returning request_id
    )
    select r.id, r.customer_user_id, r.fleet_id, r.driver_id
    from requests r join seen on seen.request_id = r.id`.execute(tx)
  return rows
}

/**
 * Which shops have looked at a request, by whatever they did with it; and how many of them no alert has asked yet:
 * their board shows more than the waves have reached.
 */
export async function countLooks(
  db: Db,
  { id, lat, lng }: RequestRow,
  ring: Ring | null,
): Promise<{ looked: number; unasked: number }> {
  const isBeyond =
    lat === null || ring?.to == null
      ? sql`false`
      : sql`miles_between(p.lat, p.lng, ${lat}::float8, ${lng}::float8) >= ${ring.to}::float8`
  const { rows } = await sql<{ looked: number; unasked: number }>`
    select count(*) as looked, count(*) filter (where ${isBeyond}) as unasked
    from providers p where p.id in (${lookedAt(id)})`.execute(db)
  return rows[0] ?? { looked: 0, unasked: 0 }
}

/** The second of these numbers for each of many requests `r`. */
export const unaskedOf = ({ waves }: Rules) => sql`
  (select count(*) from providers p where p.id in (${lookedAt(sql`r.id`)})
    and miles_between(p.lat, p.lng, r.lat, r.lng)
      >= (${waves.map(({ miles }) => miles)}::float8[])[r.alert_wave + 1])`

/** Shops that have looked at a request, by whatever they did with it. */
export const lookedAt = (id: string | RawBuilder<unknown>) => sql`
  select provider_id from request_views where request_id = ${id}
  union select provider_id from bids where request_id = ${id}
  union select provider_id from declines where request_id = ${id}`

/** How many shops would come to this place for this, at some hour of the day. */
export async function countCovering(
  db: Db,
  { trades, truck_class, lat, lng, state, fleet_id }: RequestRow,
) {
  const { rows } = await sql<{ covering: number }>`
    select count(*) as covering from providers p
    where p.status = 'active' and does_work(p, ${trades}::text[], ${truck_class}::text)
      and ${lat === null ? sql`p.state = ${state}::text` : inReach(lat, lng, null)}
      and ${notBlockedBy(fleet_id)}`.execute(db)
  return rows[0]?.covering ?? 0
}

/** Has nobody heard of a request `r`, and would nobody come: is it at a place that no map knows, or that no shop covers? */
export const isUnheard = sql`(r.alerted_count = 0 and r.next_alert_at is null
  and not exists (select from providers p
    where p.status = 'active' and does_work(p, r.trades, r.truck_class) and r.lat is null and p.state = r.state
      and ${notBlockedBy(sql.ref('r.fleet_id'))})
  and not exists (select from providers p
    where p.status = 'active' and does_work(p, r.trades, r.truck_class)
      and ${inReach(sql.ref('r.lat'), sql.ref('r.lng'), null)} and ${notBlockedBy(sql.ref('r.fleet_id'))}))`

export const setCustomer = (tx: Tx, id: string, userId: string) =>
  tx.updateTable('requests').set({ customer_user_id: userId }).where('id', '=', id).execute()
