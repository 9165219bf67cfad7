import { sql } from 'kysely'
import { providerRolesWith } from '#contract/provider-rights.ts'
import type { Standing } from '#contract/providers.ts'
import type { Actor } from '../auth/actor.ts'
import { builtOnce } from '../platform/db/built-once.ts'
import type { IdOrQuery } from '../platform/db/id-or-query.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import './tables.ts'

const columns = [
  'id',
  'owner_user_id',
  'business_name',
  'phone',
  'address',
  'description',
  'status',
  'suspended_because',
  'is_turned_down',
  'asked_for',
  'answered_at',
  'trades',
  'truck_work',
  'radius_miles',
  'lat',
  'lng',
  'city',
  'state',
  'time_zone',
  'service_hours',
  'open_from',
  'open_to',
  'takes_emergencies',
  'pledge_cents',
  'duty_by_hand',
  'duty_until',
  'profile_complete',
  'phone_confirmed_at',
  'picture_id',
  'closed_days',
  'rating',
  'review_count',
  'jobs_done',
  'verified',
  'verification_level',
  'license_expires_on',
  'insurance_expires_on',
  'created_at',
] as const

const atWork = providerRolesWith('work')

/**
 * The id of the provider for whom a user does the day's work, as SQL: none for a technician's login. What else somebody
 * may there is asked at the gate. `user` is a parameter: `$1`.
 */
export const providerOfSql = (user: string) =>
  `(select m.provider_id from provider_members m
    where m.user_id = ${user} and m.role in (${atWork.map((role) => `'${role}'`).join(', ')}))`

/** The same for a query that Kysely builds. */
export const providerOf = (db: Db | Tx, userId: string) =>
  db
    .selectFrom('provider_members')
    .select('provider_id')
    .where('user_id', '=', userId)
    .where('role', 'in', atWork)

/** The provider for whom a user works, or undefined. */
export const findProviderOf = (db: Db | Tx, userId: string) =>
  db
    .selectFrom('providers')
    .select(columns)
    .where('id', '=', providerOf(db, userId))
    .executeTakeFirst()

/** The provider for whom somebody acts, or undefined. */
export const findProviderOfActor = async (db: Db | Tx, actor: Actor) =>
  actor.kind === 'user' && actor.userType === 'service_provider'
    ? findProviderOf(db, actor.userId)
    : undefined

export const findProvider = (db: Db | Tx, id: string) =>
  db.selectFrom('providers').select(columns).where('id', '=', id).executeTakeFirst()

export type ProviderRow = NonNullable<Awaited<ReturnType<typeof findProviderOf>>>

/** Reads a provider under a share lock: its standing cannot change before this deed commits. */
export const holdProvider = (tx: Tx, id: IdOrQuery<'providers'>) =>
  tx.selectFrom('providers').select(columns).where('id', '=', id).forShare().executeTakeFirst()

export const holdProviderOf = (tx: Tx, userId: string) =>
  tx
    .selectFrom('providers')
    .select(columns)
    .where('id', '=', providerOf(tx, userId))
    .forShare()
    .executeTakeFirst()

/** As much of a provider as decides whether it may bid. */
const columnsOfBidder = [
  'id',
  'status',
  'trades',
  'truck_work',
  'radius_miles',
  'phone',
  'phone_confirmed_at',
  'lat',
  'lng',
  'time_zone',
  'license_expires_on',
  'insurance_expires_on',
  'pledge_cents',
] as const

export type BidderRow = Pick<ProviderRow, (typeof columnsOfBidder)[number]>

/** The same of the provider for whom somebody works, who wants to bid. */
export const holdBidder = builtOnce<{ userId: string }, BidderRow>(['userId'], (db, { userId }) =>
  db
    .selectFrom('providers')
    .select(columnsOfBidder)
    .where('id', '=', providerOf(db, userId))
    .forShare(),
)

/** The same where only its standing matters. */
export const holdStanding = (tx: Tx, id: IdOrQuery<'providers'>) =>
  tx.selectFrom('providers').select('status').where('id', '=', id).forShare().executeTakeFirst()

