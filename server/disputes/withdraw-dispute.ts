import { disputeLifecycle } from '#contract/disputes.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { Deed } from '../core/deed.ts'
import { move } from '../core/move.ts'
import type { Claim } from '../deals/policy.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { endDispute } from './end-dispute.ts'
import { lockSideOf } from './lock-side.ts'

/** Who has objected takes it back: what was agreed stands. Twice is the same as once. */
export async function withdrawDispute(deed: Deed, claim: Claim, id: string): Promise<void> {
  await deed.transaction(async (tx) => {
    const { side, deal, dispute } = await lockSideOf(tx, claim, id)
    if (dispute.by_side !== side) throw new Refusal('wrong_state', refusals.disputes.onlyOpener)
    if (dispute.state === 'withdrawn') return
    const state = move(disputeLifecycle, 'withdraw', dispute.state, side)
    await endDispute(tx, deal, dispute, { state, award_cents: 0, because: 'withdrawn' }, deed.now)
  })
}
