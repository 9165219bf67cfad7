import type { BodyOf } from '#contract/endpoint.ts'
import type { signWork as endpoint } from '#contract/proofs.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { Deed } from '../core/deed.ts'
import { notFound } from '../core/not-found.ts'
import type { Claim } from '../deals/policy.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { keepSignature } from './keep-signature.ts'
import { distanceOf, listedOf, lockToSign, takenAt } from './policy.ts'
import { isSigned } from './queries.ts'

/**
 * Somebody signs: the customer for the work, on an own phone or on the technician's, or who receives a towed vehicle. It is
 * bound to the fingerprint of what was agreed: where that has changed since it was read, nothing is signed.
 */
export async function signWork(
  deed: Deed,
  claim: Claim,
  jobId: string,
  { item, name, strokes, agreementHash, ...sent }: BodyOf<typeof endpoint>,
): Promise<void> {
  await deed.transaction(async (tx) => {
    const { side, deal } = await lockToSign(tx, claim, jobId)
    const { request, job } = deal
    const listed = listedOf(request.service_type, item)
    // Who receives a vehicle stands before who brings it.
    if (side === 'customer' && item !== 'signature') throw notFound('job')
    const taken_at = takenAt(job, sent.takenAt, deed.now, 'signed')
    const hash = job.agreement_hash
    if (!hash) throw new Refusal('wrong_state', refusals.proofs.signNotNow)
    if (hash.toString('hex') !== agreementHash)
      throw new Refusal('changed_meanwhile', refusals.proofs.agreementChanged)
    if (await isSigned(tx, jobId, listed.item, hash))
      throw new Refusal('wrong_state', refusals.proofs.alreadySigned)
    await keepSignature(tx, deed, deal, {
      item,
      by_side: side,
      taken_at,
      distance_m: distanceOf(request, sent),
      signer: name,
      strokes: strokes ?? null,
      agreement_hash: hash,
    })
  })
}
