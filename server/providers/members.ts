import type { ProviderRight } from '#contract/provider-rights.ts'
import { providerRolesWith } from '#contract/provider-rights.ts'
import type { ProviderRole } from '#contract/provider-roles.ts'
import { endAccess } from '../auth/end-access.ts'
import { endSessionsOf, setClosed } from '../auth/queries.ts'
import { anyOf } from '../platform/db/any-of.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import './tables.ts'

export const insertMember = (
  tx: Tx,
  member: {
    user_id: string
    provider_id: string
    role: ProviderRole
    technician_id?: string | null
    created_at: Date
  },
) =>
  tx
    .insertInto('provider_members')
    .values({ technician_id: null, ...member })
    .execute()

/** Everybody who signs in for a provider, the longest there first. */
export const findMembers = (db: Db | Tx, providerId: string) =>
  db
    .selectFrom('provider_members')
    .select(['user_id', 'role', 'technician_id'])
    .where('provider_id', '=', providerId)
    .orderBy('created_at')
    .execute()

/** The accounts of those people of these providers who have a right. */
export async function findMembersWith(
  db: Db | Tx,
  providerIds: readonly string[],
  right: ProviderRight,
): Promise<{ user_id: string; provider_id: string }[]> {
  if (providerIds.length === 0) return []
  return db
    .selectFrom('provider_members')
    .select(['user_id', 'provider_id'])
    .where('provider_id', '=', anyOf(providerIds))
    .where('role', '=', anyOf(providerRolesWith(right), 'text'))
    .execute()
}

/** Does this account belong to the provider's people? */
export const findMember = (db: Db | Tx, providerId: string, userId: string) =>
  db
    .selectFrom('provider_members')
    .select('role')
    .where('provider_id', '=', providerId)
    .where('user_id', '=', userId)
    .executeTakeFirst()

/** Somebody signs in for the provider no more: the account is closed, and every page of it ends now and says why. */
export async function closeLogin(tx: Tx, userId: string, at: Date): Promise<void> {
  await tx.deleteFrom('provider_members').where('user_id', '=', userId).execute()
  await setClosed(tx, userId, at)
  await endSessionsOf(tx, [userId], { because: 'removed', reason: null, at })
  await endAccess(tx, userId, at)
}
