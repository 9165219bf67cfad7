import type { Side } from '#contract/photos.ts'
import { notFound } from '../core/not-found.ts'
import { type JobDeal, lockDeal } from '../deals/lock-deal.ts'
import { lockOwnJob } from '../deals/lock-own-job.ts'
import type { Claim } from '../deals/policy.ts'
import { sideOfJob } from '../deals/side-of.ts'
import type { Tx } from '../platform/db/tables.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { type DisputeRow, findDispute, lockDispute } from './tables.ts'

export interface OneSide {
  side: Side
  deal: JobDeal<'customer' | 'provider'>
}

/** Locks a job for one of its two sides, whichever calls; to anybody else it is not there. */
export async function lockSide(tx: Tx, claim: Claim, jobId: string): Promise<OneSide> {
  const { actor } = claim
  const mayBeDoers = actor.kind === 'user' && actor.worksFor !== null
  if (mayBeDoers && (await sideOfJob(tx, claim, jobId)) === 'provider')
    return { side: 'provider', deal: await lockOwnJob(tx, actor, jobId) }
  return { side: 'customer', deal: await lockDeal(tx, claim, { jobId }) }
}

/** The same with one of its disputes. */
export async function lockSideOf(
  tx: Tx,
  claim: Claim,
  id: string,
): Promise<OneSide & { dispute: DisputeRow }> {
  const known = await findDispute(tx, id)
  if (!known) throw notFound('dispute')
  const one = await lockSide(tx, claim, known.job_id).catch((error: unknown) => {
    // To who is neither side it is the dispute that is not there.
    const isNotThere = error instanceof Refusal && error.code === 'not_found'
    throw isNotThere ? notFound('dispute') : error
  })
  const dispute = await lockDispute(tx, id)
  if (!dispute) throw notFound('dispute')
  return { ...one, dispute }
}
