import { settings } from '#contract/settings.ts'
import { lockRequest, ownersOf } from '../asking/queries.ts'
import type { Deed } from '../core/deed.ts'
import { record } from '../core/events.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { requireAccess } from './claim.ts'
import { findJob, type JobRow, lockJob, setContested } from './job-queries.ts'
import { type Claim, mayRun, refuseToRun } from './policy.ts'

/** The customer says within 24 hours that he was there after all (rules C14). Twice is the same as once. */
export async function contestCustomerGone(
  deed: Deed,
  claim: Claim,
  jobId: string,
  reason: string,
): Promise<void> {
  await deed.transaction(async (tx) => {
    const known = await findJob(tx, jobId)
    const locked = known && (await lockRequest(tx, known.request_id))
    const { request, access } = requireAccess(locked, claim)
    const job = await lockJob(tx, jobId)
    if (!job || !mayRun(access)) throw refuseToRun(access, 'job')
    if (job.contested_at) return
    const until = contestUntil(job)
    if (!until) throw new Refusal('wrong_state', 'Nobody has said that you were not there.')
    if (until < deed.now)
      throw new Refusal('wrong_state', 'This can be said within 24 hours after the job has ended.')
    await setContested(tx, jobId, deed.now)
    await record(tx, 'customer_gone_contested', {
      requestId: request.id,
      bidId: job.bid_id,
      jobId,
      providerId: job.provider_id,
      ...ownersOf(request),
      note: reason,
    })
  })
}

/** Until when he may say so; null where nobody has said that he was gone. */
export const contestUntil = (job: JobRow): Date | null =>
  job.phase === 'customer_gone' && job.closed_at
    ? new Date(job.closed_at.getTime() + settings.customerGone.contestMs)
    : null

export function mayContest(job: JobRow, now: Date): boolean {
  const until = contestUntil(job)
  return until !== null && until >= now && !job.contested_at
}
