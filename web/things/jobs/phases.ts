import { awaitedPhases, jobPhases, runningPhases } from '#contract/job-lifecycle.ts'
import type { JobForCustomer, JobPhase, ProviderStep } from '#contract/jobs.ts'

interface Stand {
  /** On the road of a job that goes well: the time of reaching it. */
  reached: keyof JobForCustomer | null
  /** What the provider presses next; null when it is not the provider's turn. */
  next: ProviderStep | null
}

const over = { reached: null, next: null } as const

/** What each phase is for who looks at the job, the road of a job that goes well in its order. */
const stands = {
  assigned: { reached: 'assignedAt', next: 'start' },
  en_route: { reached: 'enRouteAt', next: 'arrive' },
  arrived: { reached: 'arrivedAt', next: 'work' },
  working: { reached: 'workingAt', next: 'finish' },
  awaiting_confirmation: { reached: 'finishedAt', next: null },
  closed: over,
  cancelled_by_customer: over,
  cancelled_by_provider: over,
  provider_no_show: over,
  customer_gone: over,
  unable_to_complete: over,
} as const satisfies Record<JobPhase, Stand>

type RoadPhase = {
  [P in JobPhase]: (typeof stands)[P]['reached'] extends null ? never : P
}[JobPhase]

const isOnRoad = (phase: JobPhase): phase is RoadPhase => stands[phase].reached !== null
export const road: readonly RoadPhase[] = jobPhases.filter(isOnRoad)

/** Which step of the road is current, counted from 1; past the last one when the job went well to its end. */
export function roadStep(phase: JobPhase): number | null {
  if (phase === 'closed') return road.length + 1
  return isOnRoad(phase) ? road.indexOf(phase) + 1 : null
}

/** What says how far a job has come, for whoever looks at it. */
export type Steps = Pick<
  JobForCustomer,
  | (typeof stands)[RoadPhase]['reached']
  | 'phase'
  | 'promisedAt'
  | 'expectedAt'
  | 'scheduledAt'
  | 'timeZone'
  | 'closedAt'
> &
  // A phone keeps the answer of an earlier version for a day.
  Partial<Pick<JobForCustomer, 'comeback'>>

type Times = Pick<JobForCustomer, (typeof stands)[RoadPhase]['reached']>

/** When each step of the road was reached; null for those ahead and those that were left out. */
export const roadTimes = (job: Times): (string | null)[] =>
  road.map((phase) => job[stands[phase].reached])

/** The time that a step of the provider's sets. */
export const reachedBy = {
  start: 'enRouteAt',
  arrive: 'arrivedAt',
  work: 'workingAt',
  finish: 'finishedAt',
} as const satisfies Record<ProviderStep, keyof Times>

export const nextStep = (phase: JobPhase): ProviderStep | null => stands[phase].next

/** Has the job an end ahead of it? */
export const isRunning = (phase: JobPhase): boolean => runningPhases.includes(phase)

/** Is somebody still expected to arrive? */
export const isUnderway = (phase: JobPhase): boolean => awaitedPhases.includes(phase)
