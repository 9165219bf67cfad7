import { bidLifecycle } from '#contract/bids.ts'
import { may } from '#contract/lifecycle.ts'
import { holdRequest, ownersOf } from '../asking/queries.ts'
import { record } from '../core/events.ts'
import type { Services } from '../core/services.ts'
import { findExpiredBids, lockBid, setBidStatus } from './bid-queries.ts'

const atOnce = 100

/** Bids whose time is over are rejected as expired (rules C6). Several workers may do this at once; each bid expires once. */
export async function expireBids({ db, deeds, clock }: Services): Promise<number> {
  const due = await findExpiredBids(db, clock.now(), atOnce)
  for (const { id, request_id } of due) {
    const deed = deeds.own()
    await deed.transaction(async (tx) => {
      const request = await holdRequest(tx, request_id)
      const bid = await lockBid(tx, id)
      if (!bid || !request || bid.expires_at > deed.now) return
      if (!may(bidLifecycle, 'expire', bid.status)) return
      await setBidStatus(tx, id, 'rejected', 'expired', deed.now)
      await record(tx, 'bid_expired', {
        requestId: request_id,
        bidId: id,
        providerId: bid.provider_id,
        ...ownersOf(request),
      })
    })
  }
  return due.length
}
