import type { RequestTokens } from '../asking/tokens.ts'
import type { Actor } from '../auth/actor.ts'
import { notFound } from '../core/not-found.ts'
import { findDriverOf } from '../drivers/queries.ts'
import { findMembership } from '../fleets/queries.ts'
import type { Db } from '../platform/db/tables.ts'
import { type Access, accessTo, type Claim, type OwnedRow, plainClaim } from './policy.ts'

/** Collects what a caller can show. One look-up at most; none for a link that is in memory. */
export async function claimOf(
  db: Db,
  tokens: RequestTokens,
  actor: Actor,
  token: string | null,
): Promise<Claim> {
  const grant = token ? await tokens.find(token) : null
  const claim = plainClaim(actor, grant)
  if (actor.kind !== 'user') return claim
  if (actor.userType === 'business_customer') {
    const member = await findMembership(db, actor.userId)
    return { ...claim, member: member ? { fleetId: member.fleet_id, role: member.role } : null }
  }
  if (actor.userType === 'driver') {
    const driver = await findDriverOf(db, actor.userId)
    return { ...claim, driver: driver ? { id: driver.id, fleetId: driver.fleet_id } : null }
  }
  return claim
}

/** The caller's access to a request that was found or not; both "no" are the same 404. */
export function requireAccess<R extends OwnedRow>(
  request: R | undefined,
  claim: Claim,
): { request: R; access: Access } {
  const access = request && accessTo(request, claim)
  if (!request || !access) throw notFound('request')
  return { request, access }
}
