import { findRequest } from '../asking/queries.ts'
import type { Services } from '../core/services.ts'
import { findJobForSides } from '../deals/find-job-for-sides.ts'
import { accessTo, type Claim, onlyLooks, refuseToRun } from '../deals/policy.ts'
import { findHolds } from '../payments/holds.ts'
import { findTips } from '../payments/tips.ts'
import { settleHold } from './settle-hold.ts'

/** Somebody is back from the processor's page and waits: what came of it is asked now. */
export async function lookAtPayment(
  services: Services,
  claim: Claim,
  jobId: string,
): Promise<void> {
  const job = await findJobForSides(services.db, claim, jobId)
  const request = await findRequest(services.db, job.request_id)
  const access = request && accessTo(request, claim)
  if (access && onlyLooks(access)) throw refuseToRun(access, 'job')
  const holds = [...(await findHolds(services.db, jobId)), ...(await findTips(services.db, jobId))]
  for (const { id, state, kind } of holds) {
    if (state === 'needs_card') await settleHold(services, id)
    // What is held for a tip is taken at once.
    if (state === 'needs_card' && kind === 'tip') await settleHold(services, id)
  }
}
