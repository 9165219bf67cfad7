import type { Side } from '#contract/photos.ts'
import { findRequest } from '../asking/queries.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import { findProviderOfActor } from '../providers/queries.ts'
import { findJob, type JobRow } from './job-queries.ts'
import { accessTo, type Claim, mayRun, type OwnedRow } from './policy.ts'

/**
 * Which party of a job the caller is; null for anybody else. Whoever has asked for help is the customer of that job, also one
 * who works for a provider: of another one, for on the own request nobody bids. Of the provider is who does the day's work there.
 */
export async function sideOf(
  db: Db | Tx,
  request: OwnedRow,
  job: JobRow,
  claim: Claim,
): Promise<Side | null> {
  const access = accessTo(request, claim)
  if (access && mayRun(access)) return 'customer'
  const provider = await findProviderOfActor(db, claim.actor)
  return provider?.id === job.provider_id ? 'provider' : null
}

/** The same of a job that is known by its id; null too where there is none. */
export async function sideOfJob(db: Db | Tx, claim: Claim, jobId: string): Promise<Side | null> {
  const job = await findJob(db, jobId)
  const request = job && (await findRequest(db, job.request_id))
  return request ? sideOf(db, request, job, claim) : null
}
