import type { AgreementDocument } from '#contract/jobs.ts'
import type { Services } from '../core/services.ts'
import { findAgreement } from '../deals/agreement.ts'
import { findJobForSides } from '../deals/find-job-for-sides.ts'
import type { Claim } from '../deals/policy.ts'

/** What was agreed on a job, for its two sides. */
export async function readAgreement(
  { db }: Services,
  claim: Claim,
  jobId: string,
): Promise<AgreementDocument[]> {
  const job = await findJobForSides(db, claim, jobId)
  return findAgreement(db, job.id)
}
