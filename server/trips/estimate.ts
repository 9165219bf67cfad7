import { settings } from '#contract/settings.ts'
import { milesApart, type Point } from '../geo/distance.ts'
import type { Known } from './plausible.ts'

const {
  paceOverMs,
  paceHoldsHours,
  mph,
  roadPerAir,
  extraMinutes,
  smoothing,
  leastMinutes,
  spread: { late, leastMinutes: leastSpread },
} = settings.estimate
const minuteMs = 60_000

/** When somebody is likely there: in half of all cases by `from`, in nine of ten by `to`. */
export interface Likely {
  from: Date
  to: Date
}

/**
 * When who drives is likely there: the way that is left by the pace of the last minutes, carried on from what was said before
 * so that it does not jump with each bend. Never in the past, whatever the positions say.
 */
export function likelyArrival(
  track: readonly Known[],
  place: Point,
  before: { from: Date } | null,
  now: Date,
): Likely | null {
  const newest = track.at(-1)
  if (!newest) return null
  const hours = hoursFor(milesApart(newest, place) * roadPerAir, paceOf(track, newest))
  const measured = newest.fixedAt.getTime() + (hours * 60 + extraMinutes) * minuteMs
  const smooth = before ? smoothing * measured + (1 - smoothing) * before.from.getTime() : measured
  const from = Math.max(smooth, now.getTime() + leastMinutes * minuteMs)
  const left = from - now.getTime()
  const to = from + Math.max(leastSpread * minuteMs, left * late)
  return { from: new Date(from), to: new Date(to) }
}

/** The pace of now holds for a quarter of an hour; what is farther is driven half by it, half by the usual: towns end, jams too. */
function hoursFor(miles: number, pace: number): number {
  const near = Math.min(miles, pace * paceHoldsHours)
  return near / pace + (miles - near) / ((pace + mph.usual) / 2)
}

/** Miles per hour of the last ten minutes, within what a road allows; the usual where it is not known. */
function paceOf(track: readonly Known[], newest: Known): number {
  const since = newest.fixedAt.getTime() - paceOverMs
  const recent = track.filter(({ fixedAt }) => fixedAt.getTime() >= since)
  const [first] = recent
  const hours = first ? (newest.fixedAt.getTime() - first.fixedAt.getTime()) / 3_600_000 : 0
  if (hours <= 0) return mph.usual
  const miles = recent.reduce(
    (sum, one, at) => sum + (at === 0 ? 0 : milesApart(recent[at - 1] ?? one, one)),
    0,
  )
  const measured = Math.min(mph.most, Math.max(mph.least, (miles * roadPerAir) / hours))
  // Of the first minutes, in a town as a rule, little can be said yet.
  const known = Math.min(1, (hours * 3_600_000) / paceOverMs)
  return known * measured + (1 - known) * mph.usual
}
