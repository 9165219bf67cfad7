import { bidLifecycle } from '#contract/bids.ts'
import { refusalOf } from '#contract/lifecycle.ts'
import { record } from '../platform/events.ts'
import type { Deed } from '../platform/http/deed.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { requireAccess } from '../requests/claim.ts'
import { type Claim, mayDecideOn, refuseToRun } from '../requests/policy.ts'
import { lockRequest, ownersOf } from '../requests/queries.ts'
import { settleApproval } from './approvals.ts'
import { findBid, lockBid, setBidStatus } from './queries.ts'

/** The owner of a request turns a bid down. Twice is the same as once. */
export async function rejectBid(deed: Deed, claim: Claim, bidId: string): Promise<void> {
  await deed.transaction(async (tx) => {
    const known = await findBid(tx, bidId)
    const locked = known && (await lockRequest(tx, known.request_id))
    const { request, access } = requireAccess(locked, claim)
    const bid = await lockBid(tx, bidId)
    if (!bid || !mayDecideOn(access, bidId)) throw refuseToRun(access, 'bid')
    if (bid.status_reason === 'customer') return
    const settled = refusalOf(bidLifecycle, 'reject', bid.status)
    if (settled) throw new Refusal('bid_not_pending', settled)
    await setBidStatus(tx, bid.id, 'rejected', 'customer', deed.now)
    await settleApproval(tx, request, deed.now, { declined: bid.id })
    await record(tx, 'bid_rejected', {
      requestId: request.id,
      bidId,
      providerId: bid.provider_id,
      ...ownersOf(request),
    })
  })
}
