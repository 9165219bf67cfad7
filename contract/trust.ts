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

/** Some points of the trust score, and what for. */
export const scorePart = z.object({ of: z.enum([...stepIds, 'jobs']), points: z.number() })
export type ScorePart = z.infer<typeof scorePart>

/** What the trust score is made of (rules C20): of the steps that are completed and have not expired, and of the jobs. */
export function scoreParts(completed: readonly StepId[], jobs: JobRecord): ScorePart[] {
  const ofSteps = stepIds
    .filter((id) => completed.includes(id))
    .map((id) => ({ of: id, points: trust.steps[id] }))
  const ofJobs = jobPoints(jobs)
  return ofJobs > 0 ? [...ofSteps, { of: 'jobs', points: ofJobs }] : ofSteps
}

/** The trust score, 0 to 1000. */
export const trustScore = (completed: readonly StepId[], jobs: JobRecord): number =>
  scoreParts(completed, jobs).reduce((sum, { points }) => sum + points, 0)

/** The level follows from the score and from nothing else. */
export const levelOf = (score: number): Level =>
  levels.findLast((level) => score >= trust.levels[level]) ?? 'basic'
