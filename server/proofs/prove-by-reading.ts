import type { BodyOf } from '#contract/endpoint.ts'
import type { proveByReading as endpoint } from '#contract/proofs.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { Deed } from '../core/deed.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import { lockOwnJob } from '../deals/lock-own-job.ts'
import type { Claim } from '../deals/policy.ts'
import { wrongField } from '../platform/http/refusal.ts'
import { distanceOf, listedOf, requireDoer, takenAt } from './policy.ts'
import { insertProof } from './queries.ts'

/** Who does the work reads something off. Another reading of the same stands beside the first, and the last one counts. */
export async function proveByReading(
  deed: Deed,
  claim: Claim,
  jobId: string,
  { item, reading, ...sent }: BodyOf<typeof endpoint>,
): Promise<void> {
  const doer = requireDoer(claim)
  await deed.transaction(async (tx) => {
    const { request, job } = await lockOwnJob(tx, doer, jobId)
    const taken_at = takenAt(job, sent.takenAt, deed.now)
    if (!listedOf(request.service_type, item).by.includes('reading'))
      throw wrongField('item', refusals.proofs.notByReading)
    await insertProof(tx, {
      job_id: jobId,
      item,
      kind: 'reading',
      by_side: 'provider',
      by_user_id: deed.by.userId,
      technician_id: deed.by.technicianId,
      taken_at,
      received_at: deed.now,
      distance_m: distanceOf(request, sent),
      reading,
    })
    await recordOfDeal(tx, 'proof_added', { request, job })
  })
}
