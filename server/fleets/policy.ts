import type { FleetRole } from '#contract/fleets.ts'
import type { User } from '../auth/actor.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import { notFound, Refusal } from '../platform/http/refusal.ts'
import { findMembership, holdFleet } from './queries.ts'

export interface Member {
  fleetId: string
  role: FleetRole
}

/** Company, people and limits: managers. */
export const mayManage = (role: FleetRole): boolean => role === 'manager'

/** Drivers, units, requests and bids: managers and dispatchers. */
export const mayDispatch = (role: FleetRole): boolean => role !== 'viewer'

/** The caller's place in his fleet, at least to look. */
export async function memberOf(db: Db | Tx, user: User): Promise<Member> {
  const member = await findMembership(db, user.userId)
  if (!member) throw notFound('fleet')
  return { fleetId: member.fleet_id, role: member.role }
}

export async function managerOf(db: Db | Tx, user: User): Promise<Member> {
  const member = await memberOf(db, user)
  if (!mayManage(member.role))
    throw new Refusal('not_allowed', 'Only a manager of the fleet can do this.')
  return member
}

export async function dispatcherOf(db: Db | Tx, user: User): Promise<Member> {
  const member = await memberOf(db, user)
  if (!mayDispatch(member.role))
    throw new Refusal('not_allowed', 'As a viewer you can look, but not change anything.')
  return member
}

/** Nothing begins for a suspended company; it is held, so that a suspension at the same moment comes before or after. */
export async function refuseSuspendedFleet(tx: Tx, fleetId: string | null): Promise<void> {
  const fleet = fleetId === null ? undefined : await holdFleet(tx, fleetId)
  if (fleet?.status === 'suspended')
    throw new Refusal('account_suspended', 'The account of this company is suspended.')
}
