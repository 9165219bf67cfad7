import { sql } from 'kysely'
import type { AuditAction } from '#contract/audit.ts'
import type { CurrentUser, UserType } from '#contract/auth.ts'
import type { ContactDetail } from '#contract/session.ts'
import type { SessionEnd } from '#contract/session-end.ts'
import type { Saying } from '#contract/words/sayings.ts'
import type { IdOrQuery } from '../platform/db/id-or-query.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import type { AuditValues } from './tables.ts'
import './tables.ts'

/** Sessions and whose they are; none of a closed account, also when it was opened at the moment of the closing. */
export const findSessions = (db: Db, hashes: readonly Buffer[]) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('provider_members as m', 'm.user_id', 'users.id')
    .select([
      'sessions.token_hash',
      'sessions.user_id',
      'users.user_type',
      'users.suspended_at',
      'users.must_change_password',
      'users.language',
      'sessions.seen_at',
      'sessions.created_at',
      'sessions.has_factor',
      'sessions.proved_at',
      'm.provider_id',
      'm.role',
      'm.technician_id',
    ])
    .where('sessions.token_hash', '=', sql<Buffer>`any(${hashes})`)
    .where('users.closed_at', 'is', null)
    .execute()

export interface NewSession {
  hash: Buffer
  userId: string
  /** Signed in with a second factor. */
  hasFactor: boolean
  /** As the browser calls itself. */
  userAgent: string | null
  deviceHash: Buffer
}

/**
 * A session, and that its user was there; both in one statement. Gives the language of the account: the page's, where
 * nothing was known.
 */
export const insertSession = (
  db: Db | Tx,
  { hash, userId, hasFactor, userAgent, deviceHash }: NewSession,
  at: Date,
  pageLanguage: string | null,
) =>
  db
    .with('seen', (there) =>
      there
        .updateTable('users')
        .set({ seen_at: at, language: sql`coalesce(language, ${pageLanguage})` })
        .where('id', '=', userId)
        .returning('language'),
    )
    .insertInto('sessions')
    .values({
      token_hash: hash,
      user_id: userId,
      created_at: at,
      seen_at: at,
      proved_at: at,
      has_factor: hasFactor,
      user_agent: userAgent?.slice(0, 400) ?? null,
      device_hash: deviceHash,
    })
    .returning((session) => session.selectFrom('seen').select('language').as('language'))
    .executeTakeFirstOrThrow()

export const touchSession = (db: Db, hash: Buffer, at: Date) =>
  db
    .with('touched', (session) =>
      session
        .updateTable('sessions')
        .set({ seen_at: at })
        .where('token_hash', '=', hash)
        .returning('user_id'),
    )
    .updateTable('users')
    .set({ seen_at: at })
    .where('id', 'in', (eb) => eb.selectFrom('touched').select('user_id'))
    .execute()

/** Gives whose it was. */
export const deleteSession = (db: Db, hash: Buffer) =>
  db.deleteFrom('sessions').where('token_hash', '=', hash).returning('user_id').executeTakeFirst()

export const deleteSessionsOf = (tx: Tx, ...userIds: string[]) =>
  tx.deleteFrom('sessions').where('user_id', '=', sql<string>`any(${userIds}::uuid[])`).execute()

/** Ends all sessions of these people; whoever still holds one of their cookies reads why. */
export async function endSessionsOf(
  tx: Tx,
  userIds: readonly string[],
  end: { because: SessionEnd; reason: string | null; at: Date },
): Promise<void> {
  await sql`
    insert into ended_sessions (token_hash, because, reason, ended_at)
    select token_hash, ${end.because}, ${end.reason}, ${end.at}
    from sessions where user_id = any(${userIds}::uuid[])
    on conflict do nothing`.execute(tx)
  await deleteSessionsOf(tx, ...userIds)
}

/** Why the session of this cookie has ended, where an admin ended it. */
export const findSessionEnd = (db: Db, hash: Buffer) =>
  db
    .selectFrom('ended_sessions')
    .select(['because', 'reason'])
    .where('token_hash', '=', hash)
    .executeTakeFirst()

