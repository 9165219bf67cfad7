import { disputeLifecycle } from '#contract/disputes.ts'
import { decimal } from '#contract/primitives.ts'
import type { Deed } from '../core/deed.ts'
import { move } from '../core/move.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import type { Claim } from '../deals/policy.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { comebackRefusal } from './begin-comeback.ts'
import { lockSideOf } from './lock-side.ts'
import { keepOffer } from './offer.ts'
import { otherSide } from './tables.ts'

/** Either side would be content if the provider came back and did it again; the offer stands for a day, as one of money does. */
export async function offerComeback(deed: Deed, claim: Claim, id: string): Promise<void> {
  await deed.transaction(async (tx) => {
    const { side, deal, dispute } = await lockSideOf(tx, claim, id)
    const refusal = comebackRefusal(dispute, deal.job)
    if (refusal) throw new Refusal('wrong_state', refusal)
    move(disputeLifecycle, 'agree_comeback', dispute.state, side)
    await keepOffer(tx, id, { side, award_cents: 0, is_comeback: true }, deed.now)
    const payload = { disputeId: id, to: otherSide(side), amount: decimal(dispute.claim_cents) }
    await recordOfDeal(tx, 'comeback_offered', deal, { payload })
  })
}
