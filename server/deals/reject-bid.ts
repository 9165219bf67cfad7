import { refusals } from '#contract/words/en/refusals.ts'
import type { Deed } from '../core/deed.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { findWish, settleApproval } from './approvals.ts'
import { lockDeal } from './lock-deal.ts'
import { moveBid } from './move-deal.ts'
import type { Claim } from './policy.ts'

interface Rejection {
  bidId: string
  reason?: string | undefined
  /** Says no to what a driver has asked for: once that is taken back, the bid stands. */
  isAsked?: boolean | undefined
}

/** The owner of a request turns a bid down. Twice is the same as once. The driver whose choice it was hears of it, and why. */
export async function rejectBid(
  deed: Deed,
  claim: Claim,
  { bidId, reason, isAsked }: Rejection,
): Promise<void> {
  await deed.transaction(async (tx) => {
    const deal = await lockDeal(tx, claim, { bidId })
    if (deal.bid.status_reason === 'customer') return
    const wish = await findWish(tx, deal.request, bidId)
    if (isAsked && !wish) throw new Refusal('changed_meanwhile', refusals.bids.askTakenBack)
    await moveBid(tx, deal, 'reject', 'customer', deed.now)
    const no = { declined: bidId, by: deed.by.userId, answer: reason || null }
    await settleApproval(tx, deal.request, deed.now, no)
    await recordOfDeal(tx, 'bid_rejected', deal)
    if (wish) await recordOfDeal(tx, 'approval_declined', deal)
  })
}
