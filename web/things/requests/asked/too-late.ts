import { jobLifecycle } from '#contract/job-lifecycle.ts'
import type { JobPhase } from '#contract/jobs.ts'
import { cancellation } from '#contract/words/en/cancellation.ts'
import { sentence } from '#contract/words/sayings.ts'

/** Why a job can no longer be called off: what is left to do is another thing while they work than once it is done. */
export const tooLate = (phase: JobPhase | undefined): string =>
  phase === 'working' || phase === 'awaiting_confirmation'
    ? cancellation.tooLate[phase]
    : sentence(jobLifecycle.refusals.cancel)
