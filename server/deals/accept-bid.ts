import { bidLifecycle } from '#contract/bids.ts'
import { refusalOf } from '#contract/lifecycle.ts'
import { centsOf } from '#contract/primitives.ts'
import { promiseOf } from '#contract/promise.ts'
import { requestLifecycle } from '#contract/requests.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import { leavingNews } from '../asking/board-card.ts'
import type { RequestRow } from '../asking/queries.ts'
import type { Deed } from '../core/deed.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import { isBlocked } from '../fleets/preferences.ts'
import { putOnTerms, termsFor } from '../payments/choose-terms.ts'
import type { Tx } from '../platform/db/tables.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { newId } from '../platform/new-id.ts'
import { holdStanding } from '../providers/queries.ts'
import { agreementOf, keepAgreement } from './agreement.ts'
import {
  askApproval,
  findWaitingApproval,
  findWish,
  limitBelow,
  settleApproval,
} from './approvals.ts'
import { type BidRow, lockOtherBids, ofBid, rejectBids } from './bid-queries.ts'
import { findJobOfBid, insertJob } from './job-queries.ts'
import { lockDeal } from './lock-deal.ts'
import { moveBid, moveRequest } from './move-deal.ts'
import { noteSamePeople } from './note-same-people.ts'
import { waitsForPo } from './po-rule.ts'
import type { Access, Claim } from './policy.ts'
import { writePo } from './set-po-number.ts'
import { refuseToDecide } from './standing.ts'

export interface Acceptance {
  bidId: string
  /** What the caller saw; when given, it must still hold. */
  price?: string | undefined
  version?: number | undefined
  customerNotes?: string | undefined
  /** Why this one, where it is for somebody else to approve. */
  reason?: string | undefined
  /** On the terms of its fleet, or directly; where nobody says it, on terms if that can be. */
  payBy?: 'terms' | 'direct' | undefined
  /** Of a fleet's people: what their books want. */
  poNumber?: string | undefined
  /** Says yes to what a driver has asked for, and to nothing else. */
  isAsked?: boolean | undefined
  /** On which a guest accepts: the provider's own people ask nobody for help. */
  device?: Buffer | null
}

/** What came of it: a job, or a choice that waits for the driver's fleet: its price, or the PO number that it lacks. */
export interface Accepted {
  bidId: string
  requestId: string
  jobId: string | null
}

/**
 * The owner of a request takes one bid (rules C7): it is accepted, all others are rejected, the request is in
 * progress and a job begins. Every call that accepts is this one. The request row is locked first, everything is
 * read after that, so of many at the same moment one wins and the others get a clean refusal.
 */
