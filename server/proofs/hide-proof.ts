import { refusals } from '#contract/words/en/refusals.ts'
import type { Deed } from '../core/deed.ts'
import { notFound } from '../core/not-found.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import type { JobDeal } from '../deals/lock-deal.ts'
import { type JobActor, lockOwnJob } from '../deals/lock-own-job.ts'
import type { Claim } from '../deals/policy.ts'
import type { Tx } from '../platform/db/tables.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { doerOf } from './policy.ts'
import { findProof, hide } from './queries.ts'

/**
 * Who does the work takes a photo out of sight, with a reason that both sides read: a face, a card, the wrong picture. Its file
 * and its row stay for a dispute. Answers the job that it is of.
 */
export async function hideProof(
  deed: Deed,
  claim: Claim,
  proofId: string,
  reason: string,
): Promise<{ jobId: string }> {
  const doer = doerOf(claim)
  if (!doer) throw notFound('proof')
  return deed.transaction(async (tx) => {
    const proof = await findProof(tx, proofId)
    if (!proof) throw notFound('proof')
    const { request, job } = await lockJobOf(tx, doer, proof.job_id)
    if (proof.kind !== 'photo') throw new Refusal('wrong_state', refusals.proofs.onlyPhotos)
    const isHidden = await hide(tx, {
      proof_id: proofId,
      reason,
      by_user_id: deed.by.userId,
      technician_id: deed.by.technicianId,
      hidden_at: deed.now,
    })
    if (!isHidden) throw new Refusal('wrong_state', refusals.proofs.alreadyHidden)
    await recordOfDeal(tx, 'proof_hidden', { request, job }, { note: reason })
    return { jobId: proof.job_id }
  })
}

/** To whom the job is not, the proof is not there. */
const lockJobOf = (tx: Tx, doer: JobActor, jobId: string): Promise<JobDeal<'provider'>> =>
  lockOwnJob(tx, doer, jobId).catch((error: unknown) => {
    const isNotThere = error instanceof Refusal && error.code === 'not_found'
    throw isNotThere ? notFound('proof') : error
  })
