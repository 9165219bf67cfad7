import type { FleetRole } from '#contract/fleets.ts'
import { refusalOf } from '#contract/lifecycle.ts'
import { type CloseReason, type RequestStatus, requestLifecycle } from '#contract/requests.ts'
import { settings } from '#contract/settings.ts'
import type { Grant } from '../asking/tokens.ts'
import type { Actor, User } from '../auth/actor.ts'
import { notFound, Refusal } from '../platform/http/refusal.ts'

/** What the caller can show for himself: his account, his place in a fleet, that he is a driver, a link. */
export interface Claim {
  actor: Actor
  member: { fleetId: string; role: FleetRole } | null
  driver: { id: string; fleetId: string | null } | null
  grant: Grant | null
}

/** The claim of an account that belongs to no fleet, or of a stranger with a link. */
export const plainClaim = (actor: Actor, grant: Grant | null = null): Claim => ({
  actor,
  member: null,
  driver: null,
  grant,
})

/**
 * A caller's standing towards one request: it is his or his fleet's to run, he drives the truck, he may only look, or
 * he holds a link (a bid's link: that bid alone).
 */
export interface Access {
  as: 'owner' | 'driver' | 'viewer' | 'link'
  onlyBidId: string | null
}

export interface OwnedRow {
  id: string
  customer_user_id: string | null
  fleet_id: string | null
  driver_id: string | null
}

/**
 * Who has to do with a request (rules C8): the account that owns it, the people of the fleet that owns it, its driver,
 * the holder of a token. Anybody else: null, which is answered like "not there".
 */
export function accessTo(request: OwnedRow, claim: Claim): Access | null {
  const { actor, member, driver, grant } = claim
  if (actor.kind === 'user' && request.customer_user_id === actor.userId)
    return { as: 'owner', onlyBidId: null }
  if (member && request.fleet_id === member.fleetId)
    return { as: member.role === 'viewer' ? 'viewer' : 'owner', onlyBidId: null }
  // A driver who has left the fleet has left its requests.
  if (driver && request.driver_id === driver.id && request.fleet_id === driver.fleetId)
    return { as: 'driver', onlyBidId: null }
  if (grant?.requestId === request.id) return { as: 'link', onlyBidId: grant.onlyBidId }
  return null
}

/** Does this caller see the whole request? A bid's link sees its bid only. */
export const seesAll = (access: Access): boolean => access.onlyBidId === null

/** May this caller decide on this bid? A bid's link decides on its bid only, a viewer on none. */
export const mayDecideOn = (access: Access, bidId: string): boolean =>
  access.as !== 'viewer' && (seesAll(access) || access.onlyBidId === bidId)

/** May this caller end, reopen or confirm? Not with a bid's link, and not as a viewer. */
export const mayRun = (access: Access): boolean => seesAll(access) && access.as !== 'viewer'

/** A viewer sees the request, so he is told why; anybody else finds nothing. */
export function refuseToRun(access: Access, what: string): Refusal {
  return access.as === 'viewer'
    ? new Refusal('not_allowed', 'As a viewer you can look, but not decide.')
    : notFound(what)
}

/** Whose account may keep a guest's request: who asks for help himself (rules A). */
export const mayClaim = (user: User): boolean =>
  user.userType === 'customer' || user.userType === 'driver'

/** Why an ended request cannot be opened again now, as a sentence, or null (rules C6). */
export function reopenRefusal(
  request: {
    status: RequestStatus
    close_reason: CloseReason | null
    closed_at: Date | null
    reopens: number
  },
  now: Date,
): string | null {
  const refusal = refusalOf(requestLifecycle, 'reopen', request.status)
  if (refusal || request.close_reason !== 'expired' || !request.closed_at)
    return requestLifecycle.actions.reopen.refusal
  const { withinMs, times } = settings.reopen
  if (request.closed_at.getTime() + withinMs < now.getTime())
    return 'A request can be opened again within 24 hours after it expired.'
  if (request.reopens >= times) return 'A request can be opened again three times at most.'
  return null
}
