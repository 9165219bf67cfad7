import type { Side } from '#contract/photos.ts'
import { settings } from '#contract/settings.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { Saying } from '#contract/words/sayings.ts'
import { findRequest, type RequestRow } from '../asking/queries.ts'
import { userIdOf } from '../auth/actor.ts'
import { type BidRow, findBid } from '../deals/bid-queries.ts'
import { findJobOfProvider, type JobRow } from '../deals/job-queries.ts'
import { accessTo, type Claim, mayDecideOn } from '../deals/policy.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import { findProviderOfActor } from '../providers/queries.ts'
import { sharesContact } from '../views/stages.ts'
import type { Reader } from './queries.ts'

/** One party's place in the conversation on a bid. */
export interface Seat {
  side: Side
  bid: BidRow
  request: RequestRow
  /** The job that began with this bid, if it was accepted. */
  job: JobRow | null
}

/**
 * Where the caller sits in the conversation on a bid: its provider, the technician on the job while the contact is shared
 * (rules C10), or who decides on it. Null for anybody else.
 */
export async function seatOf(
  db: Db | Tx,
  claim: Claim,
  bidId: string,
  now: Date,
): Promise<Seat | null> {
  const bid = await findBid(db, bidId)
  const request = bid && (await findRequest(db, bid.request_id))
  if (!bid || !request) return null
  const found = await findJobOfProvider(db, request.id, bid.provider_id)
  const job = found?.bid_id === bidId ? found : null
  const side = await sideOf(db, claim, { bid, request, job }, now)
  return side && { side, bid, request, job }
}

async function sideOf(
  db: Db | Tx,
  claim: Claim,
  { bid, request, job }: Omit<Seat, 'side'>,
  now: Date,
) {
  const access = accessTo(request, claim)
  if (access && mayDecideOn(access, bid.id)) return 'customer'
  if (claim.actor.kind === 'technician') {
    const isOn = job?.technician_id === claim.actor.technicianId && sharesContact(job, now)
    return isOn ? 'provider' : null
  }
  const provider = await findProviderOfActor(db, claim.actor)
  return provider?.id === bid.provider_id ? 'provider' : null
}

/** Before acceptance contact details are held back (rules C10). */
export const holdsBack = ({ bid }: Seat): boolean => bid.status !== 'accepted'

/** Why nothing more can be said here, or null: a bid that is settled, a job that is long over. */
export function closedBecause({ bid, job }: Seat, now: Date): Saying | null {
  if (bid.status === 'pending') return null
  if (bid.status === 'rejected') return refusals.messages.bidSettled
  const closed = job?.closed_at?.getTime()
  if (closed !== undefined && closed + settings.contactAfterCloseMs <= now.getTime())
    return refusals.messages.jobOver
  return null
}

/** What a photo shows cannot be held back, so photos are sent once a bid is accepted. */
export const maySendPhotos = (seat: Seat, now: Date): boolean =>
  !holdsBack(seat) && closedBecause(seat, now) === null

/** For whom the messages of a conversation are written: what colleagues have said has their name. */
export const readerOf = ({ side }: Seat, claim: Claim): Reader => ({
  side,
  userId: userIdOf(claim.actor),
})
