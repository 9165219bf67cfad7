import { deadlines } from '#contract/deadlines.ts'
import { disputeLifecycle } from '#contract/disputes.ts'
import { decimal } from '#contract/primitives.ts'
import { move } from '../core/move.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import type { JobDeal } from '../deals/lock-deal.ts'
import type { Tx } from '../platform/db/tables.ts'
import { changeDispute, type DisputeRow, otherSide } from './tables.ts'

/**
 * A comeback has not settled a locked dispute, and the provider is not the one who let it down: somebody decides after all, as
 * if nobody had come back; where it was appealed before, that decision stands.
 */
export async function decideAfterAll(
  tx: Tx,
  deal: JobDeal,
  dispute: DisputeRow,
  { by, words }: { by: 'customer' | 'consequence'; words: string | null },
  at: Date,
): Promise<void> {
  const action = dispute.appeal_side ? 'put_back_again' : 'put_back'
  const state = move(disputeLifecycle, action, dispute.state, by)
  await changeDispute(tx, dispute.id, {
    state,
    still_wrong: words,
    moved_at: at,
    due_at: new Date(at.getTime() + deadlines.disputeDecision()),
  })
  const { id, by_side, claim_cents } = dispute
  await recordOfDeal(tx, 'comeback_undone', deal, {
    note: words,
    payload: {
      disputeId: id,
      to: by === 'customer' ? otherSide(by_side) : null,
      amount: decimal(claim_cents),
    },
  })
}
