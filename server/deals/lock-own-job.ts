import { refusals } from '#contract/words/en/refusals.ts'
import { lockRequest } from '../asking/queries.ts'
import type { ByLink, User } from '../auth/actor.ts'
import { notFound } from '../core/not-found.ts'
import type { Tx } from '../platform/db/tables.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { findProviderOf } from '../providers/queries.ts'
import { findJob, type JobRow, lockJob } from './job-queries.ts'
import type { JobDeal } from './lock-deal.ts'

/** Who does a job: the provider itself, or the technician whom it has put on it. */
export type JobActor = User | ByLink

/** Locks the request and then the job of who does it, or answers that there is none (another's: the same). */
export async function lockOwnJob(
  tx: Tx,
  actor: JobActor,
  jobId: string,
): Promise<JobDeal<'provider'>> {
  const isOwn = await ownership(tx, actor)
  const known = await findJob(tx, jobId)
  if (!known || !isOwn(known)) throw notFound('job')
  const request = await lockRequest(tx, known.request_id)
  const job = await lockJob(tx, jobId)
  // While the deed waited for the lock, somebody else may have been put on it.
  if (!request || !job || !isOwn(job)) throw notFound('job')
  return { by: 'provider', request, job }
}

/** The same for a deed that moves the job: of one that its customer has canceled only that is said, which no rule of a step says. */
export async function lockJobToMove(
  tx: Tx,
  actor: JobActor,
  jobId: string,
): Promise<JobDeal<'provider'>> {
  const deal = await lockOwnJob(tx, actor, jobId)
  if (deal.job.phase === 'cancelled_by_customer')
    throw new Refusal('wrong_state', refusals.jobs.canceled)
  return deal
}

async function ownership(tx: Tx, actor: JobActor): Promise<(job: JobRow) => boolean> {
  if (actor.kind === 'technician') return (job) => job.technician_id === actor.technicianId
  const provider = await findProviderOf(tx, actor.userId)
  return (job) => job.provider_id === provider?.id
}
