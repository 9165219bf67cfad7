import { milesApart, type Point } from './distance.ts'
import { type RoutePoint, routePoints, routesCalled } from './routes.ts'

/** A spot on a road and how far, in miles, it lies from what was asked for. */
export type SpotOnRoute = { spot: RoutePoint; miles: number }

/** A road farther from the town than this is not where the truck stands "near" it. */
const PASSING_MILES = 15

/** Where the road passes a town; null where it does not. */
export function whereItPasses(route: string, town: Point & { state: string }): Point | null {
  const nearest = nearestOnRoute(route, town, town.state)
  return nearest && nearest.miles <= PASSING_MILES ? nearest.spot : null
}

/** The point of the road nearest to `point`, optionally inside one state. */
export function nearestOnRoute(route: string, point: Point, state?: string): SpotOnRoute | null {
  let best: SpotOnRoute | null = null
  for (const line of routesCalled(route).flatMap(routePoints)) {
    line.forEach((from, i) => {
      const to = line[i + 1] ?? from
      if (state && from.state !== state) return
      const spot = { ...from, ...nearestBetween(from, to, point), mile: null, town: '' }
      const miles = milesApart(spot, point)
      if (!best || miles < best.miles) best = { spot, miles }
    })
  }
  return best
}

/** On the straight line between two points that are near each other, the earth taken as flat. */
function nearestBetween(from: Point, to: Point, point: Point): Point {
  const shrink = Math.cos((point.lat * Math.PI) / 180)
  const [dx, dy] = [(to.lng - from.lng) * shrink, to.lat - from.lat]
  const [px, py] = [(point.lng - from.lng) * shrink, point.lat - from.lat]
  const length = dx * dx + dy * dy
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length))
  return {
    lat: from.lat + share * (to.lat - from.lat),
    lng: from.lng + share * (to.lng - from.lng),
  }
}

/** So near that one says "in" rather than "near". */
const IN_TOWN_MILES = 3
const NEAR_MILES = 15

/** "near Big Springs, NE": the town along the road, of which drivers know the sign; far from any just "NE". */
export function nearWhat(route: string, spot: RoutePoint): string {
  let town: RoutePoint | undefined
  let miles = NEAR_MILES
  for (const other of routesCalled(route).flatMap(routePoints).flat()) {
    if (other.town === '' || other.state !== spot.state) continue
    const apart = milesApart(other, spot)
    if (apart < miles) [town, miles] = [other, apart]
  }
  if (!town) return spot.state
  return `${miles < IN_TOWN_MILES ? '' : 'near '}${town.town}, ${town.state}`
}
