import { sql } from 'kysely'
import type { ApiKey } from '#contract/api-keys.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import './tables.ts'

/** A key that works by this secret, and whose it is; none that was revoked, nor one of a closed account. */
export const findKey = (db: Db, hash: Buffer, now: Date) =>
  db
    .selectFrom('api_keys as k')
    .innerJoin('users as u', 'u.id', 'k.user_id')
    .leftJoin('provider_members as m', 'm.user_id', 'u.id')
    .select([
      'k.id',
      'k.user_id',
      'k.scopes',
      'k.last_used_at',
      'u.user_type',
      'u.suspended_at',
      'u.must_change_password',
      'u.language',
      'm.provider_id',
      'm.role',
      'm.technician_id',
    ])
    .select((eb) =>
      eb
        .case()
        .when('k.secret_hash', '=', hash)
        .then(eb.ref('k.expires_at'))
        .else(sql<Date>`least(k.expires_at, k.old_secret_until)`)
        .end()
        .as('good_until'),
    )
    .where((eb) =>
      eb.or([
        eb('k.secret_hash', '=', hash),
        eb.and([eb('k.old_secret_hash', '=', hash), eb('k.old_secret_until', '>', now)]),
      ]),
    )
    .where('k.expires_at', '>', now)
    .where('k.revoked_at', 'is', null)
    .where('u.closed_at', 'is', null)
    .executeTakeFirst()

export const touchKey = (db: Db, id: string, at: Date, from: string | null) =>
  db
    .updateTable('api_keys')
    .set({ last_used_at: at, last_used_from: from })
    .where('id', '=', id)
    .execute()

/** The keys of a keeper that were not revoked, the newest first; of one, where its id is given. */
export async function listKeys(
  db: Db | Tx,
  keeper: string,
  now: Date,
  id?: string,
): Promise<ApiKey[]> {
  const rows = await db
    .selectFrom('api_keys as k')
    .innerJoin('users as u', 'u.id', 'k.user_id')
    .select([
      'k.id',
      'k.name',
      'k.start',
      'k.scopes',
      'k.user_id',
      'u.full_name',
      'u.suspended_at',
      'u.closed_at',
      'k.created_at',
      'k.expires_at',
      'k.old_secret_until',
      'k.last_used_at',
      'k.last_used_from',
    ])
    .where('k.keeper', '=', keeper)
    .where('k.revoked_at', 'is', null)
    .$if(id !== undefined, (query) => query.where('k.id', '=', id ?? ''))
    .orderBy('k.created_at', 'desc')
    .orderBy('k.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    start: row.start,
    scopes: row.scopes,
    state:
      row.suspended_at || row.closed_at ? 'stopped' : row.expires_at <= now ? 'expired' : 'good',
    madeBy: { id: row.user_id, name: row.full_name },
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    oldWorksUntil:
      row.old_secret_until && row.old_secret_until > now
        ? row.old_secret_until.toISOString()
        : null,
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    lastUsedFrom: row.last_used_from,
  }))
}

/** One key of a keeper, locked: of two rotations at the same moment the second sees the first. */
export const lockKey = (tx: Tx, keeper: string, id: string) =>
  tx
    .selectFrom('api_keys')
    .select(['id', 'user_id', 'name', 'days', 'secret_hash'])
    .where('id', '=', id)
    .where('keeper', '=', keeper)
    .where('revoked_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

/** How many keys a keeper has; who makes keys for one keeper at the same moment takes turns. */
export async function countKeys(tx: Tx, keeper: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`keys ${keeper}`}, 0))`.execute(tx)
  const { count } = await tx
    .selectFrom('api_keys')
    .select(sql<number>`count(*)`.as('count'))
    .where('keeper', '=', keeper)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}
