import {
  type JobForCustomer,
  type JobPhase,
  jobLifecycle,
  type ProviderStep,
  providerSteps,
} from '#contract/jobs.ts'
import { may } from '#contract/lifecycle.ts'

/** The road of a job that goes well, in its order; each with the time it was reached. */
const road = ['assigned', 'en_route', 'arrived', 'working', 'awaiting_confirmation'] as const

/** Which step of the road is current, counted from 1; past the last one when the job went well to its end. */
export function roadStep(phase: JobPhase): number | null {
  if (phase === 'closed') return road.length + 1
  const index = (road as readonly JobPhase[]).indexOf(phase)
  return index === -1 ? null : index + 1
}

type Times = Pick<
  JobForCustomer,
  'assignedAt' | 'enRouteAt' | 'arrivedAt' | 'workingAt' | 'finishedAt'
>

/** When each step of the road was reached; null for those ahead and those that were left out. */
export const roadTimes = (job: Times): (string | null)[] => [
  job.assignedAt,
  job.enRouteAt,
  job.arrivedAt,
  job.workingAt,
  job.finishedAt,
]

/** What the provider presses next, or null when it is not his turn. */
export const nextStep = (phase: JobPhase): ProviderStep | null =>
  providerSteps.find((step) => may(jobLifecycle, step, phase)) ?? null

/** Has the job an end ahead of it? */
export const isRunning = (phase: JobPhase): boolean => road.some((step) => step === phase)

/** Is somebody still expected to arrive? */
export const isUnderway = (phase: JobPhase): boolean => phase === 'assigned' || phase === 'en_route'

/** Has the provider left before work started, so that the request is open for others again? */
export const hasLeft = (phase: JobPhase): boolean =>
  phase === 'cancelled_by_provider' || phase === 'provider_no_show'
