import { type KeyKeeper, type KeyScope, keyKeepers, scopesFor } from '#contract/key-scopes.ts'
import { mayAtProvider, providerRefusal } from '#contract/provider-rights.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { User } from '../auth/actor.ts'
import { memberWith } from '../fleets/policy.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import { Refusal } from '../platform/http/refusal.ts'

/** Whose programs the caller looks after: a provider's, a fleet's, the operator's or the own. */
export interface Keeper {
  kind: KeyKeeper
  /** As the live stream names those who hear of it. */
  topic: string
  offered: readonly KeyScope[]
}

/** Who may let people into a business may let programs in; throws a Refusal for everybody else. */
export async function keeperFor(db: Db | Tx, user: User): Promise<Keeper> {
  const kind = keyKeepers.find((one) => one === user.userType)
  if (!kind) throw new Refusal('wrong_role', refusals.keys.none)
  return { kind, topic: await topicFor(db, user, kind), offered: scopesFor[kind] }
}

async function topicFor(db: Db | Tx, user: User, kind: KeyKeeper): Promise<string> {
  if (kind === 'admin') return 'admins'
  if (kind === 'customer') return `user:${user.userId}`
  if (kind === 'business_customer')
    return `fleet:${(await memberWith(db, user, 'managePeople')).fleetId}`
  const { worksFor } = user
  if (!worksFor || !mayAtProvider(worksFor.role, 'managePeople'))
    throw new Refusal('not_allowed', providerRefusal('managePeople'))
  return `provider:${worksFor.providerId}`
}
