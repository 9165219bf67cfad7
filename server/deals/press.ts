import { settings } from '#contract/settings.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { type JobRow, reachedAt } from './job-queries.ts'

const { aheadMs, waitedMostMs, toldFromMs } = settings.presses

/**
 * When a step was pressed: now, or earlier where the press had to wait for a network. One of before somebody set out, of
 * the future or of half a day ago is refused (wrong_state).
 */
export function pressOf(job: JobRow, occurredAt: string | undefined, now: Date): Date {
  if (!occurredAt) return now
  const at = new Date(occurredAt).getTime()
  const first = (job.en_route_at ?? job.assigned_at).getTime()
  const isPossible =
    at <= now.getTime() + aheadMs && at >= now.getTime() - waitedMostMs && at >= first - aheadMs
  if (!isPossible) throw new Refusal('wrong_state', refusals.jobs.pressedWhen)
  // Clocks differ by a moment: never before the step before, never in the future.
  const before = job[reachedAt[job.phase]] ?? job.assigned_at
  return new Date(Math.min(now.getTime(), Math.max(before.getTime(), at)))
}

/** What the history says of a press that came late; nothing of one that came at once. */
export const pressedLate = (pressedAt: Date, now: Date) =>
  now.getTime() - pressedAt.getTime() < toldFromMs ? null : { pressedAt: pressedAt.toISOString() }
