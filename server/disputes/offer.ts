import { disputeLifecycle } from '#contract/disputes.ts'
import { centsOf, decimal } from '#contract/primitives.ts'
import { settings } from '#contract/settings.ts'
import { jobFields } from '#contract/words/en/fields/job.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { Deed } from '../core/deed.ts'
import { move } from '../core/move.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import type { Claim } from '../deals/policy.ts'
import { Refusal, wrongField } from '../platform/http/refusal.ts'
import { endDispute } from './end-dispute.ts'
import { lockSideOf } from './lock-side.ts'
import { findOffers, otherSide } from './tables.ts'

const { offers: most, offerMs } = settings.disputes

/** Either side says with how much of the claim it would be content; it stands for a day. */
export async function offerInDispute(
  deed: Deed,
  claim: Claim,
  id: string,
  award: string,
): Promise<void> {
  await deed.transaction(async (tx) => {
    const { side, deal, dispute } = await lockSideOf(tx, claim, id)
    move(disputeLifecycle, 'agree', dispute.state, side)
    const award_cents = centsOf(award) ?? 0
    if (award_cents > dispute.claim_cents)
      throw wrongField('award', jobFields.claimAtMost({ most: decimal(dispute.claim_cents) }))
    const before = (await findOffers(tx, id)).filter((offer) => offer.side === side)
    if (before.length >= most)
      throw new Refusal('wrong_state', refusals.disputes.tooManyOffers({ most }))
    await tx
      .insertInto('dispute_offers')
      .values({
        dispute_id: id,
        side,
        award_cents,
        offered_at: deed.now,
        expires_at: new Date(deed.now.getTime() + offerMs),
      })
      .execute()
    const amount = decimal(award_cents)
    await recordOfDeal(tx, 'dispute_offered', deal, {
      facts: { award: amount },
      payload: { disputeId: id, to: otherSide(side), amount },
    })
  })
}

/** The other side takes it: the dispute ends with that. Twice is the same as once. */
export async function acceptOffer(
  deed: Deed,
  claim: Claim,
  id: string,
  offerId: string,
): Promise<void> {
  await deed.transaction(async (tx) => {
    const { side, deal, dispute } = await lockSideOf(tx, claim, id)
    const offer = (await findOffers(tx, id)).find((one) => one.id === offerId)
    if (offer?.taken_at) return
    const state = move(disputeLifecycle, 'agree', dispute.state, side)
    if (!offer || offer.side === side || offer.expires_at <= deed.now)
      throw new Refusal('wrong_state', refusals.disputes.offerOver)
    await tx
      .updateTable('dispute_offers')
      .set({ taken_at: deed.now })
      .where('id', '=', offerId)
      .execute()
    const { award_cents } = offer
    await endDispute(tx, deal, dispute, { state, award_cents, because: 'offer' }, deed.now)
  })
}
