import { phasesWithWork, runningPhases } from '#contract/jobs.ts'
import type { PayWay } from '#contract/payments.ts'
import { fleetRefusal } from '#contract/rights.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { RequestRow } from '../asking/queries.ts'
import type { Deed } from '../core/deed.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import { findBid } from '../deals/bid-queries.ts'
import { type JobDeal, lockDeal } from '../deals/lock-deal.ts'
import { waitsForPo } from '../deals/po-rule.ts'
import type { Access, Claim } from '../deals/policy.ts'
import { putOnTerms, termsFor } from '../payments/choose-terms.ts'
import { letHoldsGo, letOpenPageGo } from '../payments/end-holds.ts'
import { takeCheckBack } from '../payments/fleet-checks.ts'
import { findTermsJob } from '../payments/fleet-terms.ts'
import { hasOfficeChosen } from '../payments/has-office-chosen.ts'
import { findHolds } from '../payments/holds.ts'
import type { Tx } from '../platform/db/tables.ts'
import { Refusal } from '../platform/http/refusal.ts'

/**
 * Said after the acceptance (money §1), and the provider is told. A fleet pays on its terms, or directly after all, until the
 * work is finished and while no card has paid; what a card holds is let go. Whoever has opened a page for a card and put none
 * pays directly after all, while the job runs: what is held already stays, the provider has set out for it.
 */
export async function choosePayment(
  deed: Deed,
  claim: Claim,
  jobId: string,
  method: PayWay,
): Promise<void> {
  await deed.transaction(async (tx) => {
    const deal = await lockDeal(tx, claim, { jobId })
    const { request, job, access } = deal
    if (!access.may.decide) throw new Refusal('not_allowed', fleetRefusal('decide'))
    if (job.comeback_of !== null) throw new Refusal('wrong_state', refusals.payments.comeback)
    const before = await findTermsJob(tx, jobId)
    await refuseToOverturn(tx, request, access, job.id)
    let paidBefore: 'terms' | 'card' | 'direct' = before ? 'terms' : 'card'
    if (method === 'direct' && !before) {
      if (!runningPhases.includes(job.phase)) throw tooLate()
      if (!(await letOpenPageGo(tx, jobId, deed.now))) return
    } else {
      if (!phasesWithWork.includes(job.phase)) throw tooLate()
      const holds = await findHolds(tx, jobId)
      if (holds.some(({ state }) => state === 'capturing' || state === 'captured'))
        throw new Refusal('payment_started', refusals.payments.started)
      if (!before && !holds.some(({ state }) => state === 'held' || state === 'needs_card'))
        paidBefore = 'direct'
      if (method === 'direct')
        await tx.deleteFrom('terms_jobs').where('job_id', '=', jobId).execute()
      else if (before) return
      else await takeTerms(tx, deal, deed)
    }
    await recordOfDeal(
      tx,
      'payment_chosen',
      { request, job },
      {
        facts: { payWay: method, paidBefore },
        payload: { isByOffice: request.fleet_id !== null && access.may.approve },
      },
    )
  })
}

/** What the fleet's office has chosen stands for who is at the truck: the money is the fleet's. */
async function refuseToOverturn(
  tx: Tx,
  request: RequestRow,
  access: Access,
  jobId: string,
): Promise<void> {
  if (request.fleet_id === null || access.may.approve) return
  if (await hasOfficeChosen(tx, jobId))
    throw new Refusal('not_allowed', refusals.payments.officeChose)
}

const tooLate = () => new Refusal('wrong_state', refusals.payments.tooLateToChoose)

async function takeTerms(
  tx: Tx,
  { request, job, access }: JobDeal & { access: Access },
  deed: Deed,
): Promise<void> {
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
  await letHoldsGo(tx, job.id, deed.now)
  await takeCheckBack(tx, job.id)
  await putOnTerms(tx, job.id, terms, deed.by.userId, deed.now)
}
