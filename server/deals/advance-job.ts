import type { EventName } from '#contract/event-names.ts'
import { jobLifecycle, type ProviderStep } from '#contract/jobs.ts'
import { agreeAsTechnician } from '../auth/agreements.ts'
import type { Deed } from '../core/deed.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import { type JobActor, lockOwnJob } from './lock-own-job.ts'
import { moveJob } from './move-deal.ts'

const eventOf = {
  start: 'job_started',
  arrive: 'job_arrived',
  work: 'job_working',
  finish: 'job_finished',
} as const satisfies Record<ProviderStep, EventName>

/**
 * The provider, or the technician who is on it, moves a job on: on the way, arrived, working, done. The same step
 * twice is the same as once.
 */
export async function advanceJob(
  deed: Deed,
  actor: JobActor,
  jobId: string,
  step: ProviderStep,
  note: string | null,
): Promise<void> {
  await deed.transaction(async (tx) => {
    const deal = await lockOwnJob(tx, actor, jobId)
    // Their page names the terms above the buttons.
    if (actor.kind === 'technician') await agreeAsTechnician(tx, actor.technicianId, deed.now)
    if (deal.job.phase === jobLifecycle.actions[step].to) return
    await moveJob(tx, deal, step, deed.now)
    await recordOfDeal(tx, eventOf[step], deal, { note })
  })
}
