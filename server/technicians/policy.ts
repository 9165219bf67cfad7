import { refusals } from '#contract/words/en/refusals.ts'
import type { User } from '../auth/actor.ts'
import { notFound } from '../core/not-found.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { findProviderOf, lockProviderOf, type ProviderRow } from '../providers/queries.ts'

/** The provider whose people these are. */
export async function employerOf(db: Db | Tx, user: User): Promise<ProviderRow> {
  const provider = await findProviderOf(db, user.userId)
  if (!provider) throw notFound('provider')
  return provider
}

/** The same, locked: of two who are added at once the second is counted with the first. */
export async function lockEmployer(tx: Tx, user: User): Promise<ProviderRow> {
  const provider = await lockProviderOf(tx, user.userId)
  if (!provider) throw notFound('provider')
  return provider
}

/** Who is not approved yet sends no SMS to numbers of their choice. */
export const mayInvite = ({ status }: ProviderRow): boolean => status === 'active'

export const notApproved = () =>
  new Refusal('provider_not_active', refusals.technicians.notApproved)
