import { holdRequest } from '../asking/queries.ts'
import type { User } from '../auth/actor.ts'
import type { Deed } from '../core/deed.ts'
import { notFound } from '../core/not-found.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import { findProviderOf } from '../providers/queries.ts'
import { endWantedBid } from './approvals.ts'
import { findBid, lockBid } from './bid-queries.ts'
import { moveBid } from './move-deal.ts'

/** A provider takes back a bid that still stands. The request comes back to its board. */
export async function withdrawBid(deed: Deed, user: User, bidId: string): Promise<void> {
  await deed.transaction(async (tx) => {
    const known = await findBid(tx, bidId)
    const request = known && (await holdRequest(tx, known.request_id))
    const provider = await findProviderOf(tx, user.userId)
    const bid = await lockBid(tx, bidId)
    if (!bid || !request || bid.provider_id !== provider?.id) throw notFound('bid')
    await moveBid(tx, { bid, by: 'provider' }, 'withdraw', 'withdrawn', deed.now)
    await recordOfDeal(tx, 'bid_withdrawn', { request, bid })
    await endWantedBid(tx, { request, gone: [bid] }, deed.now, 'approval_bid_withdrawn')
  })
}