/** The user that a person may mean by a username or an e-mail address. */
export const findUserByLogin = (db: Db | Tx, login: string) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'user_type', 'password_hash', 'first_code_hash', 'closed_at'])
    .where((eb) =>
      eb(eb.fn('lower', ['username']), '=', login.toLowerCase()).or(
        eb(eb.fn('lower', ['email']), '=', login.toLowerCase()),
      ),
    )
    .executeTakeFirst()

export const findUserByEmail = (db: Db | Tx, email: string) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'full_name'])
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst()

export const findUserById = (db: Db | Tx, userId: string) =>
  db
    .selectFrom('users')
    .select(['id', 'username', 'email', 'phone', 'full_name', 'language'])
    .where('id', '=', userId)
    .executeTakeFirst()

export async function findCurrentUser(db: Db | Tx, userId: string): Promise<CurrentUser | null> {
  const row = await db
    .selectFrom('users')
    .leftJoin('provider_members as m', 'm.user_id', 'users.id')
    .select([
      'users.id',
      'users.username',
      'users.full_name',
      'users.email',
      'users.phone',
      'users.user_type',
      'users.must_change_password',
      'users.suspended_at',
      'm.role',
      sql<boolean>`exists (select from providers p where p.owner_user_id = users.id)`.as(
        'stands_for_business',
      ),
    ])
    .where('users.id', '=', userId)
    .executeTakeFirst()
  if (!row) return null
  return {
    id: row.id,
    username: row.username,
    fullName: row.full_name,
    email: row.email ?? '',
    phone: row.phone,
    userType: row.user_type,
    mustChangePassword: row.must_change_password,
    // Of the session, not of the account: said by who knows it.
    mustSetUpFactor: false,
    isSuspended: row.suspended_at !== null,
    providerRole: row.role,
    ownDetails: ownDetailsOf(row),
  }
}

/** Who stands for a business is texted at its number, which is confirmed by a code. */
function ownDetailsOf(row: { user_type: UserType; stands_for_business: boolean }): ContactDetail[] {
  if (row.user_type === 'driver') return ['email']
  return row.stands_for_business ? ['fullName', 'email'] : ['fullName', 'email', 'phone']
}

export const insertUser = (
  tx: Tx,
  user: {
    user_type: UserType
    username: string
    email: string | null
    full_name: string
    phone: string
    password_hash: string
    must_change_password?: boolean
    first_code_hash?: Buffer
    language?: string | null
    created_at: Date
  },
) => tx.insertInto('users').values(user).returning('id').executeTakeFirstOrThrow()

/**
 * A closed account is its person's again, under the name, address, number and password of now; the language stays. An address of before
 * goes: links to a new password go there, and nobody has shown that it is still this person's.
 */
