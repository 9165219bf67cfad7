import { deadlines } from '#contract/deadlines.ts'
import { disputeLifecycle, type answerDispute as endpoint } from '#contract/disputes.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { decimal } from '#contract/primitives.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { Deed } from '../core/deed.ts'
import { move } from '../core/move.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import type { Claim } from '../deals/policy.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { lockSideOf } from './lock-side.ts'
import { showPhotos } from './open-dispute.ts'
import { changeDispute } from './tables.ts'

/** The other side says how it was: from then on the operator decides. */
export async function answerDispute(
  deed: Deed,
  claim: Claim,
  id: string,
  { words, photoIds = [] }: BodyOf<typeof endpoint>,
): Promise<void> {
  await deed.transaction(async (tx) => {
    const one = await lockSideOf(tx, claim, id)
    const { side, deal, dispute } = one
    if (dispute.by_side === side) throw new Refusal('wrong_state', refusals.disputes.otherSide)
    const state = move(disputeLifecycle, 'answer', dispute.state, side)
    await showPhotos(tx, one, id, photoIds)
    await changeDispute(tx, id, {
      state,
      answer_words: words,
      moved_at: deed.now,
      due_at: new Date(deed.now.getTime() + deadlines.disputeDecision()),
    })
    await recordOfDeal(tx, 'dispute_answered', deal, {
      note: words,
      payload: {
        disputeId: id,
        to: dispute.by_side,
        amount: decimal(dispute.claim_cents),
      },
    })
  })
}
