import { bidLifecycle } from '#contract/bids.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { Deed } from '../core/deed.ts'
import { move } from '../core/move.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { findWaitingApproval, lastAnswer, settleApproval } from './approvals.ts'
import { lockDeal } from './lock-deal.ts'
import type { Claim } from './policy.ts'

/**
 * A driver has asked the fleet for the wrong bid and takes that back, while nobody has decided: the bid stands as before. Twice is
 * the same as once. Whoever may approve decides instead of taking back.
 */
export async function takeBackAsk(deed: Deed, claim: Claim, bidId: string): Promise<void> {
  await deed.transaction(async (tx) => {
    const deal = await lockDeal(tx, claim, { bidId })
    const { request, bid, access, by } = deal
    if (access.may.approve) throw new Refusal('not_allowed', refusals.bids.askIsDrivers)
    move(bidLifecycle, 'unask', bid.status, by, 'bid_not_pending')
    if ((await findWaitingApproval(tx, request.id))?.bidId !== bidId) {
      if ((await lastAnswer(tx, bidId)) === 'taken_back') return
      throw new Refusal('wrong_state', refusals.bids.notAsked)
    }
    await settleApproval(tx, request, deed.now, { takenBack: bidId, by: deed.by.userId })
    await recordOfDeal(tx, 'approval_taken_back', deal)
  })
}
