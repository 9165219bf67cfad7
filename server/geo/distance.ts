/** A point on the earth in decimal degrees (WGS 84): lat −90…90, lng −180…180. */
export type Point = { lat: number; lng: number }

/** Mean radius of the earth. SQL that computes great-circle miles must use this same number. */
export const EARTH_RADIUS_MILES = 3958.7613

const RADIANS = Math.PI / 180

/** Great-circle miles between two points in degrees (haversine; at most 0.5 % off the true ellipsoid). */
export function milesBetween(lat1: number, lng1: number, lat2: number, lng2: number): number {
  const halfLat = Math.sin(((lat2 - lat1) * RADIANS) / 2)
  const halfLng = Math.sin(((lng2 - lng1) * RADIANS) / 2)
  const h = halfLat ** 2 + Math.cos(lat1 * RADIANS) * Math.cos(lat2 * RADIANS) * halfLng ** 2
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(Math.min(1, h)))
}

export const metersPerMile = 1609.344

/** The same in meters. */
export const metersApart = (a: Point, b: Point): number => milesApart(a, b) * metersPerMile

/** The same between two points. */
export function milesApart(a: Point, b: Point): number {
  return milesBetween(a.lat, a.lng, b.lat, b.lng)
}

export type Box = { minLat: number; maxLat: number; minLng: number; maxLng: number }

/** Widens a box by about a metre, so that rounding never leaves out a point exactly at the radius. */
const MARGIN_DEGREES = 1e-5

/**
 * The smallest upright box holding everything within `miles` of a point. One box cannot lie across the
 * antimeridian or over a pole: there it spans all longitudes, so it may hold too much but never too little.
 */
export function boxAround(lat: number, lng: number, miles: number): Box {
  const angle = miles / EARTH_RADIUS_MILES
  const dLat = angle / RADIANS + MARGIN_DEGREES
  const minLat = Math.max(-90, lat - dLat)
  const maxLat = Math.min(90, lat + dLat)
  const everyLng = { minLat, maxLat, minLng: -180, maxLng: 180 }
  if (minLat === -90 || maxLat === 90) return everyLng
  // The circle is widest a little poleward of its centre, hence asin of the ratio and not angle / cos(lat).
  const dLng = Math.asin(Math.sin(angle) / Math.cos(lat * RADIANS)) / RADIANS + MARGIN_DEGREES
  if (lng - dLng < -180 || lng + dLng > 180) return everyLng
  return { minLat, maxLat, minLng: lng - dLng, maxLng: lng + dLng }
}

const COMPASS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const
export type Direction = (typeof COMPASS)[number]

/** The point of the compass in which `to` lies, seen from `from`. */
export function directionTo(from: Point, to: Point): Direction {
  const dLng = (to.lng - from.lng) * RADIANS
  const y = Math.sin(dLng) * Math.cos(to.lat * RADIANS)
  const x =
    Math.cos(from.lat * RADIANS) * Math.sin(to.lat * RADIANS) -
    Math.sin(from.lat * RADIANS) * Math.cos(to.lat * RADIANS) * Math.cos(dLng)
  const eighths = Math.round(Math.atan2(y, x) / (Math.PI / 4))
  return COMPASS[(eighths + 8) % 8] ?? 'N'
}
