import type { JobProofs } from '#contract/proofs.ts'
import { settings } from '#contract/settings.ts'
import { findRequest, type RequestRow } from '../asking/queries.ts'
import type { Services } from '../core/services.ts'
import { findJobForSides } from '../deals/find-job-for-sides.ts'
import { hasWritten, type JobRow } from '../deals/job-queries.ts'
import type { Claim } from '../deals/policy.ts'
import { sideOf } from '../deals/side-of.ts'
import type { Db } from '../platform/db/tables.ts'
import { codeKeyOf } from '../trips/arrival-codes.ts'
import { findDriversJob } from '../trips/policy.ts'
import { timesSeenThere } from '../trips/seen-there.ts'
import { canGive, canSign, doerOf } from './policy.ts'
import { countWaitingPhotos, findProofs } from './queries.ts'

/** What a job has to show, for its two sides and the technician on it; and what this caller may still do. */
export async function readProofs(
  { db, clock, linkKey }: Services,
  claim: Claim,
  jobId: string,
): Promise<JobProofs> {
  const job = await findJobToProve({ db }, claim, jobId)
  const request = await findRequest(db, job.request_id)
  const side = request ? await sideOf(db, request, job, claim) : null
  const doer = doerOf(claim)
  const isDoer = doer?.kind === 'technician' || (doer !== null && side === 'provider')
  const since = new Date(clock.now().getTime() - settings.proofs.lateMs)
  return {
    proofs: await findProofs(db, jobId),
    waitingPhotos: await countWaitingPhotos(db, jobId, since),
    canGive: isDoer && canGive(job),
    canSign: (isDoer || side === 'customer') && canSign(job),
    agreementHash: job.agreement_hash?.toString('hex') ?? null,
    signerKey: isDoer && canSign(job) ? codeKeyOf(job.id, 'signer', { linkKey }) : null,
    nobodyThere: isDoer && request ? await nobodyThereOf(db, job, request) : null,
  }
}

/** While they wait there, what of it is known here; the wait itself stands with the job. */
async function nobodyThereOf(
  db: Db,
  job: JobRow,
  request: RequestRow,
): Promise<JobProofs['nobodyThere']> {
  if (job.phase !== 'arrived') return null
  const [seen, hasTold] = await Promise.all([
    timesSeenThere(db, job, request),
    hasWritten(db, job, job.assigned_at),
  ])
  return { seen, hasWritten: hasTold }
}

/** A technician's own job, or one of whoever is one of its two sides. */
const findJobToProve = (
  { db }: Pick<Services, 'db'>,
  claim: Claim,
  jobId: string,
): Promise<JobRow> =>
  claim.actor.kind === 'technician'
    ? findDriversJob(db, claim.actor, jobId)
    : findJobForSides(db, claim, jobId)
