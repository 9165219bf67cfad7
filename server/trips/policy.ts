import type { User } from '../auth/actor.ts'
import { notFound } from '../core/not-found.ts'
import { findJob, type JobRow } from '../deals/job-queries.ts'
import type { JobActor } from '../deals/lock-own-job.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import { findProviderOf } from '../providers/queries.ts'

/** The job of who does it: the technician's who is on it, or the business's own; to anybody else it is not there. */
export async function findDriversJob(db: Db | Tx, actor: JobActor, jobId: string): Promise<JobRow> {
  if (actor.kind === 'user') return findOwnJob(db, actor, jobId)
  const job = await findJob(db, jobId)
  if (!job || job.technician_id !== actor.technicianId) throw notFound('job')
  return job
}

/** A job of the business whose people the caller is one of. */
export async function findOwnJob(db: Db | Tx, user: User, jobId: string): Promise<JobRow> {
  const [job, provider] = await Promise.all([findJob(db, jobId), findProviderOf(db, user.userId)])
  if (!job || job.provider_id !== provider?.id) throw notFound('job')
  return job
}

/** Does this caller drive to it? Of a job with a technician on it the phone in the office says nothing. */
export const drives = (actor: JobActor, job: Pick<JobRow, 'technician_id'>): boolean =>
  actor.kind === 'technician' || job.technician_id === null

/** May a position of this job be read by anybody now? Only of who is on the way; before and after it is nobody's business. */
export const isOnTheWay = (job: Pick<JobRow, 'phase'>): boolean => job.phase === 'en_route'
