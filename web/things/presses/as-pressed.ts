import { jobLifecycle } from '#contract/job-lifecycle.ts'
import type { JobForTechnician, ProviderStep } from '#contract/jobs.ts'
import { may } from '#contract/lifecycle.ts'
import { reachedBy } from '../jobs/phases.ts'
import type { Press } from './presses.ts'

/** What a press changes of a job. */
type Pressable = Pick<
  JobForTechnician,
  'id' | 'phase' | 'expectedAt' | (typeof reachedBy)[ProviderStep]
>

/** A job as it stands with what was pressed on this phone and the last reading does not know of yet. */
export function asPressed<J extends Pressable>(job: J, presses: readonly Press[]): J {
  let stands = job
  for (const press of presses)
    if (press.jobId === job.id && press.refusal === undefined) stands = after(stands, press)
  return stands
}

function after<J extends Pressable>(job: J, press: Press): J {
  const { occurredAt } = press.body
  if (press.call === 'delay') {
    const expected = new Date(occurredAt).getTime() + press.body.minutes * 60_000
    return { ...job, expectedAt: new Date(expected).toISOString() }
  }
  if (press.call === 'more') return job
  const { step } = press.body
  if (!may(jobLifecycle, step, job.phase)) return job
  return { ...job, phase: jobLifecycle.actions[step].to, [reachedBy[step]]: occurredAt }
}
