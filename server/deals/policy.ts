import { refusalOf } from '#contract/lifecycle.ts'
import { type CloseReason, type RequestStatus, requestLifecycle } from '#contract/requests.ts'
import { type FleetRole, fleetRefusal, mayInFleet, rightsOf } from '#contract/rights.ts'
import { settings } from '#contract/settings.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { Saying } from '#contract/words/sayings.ts'
import type { Grant } from '../asking/tokens.ts'
import type { Actor, User } from '../auth/actor.ts'
import { type Noun, notFound } from '../core/not-found.ts'
import { Refusal } from '../platform/http/refusal.ts'

/** What the caller can show: an account, a place in a fleet, being a driver, a link. */
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

/** What may be done with a request: take and turn down bids; also above its driver's limit; see it to its end; write its PO number. */
type RequestRight = 'decide' | 'approve' | 'run' | 'writePo'

/**
 * A caller's standing towards one request: it is the caller's or their fleet's, they are its driver, or they hold a link (a bid's
 * link: that bid alone); and what they may do with it. What is not said here they may not.
 */
export interface Access {
  as: 'owner' | 'member' | 'driver' | 'link'
  onlyBidId: string | null
  may: Readonly<Record<RequestRight, boolean>>
}

/** A link to share. */
const nothing = { decide: false, approve: false, run: false, writePo: false }
const everything = { decide: true, approve: true, run: true, writePo: false }
/** Who stands beside the truck decides within the limit that its fleet has set (rules D). */
const withinLimit = { decide: true, approve: false, run: true, writePo: false }

/** The fleet whose requests a caller may read, or null. */
export const fleetOf = ({ member }: Pick<Claim, 'member'>): string | null =>
  member && mayInFleet(member.role, 'seeRequests') ? member.fleetId : null

export interface OwnedRow {
  id: string
  customer_user_id: string | null
  fleet_id: string | null
  driver_id: string | null
}

/** Nobody's account and no fleet's. */
export const isGuests = (request: Pick<OwnedRow, 'customer_user_id' | 'fleet_id'>): boolean =>
  request.customer_user_id === null && request.fleet_id === null

/** Does a request hold what can be deleted of a guest? While it runs it is needed; an account's goes with the account. */
export const holdsGuestsData = (
  request: Pick<OwnedRow, 'customer_user_id' | 'fleet_id'> & {
    closed_at: Date | null
    guest_forgotten_at: Date | null
  },
): boolean => isGuests(request) && request.closed_at !== null && request.guest_forgotten_at === null

/**
 * Who has to do with a request (rules C8): the account that owns it, the people of the fleet that owns it, its driver,
 * the holder of a token. Anybody else: null, which is answered like "not there".
 */
export function accessTo(request: OwnedRow, claim: Claim): Access | null {
  const { actor, member, driver, grant } = claim
  if (actor.kind === 'user' && request.customer_user_id === actor.userId)
    return { as: 'owner', onlyBidId: null, may: everything }
  if (member && request.fleet_id !== null && request.fleet_id === fleetOf(claim))
    return { as: 'member', onlyBidId: null, may: rightsOf[member.role] }
  // A driver who has left the fleet has left its requests.
  if (driver && request.driver_id === driver.id && request.fleet_id === driver.fleetId)
    return { as: 'driver', onlyBidId: null, may: withinLimit }
  if (grant?.requestId === request.id)
    return {
      as: 'link',
      onlyBidId: grant.onlyBidId,
      may: grant.isReadOnly ? nothing : withinLimit,
    }
  return null
}

/** Does this caller see the whole request? A bid's link sees its bid only. */
export const seesAll = (access: Access): boolean => access.onlyBidId === null

/** May this caller decide on this bid? A bid's link decides on its bid only. */
export const mayDecideOn = (access: Access, bidId: string): boolean =>
  access.may.decide && (seesAll(access) || access.onlyBidId === bidId)

/** May this caller end, reopen or confirm? Not with a bid's link. */
export const mayRun = (access: Access): boolean => access.may.run && seesAll(access)

/** Does this caller's link only look? */
export const onlyLooks = (access: Access): boolean => access.as === 'link' && !access.may.run

/** Who sees the request but may not do this is told whose right it is; anybody else finds nothing. */
export function refuseToRun(
  access: Access,
  what: Noun,
  right: 'decide' | 'run' | 'writePo' = 'run',
): Refusal {
  if (onlyLooks(access)) return new Refusal('not_allowed', refusals.requests.linkOnlyLooks)
  return access.as === 'member' && !access.may[right]
    ? new Refusal('not_allowed', fleetRefusal(right))
    : notFound(what)
}

/** Whose account may keep a guest's request: who asks for help in person (rules A). */
export const mayClaim = (user: User): boolean =>
  user.userType === 'customer' || user.userType === 'driver'

/** Who runs the platform decides at the desk on what is anybody's; to everybody else it is not there. */
export function requireOperator(user: User, what: Noun): void {
  if (user.userType !== 'admin') throw notFound(what)
}

/** Why an ended request cannot be opened again at the desk, or null: however it closed, but not for ever. */
export function reopenRefusalAtDesk(
  request: {
    status: RequestStatus
    close_reason: CloseReason | null
    closed_at: Date | null
    comeback_of: string | null
  },
  now: Date,
): Saying | null {
  const refusal = refusalOf(requestLifecycle, 'reopen', request.status)
  if (refusal || !request.closed_at) return requestLifecycle.refusals.reopen
  if (request.comeback_of !== null) return refusals.desk.comeback
  if (request.close_reason === 'account_closed') return refusals.desk.accountClosed
  const { reopenWithinMs } = settings.desk
  return request.closed_at.getTime() + reopenWithinMs < now.getTime()
    ? refusals.desk.reopenOver
    : null
}

/** Why an ended request cannot be opened again now, or null (rules C6). */
export function reopenRefusal(
  request: {
    status: RequestStatus
    close_reason: CloseReason | null
    closed_at: Date | null
    reopens: number
  },
  now: Date,
): Saying | null {
  const refusal = refusalOf(requestLifecycle, 'reopen', request.status)
  if (refusal || request.close_reason !== 'expired' || !request.closed_at)
    return requestLifecycle.refusals.reopen
  const { withinMs, times } = settings.reopen
  if (request.closed_at.getTime() + withinMs < now.getTime()) return refusals.requests.reopenOver
  if (request.reopens >= times) return refusals.requests.noReopens
  return null
}
