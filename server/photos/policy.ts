import type { Side } from '#contract/photos.ts'
import { reachOf } from '../asking/board-card.ts'
import type { RequestRow } from '../asking/queries.ts'
import { fits } from '../asking/reach.ts'
import { findJobOfProvider, findLatestJob } from '../deals/job-queries.ts'
import { accessTo, type Claim, mayRun, seesAll } from '../deals/policy.ts'
import { isBlocked } from '../fleets/preferences.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import { findProviderOfActor } from '../providers/queries.ts'
import { sharesContact } from '../views/stages.ts'
import { isDisputed, type PhotoRow } from './queries.ts'

/** Who looks at a request's photos: its owner, the provider on the job, its technician, or who may still bid (rules C10). */
export interface Onlooker {
  as: Side | 'technician' | 'bidder'
  providerId: string | null
  /** May take back what its side has shown. */
  mayRemove: boolean
}

export async function onlookerOf(
  db: Db | Tx,
  request: RequestRow,
  claim: Claim,
  now: Date,
): Promise<Onlooker | null> {
  const access = accessTo(request, claim)
  if (access && seesAll(access))
    return { as: 'customer', providerId: null, mayRemove: mayRun(access) }
  if (claim.actor.kind === 'technician') {
    const { technicianId, providerId } = claim.actor
    const job = await findJobOfProvider(db, request.id, providerId)
    const isOn = job?.technician_id === technicianId && sharesContact(job, now)
    return isOn ? { as: 'technician', providerId, mayRemove: false } : null
  }
  const provider = await findProviderOfActor(db, claim.actor)
  if (!provider) return null
  const job = await findJobOfProvider(db, request.id, provider.id)
  if (job && sharesContact(job, now))
    return { as: 'provider', providerId: provider.id, mayRemove: true }
  const mayBid =
    request.status === 'open' &&
    provider.status === 'active' &&
    fits(reachOf(request), provider) &&
    !(await isBlocked(db, request.fleet_id, provider.id))
  return mayBid ? { as: 'bidder', providerId: provider.id, mayRemove: false } : null
}

/**
 * A bidder sees what the owner shows to bidders; a conversation's photos and proof of work are its two parties' and the
 * technician's on the job. What was hidden nobody sees.
 */
export function maySee({ as, providerId }: Onlooker, photo: PhotoRow): boolean {
  if (photo.hidden_at !== null) return false
  if (as === 'customer') return true
  if (photo.bid_id !== null) return as !== 'bidder' && photo.bid_provider_id === providerId
  return as !== 'bidder' || photo.is_shown_to_bidders
}

/** What proves its work a business sees as long as it is kept, when the time for contact is long over: it shows nobody's place. */
export async function isOwnProof(db: Db | Tx, claim: Claim, photo: PhotoRow): Promise<boolean> {
  return photo.proof_id !== null && isOfOwnJob(db, claim, photo)
}

/** A business sees what both sides have shown in a dispute about its job, and what it has just added for one, when the time for contact is over. */
export async function isOfOwnDispute(db: Db | Tx, claim: Claim, photo: PhotoRow): Promise<boolean> {
  const isShown = photo.dispute_id !== null || (photo.side === 'provider' && isUnsent(photo))
  return isShown && isOfOwnJob(db, claim, photo)
}

async function isOfOwnJob(db: Db | Tx, { actor }: Claim, photo: PhotoRow): Promise<boolean> {
  if (photo.hidden_at !== null) return false
  const provider = await findProviderOfActor(db, actor)
  return provider !== undefined && photo.bid_provider_id === provider.id
}

/** It stands nowhere yet. */
export const isUnsent = (photo: PhotoRow): boolean =>
  photo.message_id === null &&
  photo.change_order_id === null &&
  photo.dispute_id === null &&
  photo.proof_id === null

/** Who decides a dispute sees what both sides have shown on the job: of no other job, and of no other conversation. */
export async function isDecidedOn(
  db: Db | Tx,
  { actor }: Claim,
  photo: PhotoRow,
): Promise<boolean> {
  // A suspended admin is none.
  const isOperator = actor.kind === 'user' && actor.userType === 'admin' && !actor.suspended
  return isOperator && photo.hidden_at === null && (await isDisputed(db, photo))
}

/** Who sees every photo of a request as it comes: the provider that is on it, or nobody yet. */
export async function providerOnJob(tx: Tx, { id, status }: RequestRow): Promise<string | null> {
  if (status !== 'in_progress') return null
  return (await findLatestJob(tx, id))?.provider_id ?? null
}
