import { phasesWithWork } from '#contract/jobs.ts'
import type { PayWay } from '#contract/payments.ts'
import { fleetRefusal } from '#contract/rights.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { Deed } from '../core/deed.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import { findBid } from '../deals/bid-queries.ts'
import { lockDeal } from '../deals/lock-deal.ts'
import { waitsForPo } from '../deals/po-rule.ts'
import type { Claim } from '../deals/policy.ts'
import { putOnTerms, termsFor } from '../payments/choose-terms.ts'
import { letHoldsGo } from '../payments/end-holds.ts'
import { findTermsJob } from '../payments/fleet-terms.ts'
import { findHolds } from '../payments/holds.ts'
import { Refusal } from '../platform/http/refusal.ts'

/**
 * A fleet says after the acceptance that it pays on its terms, or directly after all (money §1): until the work is finished
 * and while no card has paid. What a card holds is let go. The provider is told.
 */
export async function choosePayment(
  deed: Deed,
  claim: Claim,
  jobId: string,
  method: PayWay,
): Promise<void> {
  await deed.transaction(async (tx) => {
    const { request, job, access } = await lockDeal(tx, claim, { jobId })
    if (!access.may.decide) throw new Refusal('not_allowed', fleetRefusal('decide'))
    if (job.comeback_of !== null) throw new Refusal('wrong_state', refusals.payments.comeback)
    if (!phasesWithWork.includes(job.phase))
      throw new Refusal('wrong_state', refusals.payments.tooLateToChoose)
    const holds = await findHolds(tx, jobId)
    if (holds.some(({ state }) => state === 'capturing' || state === 'captured'))
      throw new Refusal('payment_started', refusals.payments.started)
    const before = await findTermsJob(tx, jobId)
    if ((before ? 'terms' : 'direct') === method) return
    if (method === 'terms') {
      const bid = await findBid(tx, job.bid_id)
      const wanted = {
        fleetId: request.fleet_id,
        cents: job.price_cents,
        isTaken: !bid?.refuses_terms,
      }
      const terms = await termsFor(tx, wanted, 'terms')
      if (!terms) throw new Refusal('terms_not_in_force', refusals.payments.termsNotInForce)
      if (await waitsForPo(tx, request, access, terms.po_mode))
        throw new Refusal('po_required', refusals.bids.poRequired)
      await letHoldsGo(tx, jobId, deed.now)
      await putOnTerms(tx, jobId, terms, deed.by.userId, deed.now)
    } else await tx.deleteFrom('terms_jobs').where('job_id', '=', jobId).execute()
    await recordOfDeal(tx, 'payment_chosen', { request, job }, { facts: { payWay: method } })
  })
}
