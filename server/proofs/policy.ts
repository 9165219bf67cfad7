import { jobLifecycle, leftPhases, phasesSinceArrival, runningPhases } from '#contract/jobs.ts'
import type { Side } from '#contract/photos.ts'
import { type ListedProof, type ProofItem, proofListOf } from '#contract/proof-lists.ts'
import { mayAtProvider } from '#contract/provider-rights.ts'
import type { ServiceType } from '#contract/services.ts'
import { settings } from '#contract/settings.ts'
import { proofFields } from '#contract/words/en/fields/proof.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import { type Exactness, exactPlace } from '../asking/whereabouts.ts'
import { notFound } from '../core/not-found.ts'
import type { JobRow } from '../deals/job-queries.ts'
import { type JobDeal, lockDeal } from '../deals/lock-deal.ts'
import { type JobActor, lockOwnJob } from '../deals/lock-own-job.ts'
import type { Claim } from '../deals/policy.ts'
import { sideOfJob } from '../deals/side-of.ts'
import { metersApart } from '../geo/distance.ts'
import type { Tx } from '../platform/db/tables.ts'
import { Refusal, wrongField } from '../platform/http/refusal.ts'

const { aheadMs, lateMs } = settings.proofs

/** Who does the work: the technician on it, or the business's people; null for everybody else. */
export function doerOf({ actor }: Claim): JobActor | null {
  if (actor.kind === 'technician') return actor
  if (actor.kind !== 'user' || !actor.worksFor) return null
  return mayAtProvider(actor.worksFor.role, 'work') ? actor : null
}

/** The same; to whom the work is not, the job is not there. */
export function requireDoer(claim: Claim): JobActor {
  const doer = doerOf(claim)
  if (!doer) throw notFound('job')
  return doer
}

/** Locks a job for whoever may sign on it: who does the work hands over the phone, or the customer takes an own one. */
export async function lockToSign(
  tx: Tx,
  claim: Claim,
  jobId: string,
): Promise<{ side: Side; deal: JobDeal }> {
  const doer = doerOf(claim)
  if (doer && (doer.kind === 'technician' || (await sideOfJob(tx, claim, jobId)) === 'provider'))
    return { side: 'provider', deal: await lockOwnJob(tx, doer, jobId) }
  return { side: 'customer', deal: await lockDeal(tx, claim, { jobId }) }
}

/** Taken from setting out on; signed for from the arrival on. */
const whileGiven = runningPhases.filter((phase) => phase !== jobLifecycle.initial)
const whileSigned = phasesSinceArrival

export const canGive = (job: JobRow): boolean => whileGiven.includes(job.phase)
export const canSign = (job: JobRow): boolean =>
  job.agreement_hash !== null && whileSigned.includes(job.phase)

/**
 * When it was taken by the device, if that can be: not before the job, not in the future, not a day ago. After the end of a
 * job only what was taken before it still comes, from a phone that had no network (wrong_state).
 */
export function takenAt(
  job: JobRow,
  said: string,
  now: Date,
  phases: 'given' | 'signed' = 'given',
): Date {
  const at = new Date(said).getTime()
  const ended = job.closed_at
  const { notNow, signNotNow } = refusals.proofs
  const notThen = new Refusal('wrong_state', phases === 'given' ? notNow : signNotNow)
  if (ended) {
    const isLate = now.getTime() > ended.getTime() + lateMs
    // Where nobody came, or nobody is on it any more, there is nothing to prove.
    if (
      isLate ||
      !job.arrived_at ||
      leftPhases.includes(job.phase) ||
      at > ended.getTime() + aheadMs
    )
      throw notThen
  } else if (!(phases === 'given' ? whileGiven : whileSigned).includes(job.phase)) throw notThen
  const isPossible =
    at <= now.getTime() + aheadMs &&
    at >= now.getTime() - lateMs &&
    at >= job.assigned_at.getTime() - aheadMs
  if (!isPossible) throw new Refusal('wrong_state', refusals.proofs.when)
  return new Date(Math.min(at, now.getTime()))
}

/** What of a service's list is meant; anything else it does not ask for. */
export function listedOf(service: ServiceType, item: ProofItem): ListedProof {
  const listed = proofListOf(service).find((one) => one.item === item)
  if (!listed) throw wrongField('item', refusals.proofs.notListed)
  return listed
}

export interface Where {
  lat?: number | undefined
  lng?: number | undefined
  accuracyM?: number | undefined
}

/** How far from the request it was, where the device knows that well enough; the position itself is not kept. */
export function distanceOf(request: Exactness, { lat, lng, accuracyM = 0 }: Where): number | null {
  const place = exactPlace(request)
  if (lat === undefined || lng === undefined || !place) return null
  if (accuracyM > settings.arrival.accuracyMostM) return null
  return Math.round(metersApart({ lat, lng }, place))
}

/** Another reason wants words. */
export function refuseWithoutWords(reason: string, words: string | null | undefined): void {
  if (reason === 'other' && !words) throw wrongField('words', proofFields.skipWords)
}
