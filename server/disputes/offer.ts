import { disputeLifecycle } from '#contract/disputes.ts'
import type { Side } from '#contract/photos.ts'
import { centsOf, decimal } from '#contract/primitives.ts'
import { settings } from '#contract/settings.ts'
import { jobFields } from '#contract/words/en/fields/job.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { Deed } from '../core/deed.ts'
import { move } from '../core/move.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import type { Claim } from '../deals/policy.ts'
import type { Tx } from '../platform/db/tables.ts'
import { Refusal, wrongField } from '../platform/http/refusal.ts'
import { beginComeback } from './begin-comeback.ts'
import { endDispute } from './end-dispute.ts'
import { lockSideOf } from './lock-side.ts'
import { refuseToSettle } from './settles-money.ts'
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
    refuseToSettle(side, claim.actor, deal.job)
    move(disputeLifecycle, 'agree', dispute.state, side)
    const award_cents = centsOf(award) ?? 0
    if (award_cents > dispute.claim_cents)
      throw wrongField('award', jobFields.claimAtMost({ most: decimal(dispute.claim_cents) }))
    await keepOffer(tx, id, { side, award_cents }, deed.now)
    const amount = decimal(award_cents)
    await recordOfDeal(tx, 'dispute_offered', deal, {
      facts: { award: amount },
      payload: { disputeId: id, to: otherSide(side), amount },
    })
  })
}

/** Each side has a few, of whatever kind. */
export async function keepOffer(
  tx: Tx,
  id: string,
  offer: { side: Side; award_cents: number; is_comeback?: boolean },
  now: Date,
): Promise<void> {
  const before = (await findOffers(tx, id)).filter(({ side }) => side === offer.side)
  if (before.length >= most)
    throw new Refusal('wrong_state', refusals.disputes.tooManyOffers({ most }))
  await tx
    .insertInto('dispute_offers')
    .values({
      ...offer,
      dispute_id: id,
      offered_at: now,
      expires_at: new Date(now.getTime() + offerMs),
    })
    .execute()
}

/** The other side takes it: the dispute ends with that, or waits for the provider to come back. Twice is the same as once. */
export async function acceptOffer(
  deed: Deed,
  claim: Claim,
  id: string,
  offerId: string,
  linkKey: string,
): Promise<void> {
  await deed.transaction(async (tx) => {
    const { side, deal, dispute } = await lockSideOf(tx, claim, id)
    const offer = (await findOffers(tx, id)).find((one) => one.id === offerId)
    if (offer?.taken_at) return
    refuseToSettle(side, claim.actor, deal.job)
    const action = offer?.is_comeback ? 'agree_comeback' : 'agree'
    const state = move(disputeLifecycle, action, dispute.state, side)
    if (!offer || offer.side === side || offer.expires_at <= deed.now)
      throw new Refusal('wrong_state', refusals.disputes.offerOver)
    await tx
      .updateTable('dispute_offers')
      .set({ taken_at: deed.now })
      .where('id', '=', offerId)
      .execute()
    const { award_cents } = offer
    if (state === 'comeback') {
      const begun = { because: 'offer', words: null, by: null } as const
      await beginComeback(tx, deal, dispute, begun, { now: deed.now, linkKey })
      return
    }
    await endDispute(tx, deal, dispute, { state, award_cents, because: 'offer' }, deed.now)
  })
}
