import { jobLifecycle } from '#contract/jobs.ts'
import { refusalOf } from '#contract/lifecycle.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { Deed } from '../core/deed.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { holdProvider } from '../providers/queries.ts'
import { lockDeal } from './lock-deal.ts'
import { openAgain } from './open-again.ts'
import type { Claim } from './policy.ts'
import { releaseOf } from './release.ts'

/**
 * The customer takes somebody else because nobody came or the provider is suspended (rules C14, C18): it costs nothing
 * and the request opens again, but of a comeback. Twice is the same as once.
 */
export async function releaseJob(
  deed: Deed,
  claim: Claim,
  jobId: string,
): Promise<{ wasComeback: boolean }> {
  return deed.transaction(async (tx) => {
    const deal = await lockDeal(tx, claim, { jobId })
    const { request, job } = deal
    const wasComeback = job.comeback_of !== null
    const isReleased = wasComeback
      ? jobLifecycle.actions.no_show.to === job.phase ||
        jobLifecycle.actions.replace.to === job.phase
      : job.closed_at && request.status === 'open'
    if (isReleased) return { wasComeback }
    const provider = await holdProvider(tx, job.provider_id)
    const release = releaseOf(job, provider)
    const action = provider?.status === 'suspended' ? 'replace' : 'no_show'
    if (!release)
      throw new Refusal(
        'wrong_state',
        refusalOf(jobLifecycle, action, job.phase) ?? refusals.jobs.noPromise,
      )
    if (new Date(release.from) > deed.now)
      throw new Refusal('wrong_state', refusals.jobs.noShowEarly)
    await openAgain(tx, deal, release.reason === 'suspended' ? 'replace' : 'no_show', null, deed)
    return { wasComeback }
  })
}
