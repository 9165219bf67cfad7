import { sql } from 'kysely'
import type { UserType } from '#contract/auth.ts'
import type { Db } from '../../server/platform/db/tables.ts'
import { customerLogin, logins, spendingLimits } from '../logins.ts'
import { customers, drivers } from '../world/people.ts'

export const findOpenRequests = (db: Db, now: Date) =>
  db
    .selectFrom('requests')
    .select(['id', 'customer_user_id', 'driver_id'])
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
    .select(['jobs.id'])
    .where('phase', '=', 'awaiting_confirmation')
    .limit(200)
    .execute()

/** Somebody whom robots may play. */
export interface Player {
  id: string
  username: string
  userType: UserType
  name: string
  phone: string
  email: string
  driverId: string | null
  fleetId: string | null
}

/** Customers and drivers without a printed login, and the customer who has one. */
export async function findPlayers(db: Db): Promise<Player[]> {
  const names = [...customers, ...drivers, customerLogin].map(({ username }) => username)
  const left: readonly string[] = [...Object.keys(spendingLimits), ...logins.map(nameOf)]
  const mayPlay = names.filter((name) => name === customerLogin.username || !left.includes(name))
  return db
    .selectFrom('users')
    .leftJoin('drivers', 'drivers.user_id', 'users.id')
    .select([
      'users.id',
      'users.username',
      'users.user_type as userType',
      'users.full_name as name',
      'users.phone',
      sql<string>`coalesce(users.email, '')`.as('email'),
      'drivers.id as driverId',
      'drivers.fleet_id as fleetId',
    ])
    .where('users.username', 'in', mayPlay)
    .orderBy('users.username')
    .execute()
}
const nameOf = ({ username }: { username: string }) => username

export async function findTechnicianPhone(db: Db, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('technicians')
    .select('phone')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.phone ?? null
}

/** Requests of these people: all, those since a time, those that wait for a choice since then. */
export async function countRequests(
  db: Db,
  players: readonly Player[],
  { hour, lately }: { hour: Date; lately: Date },
) {
  const { rows } = await sql<{ ever: number; recent: number; open: number }>`
    select count(*) as ever,
      count(*) filter (where created_at > ${hour}) as recent,
      count(*) filter (where status = 'open' and created_at > ${lately}) as open
    from requests where ${isOf(players)}`.execute(db)
  return rows[0] ?? { ever: 0, recent: 0, open: 0 }
}

/** Is somebody waiting for help, or did one of these ask for it a short while ago? Scheduled work is no waiting. */
export async function isBusy(db: Db, players: readonly Player[], since: Date): Promise<boolean> {
  const { rows } = await sql<{ busy: boolean }>`
    select exists (
      select from requests r left join jobs j on j.request_id = r.id and j.closed_at is null
      where ${isOf(players)} and (r.created_at > ${since}
        or r.urgency <> 'scheduled' and r.status = 'open'
        or j.phase in ('assigned', 'en_route', 'arrived', 'working'))) as busy`.execute(db)
  return rows[0]?.busy ?? false
}

const isOf = (players: readonly Player[]) => {
  const owners = players.filter(({ driverId }) => !driverId).map(({ id }) => id)
  const driven = players.flatMap(({ driverId }) => driverId ?? [])
  return sql`(customer_user_id = any(${owners}::uuid[]) or driver_id = any(${driven}::uuid[]))`
}

/** Open requests on which no bid stands, though there was one that ran out, with how many there were in all. */
export async function findUnanswered(db: Db, now: Date) {
  const { rows } = await sql<{ id: string; bids: number }>`
    select r.id, count(b.id) as bids
    from requests r left join bids b on b.request_id = r.id
    where r.status = 'open' and r.expires_at > ${now}
    group by r.id
    having count(*) filter (where b.status = 'pending') = 0
      and coalesce(max(b.updated_at), r.opened_at) < ${new Date(now.getTime() - 3 * 60_000)}
    order by r.created_at limit 100`.execute(db)
  return rows
}

/** Jobs of these shops to which nobody has been sent. */
export const findUnsent = (db: Db, providerIds: readonly string[], before: Date) =>
  db
    .selectFrom('jobs')
    .select(['id', 'provider_id'])
    .where('provider_id', 'in', providerIds)
    .where('phase', '=', 'assigned')
    .where('technician_id', 'is', null)
    .where('assigned_at', '<', before)
    .limit(20)
    .execute()
