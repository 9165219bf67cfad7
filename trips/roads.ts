import type { Random } from '../attack/random.ts'
import type { Point } from '../server/geo/distance.ts'
import { interstateWays, type Way } from '../server/geo/ways.ts'

/** The stretches of the Interstates that are long enough to drive. */
export const longWays = (leastMiles: number): Way[] =>
  interstateWays().filter(({ length }) => length >= leastMiles)

/** A point so many miles off, in any direction. */
export function offBy(point: Point, miles: number, random: Random): Point {
  const angle = (random.int(360) * Math.PI) / 180
  const degrees = miles / 69.09
  return {
    lat: point.lat + degrees * Math.cos(angle),
    lng: point.lng + (degrees * Math.sin(angle)) / Math.cos((point.lat * Math.PI) / 180),
  }
}
