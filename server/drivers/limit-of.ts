import { fleetRefusal, mayInFleet } from '#contract/rights.ts'
import { limitCents } from '../fleets/limit-cents.ts'
import type { Member } from '../fleets/policy.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import { Refusal } from '../platform/http/refusal.ts'

/** May this member say what a driver spends alone? Nobody else says it, whether a driver is added, changed or imported. */
export const maySetLimits = ({ role }: Member): boolean => mayInFleet(role, 'setLimits')

/** What a driver of this fleet may spend where nobody has said it; null = any price. */
export async function findDefaultLimit(db: Db | Tx, fleetId: string): Promise<number | null> {
  const fleet = await db
    .selectFrom('fleets')
    .select('default_limit_cents')
    .where('id', '=', fleetId)
    .executeTakeFirst()
  return fleet?.default_limit_cents ?? null
}

/** What a new driver may spend alone: what a manager says of it, else the fleet's default. */
export async function limitOfNew(
  tx: Tx,
  member: Member,
  said: string | null | undefined,
): Promise<number | null> {
  if (said && !maySetLimits(member)) throw new Refusal('not_allowed', fleetRefusal('setLimits'))
  const isWord = said !== undefined && maySetLimits(member)
  return isWord ? limitCents(said) : findDefaultLimit(tx, member.fleetId)
}
