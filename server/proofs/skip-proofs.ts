import type { BodyOf } from '#contract/endpoint.ts'
import { standingOf } from '#contract/proof-lists.ts'
import type { skipProofs as endpoint } from '#contract/proofs.ts'
import type { Deed } from '../core/deed.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import { lockOwnJob } from '../deals/lock-own-job.ts'
import type { Claim } from '../deals/policy.ts'
import { listedOf, refuseWithoutWords, requireDoer, takenAt } from './policy.ts'
import { findGiven, insertProof } from './queries.ts'

/**
 * Who does the work says why something is not proved; both sides read it. What is here already, or was skipped before,
 * stays as it is: twice is the same as once.
 */
export async function skipProofs(
  deed: Deed,
  claim: Claim,
  jobId: string,
  { items, reason, words, ...sent }: BodyOf<typeof endpoint>,
): Promise<void> {
  const doer = requireDoer(claim)
  refuseWithoutWords(reason, words)
  await deed.transaction(async (tx) => {
    const { request, job } = await lockOwnJob(tx, doer, jobId)
    const taken_at = takenAt(job, sent.takenAt, deed.now)
    const given = await findGiven(tx, jobId)
    const open = [...new Set(items)]
      .map((item) => listedOf(request.service_type, item))
      .filter((listed) => standingOf(listed, given) === 'open')
    for (const { item } of open)
      await insertProof(tx, {
        job_id: jobId,
        item,
        kind: 'skip',
        by_side: 'provider',
        by_user_id: deed.by.userId,
        technician_id: deed.by.technicianId,
        taken_at,
        received_at: deed.now,
        skip_reason: reason,
        words: words || null,
      })
    if (open.length)
      await recordOfDeal(tx, 'proof_skipped', { request, job }, { note: words || null })
  })
}
