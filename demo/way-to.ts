import { milesApart, type Point } from '../server/geo/distance.ts'
import { interstateWays, nearestOn, stretchOf, type Way, wayOf } from '../server/geo/ways.ts'

/** What a mile of town streets costs beside one of the Interstate. */
const streetCost = 1.5
/** Who has less far to go on it than this does not take the Interstate. */
const leastMiles = 2
const milesPerStep = 2.5

/**
 * How a helper drives: by town streets to the Interstate that shortens the way most, along it, and by streets to the truck; or
 * by streets alone.
 */
export function wayTo(from: Point, to: Point): Way {
  const streets = [from, ...stepsOf(from, to), to]
  let best = { cost: streetMiles(from, to) * streetCost, points: streets }
  for (const way of interstateWays()) {
    if (!isAround(way, from, to)) continue
    const [on, off] = [nearestOn(way, from), nearestOn(way, to)]
    const along = Math.abs(on.mile - off.mile)
    if (along < leastMiles || (on.off + off.off) * streetCost + along >= best.cost) continue
    const road = stretchOf(way, on.mile, off.mile)
    const [first, last] = [road[0] ?? from, road.at(-1) ?? to]
    const cost = (streetMiles(from, first) + streetMiles(last, to)) * streetCost + along
    if (cost >= best.cost) continue
    const points = [from, ...stepsOf(from, first), ...road, ...stepsOf(last, to), to]
    best = { cost, points }
  }
  return wayOf(best.points)
}

/** Only the last miles of a way. */
export function endOf(way: Way, miles: number): Way {
  return miles >= way.length ? way : wayOf(stretchOf(way, way.length - miles, way.length))
}

/** Streets cross at right angles, so a way by streets has steps. */
function stepsOf(from: Point, to: Point): Point[] {
  const steps = Math.ceil(milesApart(from, to) / milesPerStep)
  const at = (share: number) => ({
    lat: from.lat + share * (to.lat - from.lat),
    lng: from.lng + share * (to.lng - from.lng),
  })
  return Array.from({ length: steps }, (_, step) => [at(step / steps), at((step + 1) / steps)])
    .flatMap(([before, after]) =>
      before && after ? [before, { lat: before.lat, lng: after.lng }] : [],
    )
    .slice(1)
}

const streetMiles = (from: Point, to: Point): number => {
  const turn = { lat: from.lat, lng: to.lng }
  return milesApart(from, turn) + milesApart(turn, to)
}

/** Most of the country's roads are nowhere near: those need not be measured. */
function isAround({ points }: Way, from: Point, to: Point): boolean {
  const margin = 0.5
  const [south, north] = [Math.min(from.lat, to.lat) - margin, Math.max(from.lat, to.lat) + margin]
  const [west, east] = [Math.min(from.lng, to.lng) - margin, Math.max(from.lng, to.lng) + margin]
  const lats = points.map(({ lat }) => lat)
  const lngs = points.map(({ lng }) => lng)
  return (
    Math.max(...lats) >= south &&
    Math.min(...lats) <= north &&
    Math.max(...lngs) >= west &&
    Math.min(...lngs) <= east
  )
}
