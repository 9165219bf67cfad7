import { may } from '#contract/lifecycle.ts'
import { requestLifecycle } from '#contract/requests.ts'
import { leavingNews } from '../asking/board-card.ts'
import { findExpiredRequests, lockRequest } from '../asking/queries.ts'
import { eachDue } from '../core/each-due.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import type { Services } from '../core/services.ts'
import { endWantedBid, settleApproval } from './approvals.ts'
import { rejectPendingOf } from './bid-queries.ts'
import { moveRequest } from './move-deal.ts'

const atOnce = 100

/** Requests that nobody accepted a bid on in time expire (rules C6); the link still works and offers Reopen. */
export function expireRequests(services: Services): Promise<number> {
  const { db, deeds, clock } = services
  const find = (atMost: number) => findExpiredRequests(db, clock.now(), atMost)
  return eachDue(services, { deadline: 'requestExpiry', atOnce, find }, async ({ id }) => {
    const deed = deeds.own()
    await deed.transaction(async (tx) => {
      const request = await lockRequest(tx, id)
      if (!request || request.expires_at > deed.now) return
      if (!may(requestLifecycle, 'expire', request.status)) return
      const lost = await rejectPendingOf(tx, id, 'request_closed', deed.now)
      await moveRequest(tx, { request, by: 'clock' }, 'expire', 'expired', deed.now)
      await endWantedBid(tx, { request, gone: lost }, deed.now, 'approval_bid_expired')
      await settleApproval(tx, request, deed.now, 'void')
      const losers = lost.map((bid) => bid.provider_id)
      const payload = { ...(await leavingNews(tx, request)), losers }
      await recordOfDeal(tx, 'request_expired', { request }, { payload })
    })
  })
}