export function acceptBid(
  deed: Deed,
  claim: Claim,
  { bidId, price, version, customerNotes, reason, payBy, poNumber, isAsked, device }: Acceptance,
): Promise<Accepted> {
  return deed.transaction(async (tx) => {
    const [deal, others, provider] = await Promise.all([
      lockDeal(tx, claim, { bidId }),
      lockOtherBids(tx, bidId),
      holdStanding(tx, ofBid(tx, bidId, 'provider_id')),
    ])
    const { bid, access } = deal
    let { request } = deal
    const already = await acceptedBefore(tx, bid)
    if (already) return already
    await refuseToDecide(tx, request, access, claim)
    refuseUnlessOpen(request, bid, deed.now)
    refuseUnlessAsSeen(bid, price, version)
    if (price === undefined && version === undefined)
      await refuseUnlessAsAsked(tx, request, access, bid)
    if (isAsked && !(await findWish(tx, request, bidId)))
      throw new Refusal('changed_meanwhile', refusals.bids.askTakenBack)
    if (provider?.status !== 'active' || (await isBlocked(tx, request.fleet_id, bid.provider_id)))
      throw new Refusal('provider_unavailable', refusals.bids.providerGone)

    if (poNumber) {
      await writePo(tx, request, access, poNumber)
      request = { ...request, po_number: poNumber }
    }
    const wanted = {
      fleetId: request.fleet_id,
      cents: bid.price_cents,
      isTaken: !bid.refuses_terms,
    }
    const terms = await termsFor(tx, wanted, payBy)
    const waits = await waitsForPo(tx, request, access, terms?.po_mode)
    const limit = await limitBelow(tx, request, access, bid.price_cents)
    if (waits || limit !== null) {
      const wish = { note: customerNotes || null, reason: reason || null }
      await askApproval(tx, deal, limit, wish, deed.now)
      return { bidId, requestId: request.id, jobId: null }
    }

    const note = customerNotes || ((await findWish(tx, request, bidId))?.note ?? null)
    await settleApproval(tx, request, deed.now, { accepted: bidId, by: deed.by.userId })
    await moveBid(tx, deal, 'accept', null, deed.now)
    const lost = others.map(({ id }) => id)
    if (lost.length) await rejectBids(tx, lost, 'other_bid_accepted', deed.now)
    await moveRequest(tx, deal, 'accept', null, deed.now)
    const promised_at = promisedAt(request, bid, deed.now)
    const agreed = agreementOf(request, bid, promised_at, terms?.net_days ?? null, deed.now)
    const job = { id: newId(), bid_id: bidId, provider_id: bid.provider_id }
    await insertJob(tx, {
      ...job,
      request_id: request.id,
      price_cents: bid.price_cents,
      customer_notes: note,
      promised_at,
      assigned_at: deed.now,
      agreement_hash: agreed.hash,
    })
    await keepAgreement(tx, job.id, agreed, deed.now)
    if (device) await noteSamePeople(tx, job.id, device)
    if (terms) await putOnTerms(tx, job.id, terms, deed.by.userId, deed.now)
    const losers = others.map((other) => other.provider_id)
    const payload = { ...(await leavingNews(tx, request)), losers }
    // Who of a fleet has said how it is paid stands in the history; what nobody has said, nobody has chosen.
    const payWay = request.fleet_id === null ? undefined : terms ? 'terms' : payBy
    await recordOfDeal(
      tx,
      'bid_accepted',
      { request, bid, job },
      { payload, ...(payWay && { facts: { payWay } }) },
    )
    return { bidId, requestId: request.id, jobId: job.id }
  })
}

/** The same bid again by who may decide: the same answer (rules C7). */
async function acceptedBefore(tx: Tx, bid: BidRow) {
  if (bid.status !== 'accepted') return null
  const job = await findJobOfBid(tx, bid.id)
  if (!job) throw new Error('an accepted bid without its job')
  return { bidId: bid.id, requestId: bid.request_id, jobId: job.id }
}

function refuseUnlessOpen(request: RequestRow, bid: BidRow, now: Date) {
  const closed = refusalOf(requestLifecycle, 'accept', request.status)
  if (closed && request.status === 'in_progress')
    throw new Refusal('already_assigned', refusals.bids.otherAccepted)
  if (closed || request.expires_at <= now)
    throw new Refusal('request_not_open', closed ?? refusals.requests.expired)
  if (bid.expires_at <= now || bid.status_reason === 'expired')
    throw new Refusal('bid_expired', refusals.bids.expired)
  const settled = refusalOf(bidLifecycle, 'accept', bid.status)
  if (settled) throw new Refusal('bid_not_pending', settled)
}

function refuseUnlessAsSeen(bid: BidRow, price?: string, version?: number) {
  const priceHolds = price === undefined || centsOf(price) === bid.price_cents
  const versionHolds = version === undefined || version === bid.version
  if (priceHolds && versionHolds) return
  throw new Refusal('bid_changed', refusals.bids.changed)
}

/** Who approves without a word of what was seen approves what the driver asked for, and no other price. */
async function refuseUnlessAsAsked(tx: Tx, request: RequestRow, access: Access, bid: BidRow) {
  if (request.fleet_id === null || !access.may.approve) return
  const asked = await findWaitingApproval(tx, request.id)
  if (asked?.bidId !== bid.id || asked.amount === null) return
  if (centsOf(asked.amount) !== bid.price_cents)
    throw new Refusal('bid_changed', refusals.bids.changed)
}

/** The promise is frozen at acceptance (rules C5). */
const promisedAt = (request: RequestRow, bid: BidRow, now: Date): Date | null =>
  promiseOf(
    {
      urgency: request.urgency,
      scheduledAt: request.scheduled_at,
      etaMinutes: bid.eta_minutes,
    },
    now,
  )