export const reopenUser = (
  tx: Tx,
  userId: string,
  own: {
    username: string
    email: string | null
    full_name: string
    phone: string
    password_hash: string
  },
) => {
  const { username, email, full_name, phone, password_hash } = own
  return tx
    .updateTable('users')
    .set({
      ...{ username, email, full_name, phone, password_hash },
      ...{ must_change_password: false, first_code_hash: null },
      closed_at: null,
      suspended_at: sql<Date | null>`suspended_in_person_at`,
    })
    .where('id', '=', userId)
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** A password that the person has chosen: no first one counts any more. */
export const setPassword = (tx: Tx, userId: string, passwordHash: string) =>
  tx
    .updateTable('users')
    .set({ password_hash: passwordHash, must_change_password: false, first_code_hash: null })
    .where('id', '=', userId)
    .execute()

/** A code that somebody else has given: no password counts until one is chosen. */
export const setFirstCode = (tx: Tx, userId: string, hash: Buffer) =>
  tx
    .updateTable('users')
    .set({ password_hash: '', must_change_password: true, first_code_hash: hash })
    .where('id', '=', userId)
    .execute()

export const findPassword = (db: Db, userId: string) =>
  db
    .selectFrom('users')
    .select([
      'password_hash',
      'first_code_hash',
      'must_change_password',
      'username',
      'email',
      'full_name',
    ])
    .where('id', '=', userId)
    .executeTakeFirst()

export const setLanguage = (tx: Tx, userId: string, language: string) =>
  tx.updateTable('users').set({ language }).where('id', '=', userId).execute()

/** Suspends people with their business or fleet, or reinstates those who are not suspended in person; the sessions are ended by the caller. */
export const setSuspended = (tx: Tx, userIds: string[], at: Date | null) =>
  tx
    .updateTable('users')
    .set({ suspended_at: at ?? sql<Date | null>`suspended_in_person_at` })
    .where('id', '=', sql<string>`any(${userIds}::uuid[])`)
    .execute()

/** One person's standing, held, and whether the admin who changes it still has any. */
export async function lockStanding(tx: Tx, userId: string, adminId: string) {
  const rows = await tx
    .selectFrom('users')
    .select(['id', 'suspended_at', 'suspended_in_person_at', 'suspended_in_person_because'])
    .where('id', 'in', [userId, adminId])
    .orderBy('id')
    .forUpdate()
    .execute()
  const of = (id: string) => rows.find((row) => row.id === id)
  return { person: of(userId), isAdminStanding: of(adminId)?.suspended_at === null }
}

export const suspendPerson = (
  tx: Tx,
  userId: string,
  { at, reason }: { at: Date; reason: string | null },
) =>
  tx
    .updateTable('users')
    .set({
      suspended_in_person_at: at,
      suspended_in_person_because: reason,
      suspended_at: sql<Date>`coalesce(suspended_at, ${at})`,
    })
    .where('id', '=', userId)
    .execute()

/** Who belongs to a suspended business or fleet stays suspended with it. */
export const reinstatePerson = (tx: Tx, userId: string) =>
  sql`
  update users u set suspended_in_person_at = null, suspended_in_person_because = null,
    suspended_at = case when
      exists (select from provider_members m join providers p on p.id = m.provider_id
        where m.user_id = u.id and p.status = 'suspended')
      or exists (select from fleet_members m join fleets f on f.id = m.fleet_id
        where m.user_id = u.id and f.status = 'suspended')
      or exists (select from drivers d join fleets f on f.id = d.fleet_id
        where d.user_id = u.id and f.status = 'suspended')
    then suspended_at end
  where u.id = ${userId}`.execute(tx)

/** Closes an account, or opens it again; the sessions are ended by the caller. Keys of its programs end for good. */
export async function setClosed(tx: Tx, userId: string, at: Date | null): Promise<void> {
  await tx.updateTable('users').set({ closed_at: at }).where('id', '=', userId).execute()
  if (at)
    await sql`update api_keys set revoked_at = ${at} where user_id = ${userId} and revoked_at is null`.execute(
      tx,
    )
}

export const insertReset = (db: Db | Tx, hash: Buffer, userId: string, expiresAt: Date) =>
  db
    .insertInto('password_resets')
    .values({ token_hash: hash, user_id: userId, expires_at: expiresAt })
    .execute()

/** Takes back a reset whose link did not leave. */
export const deleteReset = (db: Db, hash: Buffer) =>
  db.deleteFrom('password_resets').where('token_hash', '=', hash).execute()

/** Locks a reset, so that of two uses at the same moment one wins. */
export const lockReset = (tx: Tx, hash: Buffer) =>
  tx
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    .select([
      'password_resets.user_id',
      'password_resets.expires_at',
      'password_resets.used_at',
      'users.user_type',
      'users.username',
      'users.email',
      'users.full_name',
    ])
    .where('password_resets.token_hash', '=', hash)
    .forUpdate('password_resets')
    .executeTakeFirst()

/** All links of the user are used up with one of them. */
export const useUpResets = (tx: Tx, userId: string, at: Date) =>
  tx
    .updateTable('password_resets')
    .set({ used_at: at })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute()

export async function countFailures(db: Db | Tx, subject: string, since: Date): Promise<number> {
  const row = await db
    .selectFrom('login_failures')
    .select(sql<number>`count(*)`.as('failures'))
    .where('subject', '=', subject)
    .where('at', '>', since)
    .executeTakeFirstOrThrow()
  return row.failures
}

export const insertFailure = (tx: Tx, subject: string, at: Date) =>
  tx.insertInto('login_failures').values({ subject, at }).returning('id').executeTakeFirstOrThrow()

/** Those of a subject, and some by their ids. */
export const deleteFailures = (db: Db | Tx, subject: string, ids: readonly number[] = []) =>
  db
    .deleteFrom('login_failures')
    .where((is) =>
      is.or([is('subject', '=', subject), is('id', '=', sql<number>`any(${ids}::bigint[])`)]),
    )
    .execute()

export async function isKnownDevice(db: Db, userId: string, deviceHash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('known_devices')
    .select('seen_at')
    .where('user_id', '=', userId)
    .where('device_hash', '=', deviceHash)
    .executeTakeFirst()
  return row !== undefined
}

/** Does the account know devices, and not this one? Where it knows none, there is nothing to compare with. */
export async function isNewDevice(db: Db, userId: string, deviceHash: Buffer): Promise<boolean> {
  const known = await db
    .selectFrom('known_devices')
    .select('device_hash')
    .where('user_id', '=', userId)
    .execute()
  return known.length > 0 && !known.some((one) => one.device_hash.equals(deviceHash))
}

export const keepDevice = (db: Db | Tx, userId: string, deviceHash: Buffer, at: Date) =>
  db
    .insertInto('known_devices')
    .values({ user_id: userId, device_hash: deviceHash, seen_at: at })
    .onConflict((known) => known.columns(['user_id', 'device_hash']).doUpdateSet({ seen_at: at }))
    .execute()

/** After a reset or where an admin ends all sessions, no device is known any more. */
export const forgetDevices = (tx: Tx, userId: string) =>
  tx.deleteFrom('known_devices').where('user_id', '=', userId).execute()

export const deleteOldFailures = (db: Db | Tx, before: Date) =>
  db.deleteFrom('login_failures').where('at', '<', before).execute()

export const insertAudit = (
  tx: Tx,
  entry: {
    at: Date
    actor_id: string | null
    action: AuditAction
    subject_id: string | null
    reason: string | null
    saying?: Saying
    before?: AuditValues
    after?: AuditValues
  },
) => tx.insertInto('audit_log').values(entry).execute()

/** How a person is called and reached, held until the deed is done. */
export const lockPerson = (tx: Tx, userId: IdOrQuery<'users'>) =>
  tx
    .selectFrom('users')
    .select(['id', 'full_name as fullName', 'email', 'phone'])
    .where('id', '=', userId)
    // What only refers to the person, as every event does, need not wait.
    .forNoKeyUpdate()
    .executeTakeFirst()

/** Changes what is given of how a person is called and reached. */
export async function setPerson(
  tx: Tx,
  userId: string,
  { fullName, email, phone }: { [Detail in ContactDetail]?: string | undefined },
): Promise<void> {
  if (fullName === undefined && email === undefined && phone === undefined) return
  await tx
    .updateTable('users')
    .set({ full_name: fullName, email, phone })
    .where('id', '=', userId)
    .execute()
}

/** The fleet or business whose people read how this one is called and reached. */
export async function findWorkplace(tx: Tx, userId: string) {
  const { rows } = await sql<{ fleetId: string | null; providerId: string | null }>`
    select (select fleet_id from fleet_members where user_id = ${userId}) as "fleetId",
      (select provider_id from provider_members where user_id = ${userId}) as "providerId"`.execute(
    tx,
  )
  return rows[0]
}
