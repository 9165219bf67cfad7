import { settings } from '#contract/settings.ts'
import type { Doubt, Fix } from '#contract/trips.ts'
import { metersPerMile, milesApart, type Point } from '../geo/distance.ts'

const { aheadMs, accuracyMostM, apartMs, fastestMph, farthestMiles } = settings.trips

/** A position that is kept, with the reason not to believe it where there is one. */
export interface Kept extends Point {
  fixedAt: Date
  accuracyM: number
  heading: number | null
  doubt: Doubt | null
}

/** Where somebody was last, of what was believed. */
export type Known = Point & { fixedAt: Date; accuracyM: number }

/**
 * What of a batch is kept, in its order: of this trip, not of the future, exact enough to say anything, ten seconds apart. Who
 * comes from too far or drives faster than anybody does is kept with a doubt, and what follows is measured against what
 * was believed before.
 */
export function sift(
  fixes: readonly Fix[],
  {
    since,
    now,
    place,
    before,
  }: { since: Date; now: Date; place: Point | null; before: Known | undefined },
): Kept[] {
  const kept: Kept[] = []
  let believed = before
  let last = before?.fixedAt
  for (const fix of inOrder(fixes)) {
    const { fixedAt } = fix
    if (fixedAt < since || fixedAt.getTime() > now.getTime() + aheadMs) continue
    if (fix.accuracyM > accuracyMostM || isNowhere(fix)) continue
    if (last && Math.abs(fixedAt.getTime() - last.getTime()) < apartMs) continue
    last = fixedAt
    const doubt = doubtOf(fix, believed, place)
    if (!doubt) believed = fix
    kept.push({ ...fix, doubt })
  }
  return kept
}

const inOrder = (fixes: readonly Fix[]) =>
  fixes
    .map(({ lat, lng, accuracyM, heading, fixedAt }) => ({
      lat,
      lng,
      accuracyM,
      heading: heading ?? null,
      fixedAt: new Date(fixedAt),
    }))
    .sort((one, other) => one.fixedAt.getTime() - other.fixedAt.getTime())

/** What a device says that knows nothing: the point off Africa. */
const isNowhere = ({ lat, lng }: Point) => Math.abs(lat) < 0.01 && Math.abs(lng) < 0.01

function doubtOf(fix: Known, believed: Known | undefined, place: Point | null): Doubt | null {
  if (place && milesApart(fix, place) > farthestMiles) return 'too_far'
  if (!believed) return null
  // As far as the two circles leave no other way.
  const inexact = (fix.accuracyM + believed.accuracyM) / metersPerMile
  const miles = milesApart(fix, believed) - inexact
  const hours = Math.abs(fix.fixedAt.getTime() - believed.fixedAt.getTime()) / 3_600_000
  return miles > fastestMph * hours ? 'too_fast' : null
}
