import type { DriverReport } from '#contract/jobs.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { Deed } from '../core/deed.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { findLatestJob } from './job-queries.ts'
import { lockDeal } from './lock-deal.ts'
import type { Claim } from './policy.ts'

/** The driver tells the fleet and the provider how it stands (rules D). It changes no state; it stands in the timeline. */
export async function reportAsDriver(
  deed: Deed,
  claim: Claim,
  requestId: string,
  kind: DriverReport,
  note: string | null,
): Promise<void> {
  await deed.transaction(async (tx) => {
    const { request } = await lockDeal(tx, claim, { requestId })
    if (request.status !== 'in_progress')
      throw new Refusal('wrong_state', refusals.requests.nobodyOn)
    const job = await findLatestJob(tx, requestId)
    const more = { facts: { report: kind }, note, payload: { kind } }
    await recordOfDeal(tx, 'driver_reported', { request, job }, more)
  })
}
