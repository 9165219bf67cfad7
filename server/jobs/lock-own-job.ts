import type { User } from '../auth/actor.ts'
import type { Tx } from '../platform/db/tables.ts'
import { notFound } from '../platform/http/refusal.ts'
import { findProviderOf } from '../providers/queries.ts'
import { lockRequest, type RequestRow } from '../requests/queries.ts'
import { findJob, type JobRow, lockJob } from './queries.ts'

/** Locks the request and then the job of a provider, or answers that there is none (not his: the same). */
export async function lockOwnJob(
  tx: Tx,
  user: User,
  jobId: string,
): Promise<{ job: JobRow; request: RequestRow }> {
  const provider = await findProviderOf(tx, user.userId)
  const known = await findJob(tx, jobId)
  if (!known || known.provider_id !== provider?.id) throw notFound('job')
  const request = await lockRequest(tx, known.request_id)
  const job = await lockJob(tx, jobId)
  if (!request || !job) throw notFound('job')
  return { job, request }
}
