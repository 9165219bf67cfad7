import type { Services } from '../core/services.ts'
import { findJobForSides } from '../deals/find-job-for-sides.ts'
import type { Claim } from '../deals/policy.ts'
import { findHolds } from '../payments/holds.ts'
import { settleHold } from './settle-hold.ts'

/** Somebody is back from the processor's page and waits: what came of it is asked now. */
export async function lookAtPayment(
  services: Services,
  claim: Claim,
  jobId: string,
): Promise<void> {
  await findJobForSides(services.db, claim, jobId)
  for (const { id, state } of await findHolds(services.db, jobId))
    if (state === 'needs_card') await settleHold(services, id)
}
