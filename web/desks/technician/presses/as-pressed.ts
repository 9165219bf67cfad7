import { jobLifecycle } from '#contract/job-lifecycle.ts'
import type { JobForTechnician } from '#contract/jobs.ts'
import { may } from '#contract/lifecycle.ts'
import { reachedBy } from '../../../things/jobs/phases.ts'
import type { Press } from './presses.ts'

/** A job as it stands with what was pressed on this phone and the last reading does not know of yet. */
export function asPressed(job: JobForTechnician, presses: readonly Press[]): JobForTechnician {
  let stands = job
  for (const press of presses)
    if (press.jobId === job.id && press.refusal === undefined) stands = after(stands, press)
  return stands
}

function after(job: JobForTechnician, press: Press): JobForTechnician {
  const { occurredAt } = press.body
  if (press.call === 'delay') {
    const expected = new Date(occurredAt).getTime() + press.body.minutes * 60_000
    return { ...job, expectedAt: new Date(expected).toISOString() }
  }
  const { step } = press.body
  if (!may(jobLifecycle, step, job.phase)) return job
  return { ...job, phase: jobLifecycle.actions[step].to, [reachedBy[step]]: occurredAt }
}
