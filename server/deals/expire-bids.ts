import { bidLifecycle } from '#contract/bids.ts'
import { may } from '#contract/lifecycle.ts'
import { holdRequest } from '../asking/queries.ts'
import { eachDue } from '../core/each-due.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import type { Services } from '../core/services.ts'
import { endWantedBid } from './approvals.ts'
import { findExpiredBids, lockBid } from './bid-queries.ts'
import { moveBid } from './move-deal.ts'

const atOnce = 100

/** Bids whose time is over are rejected as expired (rules C6). Several workers may do this at once; each bid expires once. */
export function expireBids(services: Services): Promise<number> {
  const { db, deeds, clock } = services
  const find = (atMost: number) => findExpiredBids(db, clock.now(), atMost)
  return eachDue(services, { deadline: 'bidExpiry', atOnce, find }, async ({ id, request_id }) => {
    const deed = deeds.own()
    await deed.transaction(async (tx) => {
      const request = await holdRequest(tx, request_id)
      const bid = await lockBid(tx, id)
      if (!bid || !request || bid.expires_at > deed.now) return
      if (!may(bidLifecycle, 'expire', bid.status)) return
      await moveBid(tx, { bid, by: 'clock' }, 'expire', 'expired', deed.now)
      await recordOfDeal(tx, 'bid_expired', { request, bid })
      await endWantedBid(tx, { request, gone: [bid] }, deed.now, 'approval_bid_expired')
    })
  })
}
