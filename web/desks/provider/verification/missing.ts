import type { Level } from '#contract/levels.ts'
import { settings } from '#contract/settings.ts'
import { jobPoints } from '#contract/trust.ts'
import type { VerificationStatus } from '#contract/verification.ts'
import type { StepId } from '#contract/verification-steps.ts'

export interface Missing {
  /** 0 when the level is reached. */
  points: number
  steps: { stepId: StepId; points: number; isInReview: boolean }[]
  /** What the jobs could still bring, and after how many more they begin to count. */
  jobs: { points: number; countAfter: number } | null
}

const { trust } = settings
const mostForJobs = Object.values(trust.jobs).reduce((sum, points) => sum + points, 0)

/** What lies between a provider and a level: points, and all that would bring some. */
export function missingFor(
  { trustScore, steps, jobs }: Pick<VerificationStatus, 'trustScore' | 'steps' | 'jobs'>,
  level: Level,
): Missing {
  const left = mostForJobs - jobPoints(jobs)
  return {
    points: Math.max(0, trust.levels[level] - trustScore),
    steps: steps
      .filter(({ status }) => status !== 'completed')
      .map(({ stepId, status }) => ({
        stepId,
        points: trust.steps[stepId],
        isInReview: status === 'in_progress',
      })),
    jobs: left > 0 ? { points: left, countAfter: Math.max(0, trust.fromJobs - jobs.closed) } : null,
  }
}
