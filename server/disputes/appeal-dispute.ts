import { deadlines } from '#contract/deadlines.ts'
import { disputeLifecycle } from '#contract/disputes.ts'
import { decimal } from '#contract/primitives.ts'
import type { Deed } from '../core/deed.ts'
import { move } from '../core/move.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import type { Claim } from '../deals/policy.ts'
import { lockSideOf } from './lock-side.ts'
import { changeDispute, otherSide } from './tables.ts'

/** Either side asks once for another decision: somebody else makes it, and that one stands. */
export async function appealDispute(
  deed: Deed,
  claim: Claim,
  id: string,
  words: string,
): Promise<void> {
  await deed.transaction(async (tx) => {
    const { side, deal, dispute } = await lockSideOf(tx, claim, id)
    const state = move(disputeLifecycle, 'appeal', dispute.state, side)
    await changeDispute(tx, id, {
      state,
      appeal_side: side,
      appeal_words: words,
      moved_at: deed.now,
      due_at: new Date(deed.now.getTime() + deadlines.disputeDecision()),
    })
    await recordOfDeal(tx, 'dispute_appealed', deal, {
      note: words,
      payload: { disputeId: id, to: otherSide(side), amount: decimal(dispute.claim_cents) },
    })
  })
}
