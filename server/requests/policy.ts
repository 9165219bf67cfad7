import { refusalOf } from '#contract/lifecycle.ts'
import { type CloseReason, type RequestStatus, requestLifecycle } from '#contract/requests.ts'
import { settings } from '#contract/settings.ts'
import type { Actor } from '../auth/actor.ts'
import type { Grant } from './tokens.ts'

/** What the caller can show for himself: his account, the fleet he manages, a link. */
export interface Claim {
  actor: Actor
  fleetId: string | null
  grant: Grant | null
}

/** A caller's standing towards one request: its owner, or the holder of a bid's link (that bid alone). */
export interface Access {
  onlyBidId: string | null
}

export interface OwnedRow {
  id: string
  customer_user_id: string | null
  fleet_id: string | null
}

/**
 * Who decides on a request (rules C8): the account that owns it, the manager of the fleet that owns it, the holder
 * of a token. Anybody else: null, which is answered like "not there".
 */
export function accessTo(request: OwnedRow, { actor, fleetId, grant }: Claim): Access | null {
  const isOwner = actor.kind === 'user' && request.customer_user_id === actor.userId
  const isFleet = fleetId !== null && request.fleet_id === fleetId
  if (isOwner || isFleet) return { onlyBidId: null }
  if (grant?.requestId === request.id) return { onlyBidId: grant.onlyBidId }
  return null
}

/** May this caller decide on this bid? A bid's link decides on its bid only. */
export const mayDecideOn = (access: Access, bidId: string): boolean =>
  access.onlyBidId === null || access.onlyBidId === bidId

/** May this caller end, reopen or confirm? Not with a bid's link. */
export const mayRun = (access: Access): boolean => access.onlyBidId === null

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
