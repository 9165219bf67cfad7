import * as z from 'zod/mini'
import { type Level, levels } from './levels.ts'
import { settings } from './settings.ts'
import { type StepId, stepIds } from './verification-steps.ts'

/** What a provider's jobs show. */
export const jobRecord = z.object({
  closed: z.number(),
  /** Jobs that ended undone through the provider: handed back, given up, not come. */
  undone: z.number(),
  /** Closed jobs with a promised arrival, and how many of those were reached in time. */
  promised: z.number(),
  onTime: z.number(),
  /** Closed jobs that cost what was bid. */
  asBid: z.number(),
})
export type JobRecord = z.infer<typeof jobRecord>

export const noJobs: JobRecord = { closed: 0, undone: 0, promised: 0, onTime: 0, asBid: 0 }

const { trust } = settings
const share = (part: number, of: number) => (of > 0 ? part / of : 0)

/** Points of the jobs, 0 to 250 in whole numbers: none before there are five closed ones. */
export function jobPoints({ closed, undone, promised, onTime, asBid }: JobRecord): number {
  if (closed < trust.fromJobs) return 0
  return Math.floor(
    trust.jobs.onTime * share(onTime, promised) +
      trust.jobs.completed * share(closed, closed + undone) +
      trust.jobs.asBid * share(asBid, closed),
  )
}

/** The trust score, 0 to 1000 (rules C20): of the steps that are completed and have not expired, and of the jobs. */
export const trustScore = (completed: readonly StepId[], jobs: JobRecord): number =>
  stepIds
    .filter((id) => completed.includes(id))
    .reduce((sum, id) => sum + trust.steps[id], jobPoints(jobs))

/** The level follows from the score and from nothing else. */
export const levelOf = (score: number): Level =>
  levels.findLast((level) => score >= trust.levels[level]) ?? 'basic'
