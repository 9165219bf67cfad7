import { bidLifecycle } from '#contract/bids.ts'
import { refusalOf } from '#contract/lifecycle.ts'
import { holdRequest, ownersOf } from '../asking/queries.ts'
import type { User } from '../auth/actor.ts'
import type { Deed } from '../core/deed.ts'
import { record } from '../core/events.ts'
import { notFound, Refusal } from '../platform/http/refusal.ts'
import { findProviderOf } from '../providers/queries.ts'
import { findBid, lockBid, setBidStatus } from './bid-queries.ts'

/** A provider takes back a bid that still stands. The request comes back to his board. */
export async function withdrawBid(deed: Deed, user: User, bidId: string): Promise<void> {
  await deed.transaction(async (tx) => {
    const known = await findBid(tx, bidId)
    const request = known && (await holdRequest(tx, known.request_id))
    const provider = await findProviderOf(tx, user.userId)
    const bid = await lockBid(tx, bidId)
    if (!bid || !request || bid.provider_id !== provider?.id) throw notFound('bid')
    const settled = refusalOf(bidLifecycle, 'withdraw', bid.status)
    if (settled) throw new Refusal('bid_not_pending', settled)
    await setBidStatus(tx, bid.id, 'rejected', 'withdrawn', deed.now)
    await record(tx, 'bid_withdrawn', {
      requestId: request.id,
      bidId,
      providerId: provider.id,
      ...ownersOf(request),
    })
  })
}
