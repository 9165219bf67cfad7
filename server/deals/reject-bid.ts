import { bidLifecycle } from '#contract/bids.ts'
import { refusalOf } from '#contract/lifecycle.ts'
import { lockRequest, ownersOf } from '../asking/queries.ts'
import type { Deed } from '../core/deed.ts'
import { record } from '../core/events.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { settleApproval } from './approvals.ts'
import { findBid, lockBid, setBidStatus } from './bid-queries.ts'
import { requireAccess } from './claim.ts'
import { type Claim, mayDecideOn, refuseToRun } from './policy.ts'

/** The owner of a request turns a bid down. Twice is the same as once. */
export async function rejectBid(deed: Deed, claim: Claim, bidId: string): Promise<void> {
  await deed.transaction(async (tx) => {
    const known = await findBid(tx, bidId)
    const locked = known && (await lockRequest(tx, known.request_id))
    const { request, access } = requireAccess(locked, claim)
    const bid = await lockBid(tx, bidId)
    if (!bid || !mayDecideOn(access, bidId)) throw refuseToRun(access, 'bid', 'decide')
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
