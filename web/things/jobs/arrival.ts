import { settings } from '#contract/settings.ts'
import type { Trip } from '#contract/trips.ts'
import { trips } from '#contract/words/en/trips.ts'
import { formatClock } from '../../kit/ui/format.ts'
import type { Steps } from './phases.ts'

export type Likely = Trip['likely']

/** What the one time of arrival that is shown goes by: where the truck is, what was said, or the promise, kept or broken. */
export type ArrivalBy = 'likely' | 'expected' | 'promised' | 'overdue' | 'none'

type Due = Pick<Steps, 'phase' | 'promisedAt' | 'expectedAt'>

const minute = 60_000
/** "About" is said in steps of so much; it would be another minute with each position. */
const aboutMs = 5 * minute

const time = (at: string | null): number | null => (at === null ? null : new Date(at).getTime())

/** Two times for one arrival contradict each other: what is known best stands for it. */
export function arrivalBy(
  { phase, promisedAt, expectedAt }: Due,
  likely: Likely,
  now: number,
): ArrivalBy {
  if (phase === 'en_route' && likely) return 'likely'
  if ((time(expectedAt) ?? 0) > now) return 'expected'
  const promised = time(promisedAt)
  if (promised === null) return 'none'
  return now > promised ? 'overdue' : 'promised'
}

/** The moment itself; null where nothing was promised. */
export function arrivalAt(by: ArrivalBy, job: Due, likely: Likely): string | null {
  if (by === 'likely' && likely) return new Date(aboutOf(likely)).toISOString()
  return by === 'expected' ? job.expectedAt : job.promisedAt
}

/** Is it so much later than the promise that who waits is told (trips.md §4)? */
export function isPastPromise(at: string, { promisedAt }: Due): boolean {
  const promised = time(promisedAt)
  return promised !== null && new Date(at).getTime() - promised > settings.estimate.laterMs
}

/** So close that no number is true any more. */
export const isAnyMinute = (likely: NonNullable<Likely>, now: number): boolean =>
  new Date(likely.from).getTime() - now < settings.estimate.anyMinuteMs

/** Between which times by the reader's clock; nothing where that is not known. */
export function likelyWords(likely: Likely, now: number): string {
  if (!likely) return ''
  if (isAnyMinute(likely, now)) return trips.anyMinute
  return trips.likely(formatClock(likely.from), formatClock(likely.to))
}

function aboutOf({ from, to }: NonNullable<Likely>): number {
  const middle = (new Date(from).getTime() + new Date(to).getTime()) / 2
  return Math.round(middle / aboutMs) * aboutMs
}
