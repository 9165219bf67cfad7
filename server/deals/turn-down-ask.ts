import { bidLifecycle } from '#contract/bids.ts'
import { fleetRefusal } from '#contract/rights.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { Deed } from '../core/deed.ts'
import { move } from '../core/move.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { findWaitingApproval, lastAnswer, settleApproval } from './approvals.ts'
import { lockDeal } from './lock-deal.ts'
import type { Claim } from './policy.ts'

/**
 * Who may approve says no to what a driver has asked for, and closes nothing: the bid stands, and somebody may still choose it.
 * The driver hears of it, and why. Twice is the same as once.
 */
export async function turnDownAsk(
  deed: Deed,
  claim: Claim,
  { bidId, reason }: { bidId: string; reason?: string | undefined },
): Promise<void> {
  await deed.transaction(async (tx) => {
    const deal = await lockDeal(tx, claim, { bidId })
    const { request, bid, access, by } = deal
    if (!access.may.approve) throw new Refusal('not_allowed', fleetRefusal('approve'))
    move(bidLifecycle, 'unask', bid.status, by, 'bid_not_pending')
    if ((await findWaitingApproval(tx, request.id))?.bidId !== bidId) {
      if ((await lastAnswer(tx, bidId)) === 'declined') return
      throw new Refusal('changed_meanwhile', refusals.bids.askTakenBack)
    }
    const no = { declined: bidId, by: deed.by.userId, answer: reason || null }
    await settleApproval(tx, request, deed.now, no)
    await recordOfDeal(tx, 'approval_declined', deal)
  })
}