export const lockProvider = (tx: Tx, id: string) =>
  tx.selectFrom('providers').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()

export const lockProviderOf = (tx: Tx, userId: string) =>
  tx
    .selectFrom('providers')
    .select(columns)
    .where('id', '=', providerOf(tx, userId))
    .forUpdate()
    .executeTakeFirst()

/** Whose picture this is; a suspended provider shows none. */
export const findProviderByPicture = (db: Db, pictureId: string) =>
  db
    .selectFrom('providers')
    .select('id')
    .where('picture_id', '=', pictureId)
    .where('status', '<>', 'suspended')
    .executeTakeFirst()

export const setPicture = (tx: Tx, id: string, pictureId: string | null) =>
  tx.updateTable('providers').set({ picture_id: pictureId }).where('id', '=', id).execute()

/** What a customer calls a provider, and by which number. */
export const findNames = (db: Db | Tx, id: string) =>
  db
    .selectFrom('providers')
    .select(['business_name', 'phone', 'status', 'picture_id'])
    .where('id', '=', id)
    .executeTakeFirst()

/** `because`: why it was suspended, or its application not approved. What was asked of an applicant is decided with it. */
export const setProviderStatus = (
  tx: Tx,
  id: string,
  {
    status,
    because,
    isTurnedDown,
  }: { status: Standing; because: string | null; isTurnedDown: boolean },
) =>
  tx
    .updateTable('providers')
    .set({
      status,
      suspended_because: because,
      is_turned_down: isTurnedDown,
      asked_for: null,
      asked_for_at: null,
      answered_at: null,
      asked_answer: null,
    })
    .where('id', '=', id)
    .execute()

/** The average of the published reviews, of which `count` there are; null without one. */
export const setRating = (
  tx: Tx,
  id: string,
  { count, rating, scores }: { count: number; rating: string | null; scores: unknown },
) =>
  tx
    .updateTable('providers')
    .set({ review_count: count, rating, scores: sql`${JSON.stringify(scores)}::jsonb` })
    .where('id', '=', id)
    .execute()

/** What people do for themselves counts for nothing. */
export const countJobDone = (tx: Tx, id: string, jobId: string) =>
  tx
    .updateTable('providers')
    .set({ jobs_done: sql`jobs_done + 1` })
    .where('id', '=', id)
    .where(
      sql<boolean>`not exists (select from jobs j where j.id = ${jobId} and j.same_people is not null)`,
    )
    .execute()

/** Approved providers who may serve a place, or a state where no place is known, and who is asked for by name. */
export async function findProvidersAround(
  db: Db | Tx,
  {
    lat,
    lng,
    state,
    namedProviderId = null,
    widenedMiles = null,
  }: {
    lat: number | null
    lng: number | null
    state: string | null
    namedProviderId?: string | null
    widenedMiles?: number | null
  },
) {
  const around =
    lat === null || lng === null
      ? sql<boolean>`state = ${state}::text`
      : sql<boolean>`(miles_between(lat, lng, ${lat}::float8, ${lng}::float8) <= ${widenedMiles}::integer or cover @> box(point(${lng}::float8, ${lat}::float8), point(${lng}::float8, ${lat}::float8)))`
  return (
    db
      .selectFrom('providers')
      .select(columns)
      .where('status', '=', 'active')
      .where(sql<boolean>`(${around} or id = ${namedProviderId}::uuid)`)
      // Where more serve one place than are told, the nearest are.
      .orderBy(sql`id = ${namedProviderId}::uuid`, (order) => order.desc().nullsLast())
      .orderBy(sql`miles_between(lat, lng, ${lat}::float8, ${lng}::float8)`)
      .limit(1_000)
      .execute()
  )
}

/** A shop reads as its owner does. */
export const setLanguageOfShop = (tx: Tx, ownerUserId: string, language: string) =>
  tx.updateTable('providers').set({ language }).where('owner_user_id', '=', ownerUserId).execute()
