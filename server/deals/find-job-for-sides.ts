import { findRequest } from '../asking/queries.ts'
import { type Noun, notFound } from '../core/not-found.ts'
import type { Db } from '../platform/db/tables.ts'
import { findProviderOfActor } from '../providers/queries.ts'
import { findJob, type JobRow } from './job-queries.ts'
import { accessTo, type Claim, seesAll } from './policy.ts'

/**
 * A job with its money, for its two sides: who asked for help, and the provider's people. A technician sees no prices; to
 * anybody else it is not there, and neither is `what` was asked for of it.
 */
export async function findJobForSides(
  db: Db,
  claim: Claim,
  jobId: string,
  what: Noun = 'job',
): Promise<JobRow> {
  const job = await findJob(db, jobId)
  const request = job && (await findRequest(db, job.request_id))
  if (!job || !request) throw notFound(what)
  const access = accessTo(request, claim)
  if (access && seesAll(access)) return job
  const { actor } = claim
  const provider = actor.kind === 'user' ? await findProviderOfActor(db, actor) : undefined
  if (job.provider_id !== provider?.id) throw notFound(what)
  return job
}
