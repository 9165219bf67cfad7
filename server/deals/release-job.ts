import { jobLifecycle } from '#contract/jobs.ts'
import { refusalOf } from '#contract/lifecycle.ts'
import { lockRequest } from '../asking/queries.ts'
import type { Deed } from '../core/deed.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { holdProvider } from '../providers/queries.ts'
import { requireAccess } from './claim.ts'
import { findJob, lockJob } from './job-queries.ts'
import { type Ending, openAgain } from './open-again.ts'
import { type Claim, mayRun, refuseToRun } from './policy.ts'
import { releaseOf } from './release.ts'

const endings = {
  no_show: { phase: 'provider_no_show', event: 'job_no_show', bid: 'provider_unavailable' },
  suspended: { phase: 'cancelled_by_provider', event: 'job_replaced', bid: 'provider_unavailable' },
} as const

/**
 * The customer takes somebody else because nobody came or the provider is suspended (rules C14, C18): it costs nothing
 * and the request opens again. Twice is the same as once.
 */
export async function releaseJob(deed: Deed, claim: Claim, jobId: string): Promise<void> {
  await deed.transaction(async (tx) => {
    const known = await findJob(tx, jobId)
    const locked = known && (await lockRequest(tx, known.request_id))
    const { request, access } = requireAccess(locked, claim)
    const job = await lockJob(tx, jobId)
    if (!job || !mayRun(access)) throw refuseToRun(access, 'job')
    if (job.closed_at && request.status === 'open') return
    const provider = await holdProvider(tx, job.provider_id)
    const release = releaseOf(job, provider)
    if (!release) {
      const action = provider?.status === 'suspended' ? 'replace' : 'no_show'
      throw new Refusal('wrong_state', refusalOf(jobLifecycle, action, job.phase) ?? noPromise)
    }
    if (new Date(release.from) > deed.now) throw new Refusal('wrong_state', tooEarly)
    const ending: Ending = { ...endings[release.reason], note: null }
    await openAgain(tx, { job, request }, ending, deed)
  })
}

const tooEarly = 'You can say that nobody came from 20 minutes after the promised time on.'
const noPromise = 'The provider has not promised a time. You can cancel instead.'
