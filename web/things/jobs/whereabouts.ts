import type { JobPhase } from '#contract/jobs.ts'
import { customerJobs } from '#contract/words/en/customer-jobs.ts'
import { isRunning, isUnderway } from './phases.ts'

/** What is said of who was sent: still on the road, at the truck, or gone again. */
export function whereabouts(phase: JobPhase, name: string): string {
  const { comes, isThere, came } = customerJobs
  if (isUnderway(phase)) return comes(name)
  return isRunning(phase) ? isThere(name) : came(name)
}
