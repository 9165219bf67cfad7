import { EARTH_RADIUS_MILES, type Point } from './distance.ts'

const KM_PER_MILE = 1.609344
const KM_ROUND_THE_EARTH = 2 * Math.PI * EARTH_RADIUS_MILES * KM_PER_MILE
const ROWS = Math.round(KM_ROUND_THE_EARTH / 2)

/**
 * The centre of the 1-km square of a fixed grid in which a point lies (rules C10: what a provider may see of a place
 * before acceptance). Deterministic and idempotent, at most 0.75 km off; the same place always gives the same square,
 * so nobody learns more by asking again. Squares keep their width: the further north, the fewer of them in a row.
 */
export function roughen(lat: number, lng: number): Point {
  const row = Math.min(ROWS - 1, Math.floor(((lat + 90) / 180) * ROWS))
  const rowLat = ((row + 0.5) / ROWS) * 180 - 90
  const columns = Math.max(1, Math.round(KM_ROUND_THE_EARTH * Math.cos((rowLat * Math.PI) / 180)))
  const column = Math.min(columns - 1, Math.floor(((lng + 180) / 360) * columns))
  return { lat: round(rowLat), lng: round(((column + 0.5) / columns) * 360 - 180) }
}

/** Six decimals are 0.1 m: short to print, and far too little to leave the square. */
function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6
}
