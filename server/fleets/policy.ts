import { type FleetRight, type FleetRole, fleetRefusal, mayInFleet } from '#contract/rights.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { User } from '../auth/actor.ts'
import { notFound } from '../core/not-found.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { findMembership, holdFleet } from './queries.ts'

export interface Member {
  fleetId: string
  role: FleetRole
}

/** The caller's place in the fleet, where their role has this right; otherwise a refusal that says whose it is. */
export async function memberWith(db: Db | Tx, user: User, right: FleetRight): Promise<Member> {
  const member = await findMembership(db, user.userId)
  if (!member) throw notFound('fleet')
  if (!mayInFleet(member.role, right)) throw new Refusal('not_allowed', fleetRefusal(right))
  return { fleetId: member.fleet_id, role: member.role }
}

/** Nothing begins for a suspended company; it is held, so that a suspension at the same moment comes before or after. */
export async function refuseSuspendedFleet(tx: Tx, fleetId: string | null): Promise<void> {
  const fleet = fleetId === null ? undefined : await holdFleet(tx, fleetId)
  if (fleet?.status === 'suspended')
    throw new Refusal('account_suspended', refusals.fleets.suspended)
}
