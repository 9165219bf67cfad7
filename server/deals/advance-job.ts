import type { EventName } from '#contract/event-names.ts'
import { jobLifecycle, type ProviderStep } from '#contract/jobs.ts'
import { refusalOf } from '#contract/lifecycle.ts'
import { ownersOf } from '../asking/queries.ts'
import type { Deed } from '../core/deed.ts'
import { record } from '../core/events.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { setPhase } from './job-queries.ts'
import { type JobActor, lockOwnJob } from './lock-own-job.ts'

const eventOf = {
  start: 'job_started',
  arrive: 'job_arrived',
  work: 'job_working',
  finish: 'job_finished',
} as const satisfies Record<ProviderStep, EventName>

const phaseOf = {
  start: 'en_route',
  arrive: 'arrived',
  work: 'working',
  finish: 'awaiting_confirmation',
} as const satisfies Record<ProviderStep, string>

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
    const { job, request } = await lockOwnJob(tx, actor, jobId)
    if (job.phase === phaseOf[step]) return
    const refusal = refusalOf(jobLifecycle, step, job.phase)
    if (refusal) throw new Refusal('wrong_state', refusal)
    await setPhase(tx, job.id, phaseOf[step], deed.now)
    await record(tx, eventOf[step], {
      requestId: request.id,
      jobId: job.id,
      providerId: job.provider_id,
      ...ownersOf(request),
      note,
    })
  })
}
