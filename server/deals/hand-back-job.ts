import { jobLifecycle } from '#contract/jobs.ts'
import { refusalOf } from '#contract/lifecycle.ts'
import type { User } from '../auth/actor.ts'
import type { Deed } from '../core/deed.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { lockOwnJob } from './lock-own-job.ts'
import { openAgain } from './open-again.ts'

/** A provider hands his job back before work starts (rules C13): the request opens again. Twice is the same as once. */
export async function handBackJob(
  deed: Deed,
  user: User,
  jobId: string,
  reason: string,
): Promise<void> {
  await deed.transaction(async (tx) => {
    const own = await lockOwnJob(tx, user, jobId)
    if (own.job.phase === 'cancelled_by_provider') return
    const refusal = refusalOf(jobLifecycle, 'hand_back', own.job.phase)
    if (refusal) throw new Refusal('wrong_state', refusal)
    const ending = { event: 'job_handed_back', bid: 'handed_back', note: reason } as const
    await openAgain(tx, own, { ...ending, phase: 'cancelled_by_provider' }, deed)
  })
}
