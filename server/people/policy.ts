import { mayAtProvider } from '#contract/provider-rights.ts'
import type { ProviderRole } from '#contract/provider-roles.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { User } from '../auth/actor.ts'
import { notFound } from '../core/not-found.ts'
import type { Tx } from '../platform/db/tables.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { findMembers } from '../providers/members.ts'
import { lockProviderOf, type ProviderRow } from '../providers/queries.ts'

const manages = ({ role }: { role: ProviderRole }) => mayAtProvider(role, 'managePeople')

/**
 * The provider whose people the caller manages, locked: two owners cannot remove each other at the same moment, and who
 * has been removed a moment ago removes nobody.
 */
export async function lockOwnPeople(tx: Tx, user: User) {
  const provider = await lockProviderOf(tx, user.userId)
  const people = provider ? await findMembers(tx, provider.id) : []
  const own = people.find(({ user_id }) => user_id === user.userId)
  if (!provider || !own || !manages(own)) throw notFound('provider')
  return { provider, people }
}

/** One of the provider's people whose place is about to change; a provider always keeps an owner. */
export async function lockMember(
  tx: Tx,
  user: User,
  memberId: string,
  becomes: ProviderRole | null,
): Promise<{ provider: ProviderRow; otherOwnerId: string | null; role: ProviderRole }> {
  const { provider, people } = await lockOwnPeople(tx, user)
  const member = people.find(({ user_id }) => user_id === memberId)
  if (!member) throw notFound('colleague')
  const other = people.find((one) => manages(one) && one.user_id !== memberId)
  const stays = becomes !== null && manages({ role: becomes })
  if (!stays && !other) throw new Refusal('last_owner', refusals.people.lastOwner)
  const otherOwnerId = stays ? null : (other?.user_id ?? null)
  return { provider, otherOwnerId, role: member.role }
}
