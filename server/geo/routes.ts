import { readFileSync } from 'node:fs'
import { milesApart, type Point } from './distance.ts'

/** A point of an Interstate: the mile that is posted there, where we know it, and the town at it, if any. */
export type RoutePoint = Point & { state: string; mile: number | null; town: string }

/** One unbroken stretch of road, from west to east or from south to north. */
export type RouteLine = readonly RoutePoint[]

let loaded: ReadonlyMap<string, readonly RouteLine[]> | undefined

/** Read at the first look-up (about 10 ms) and kept, like the towns. */
export function loadRoutes(): ReadonlyMap<string, readonly RouteLine[]> {
  loaded ??= readTable()
  return loaded
}

/** An empty line separates two roads of one number, and the two parts of a road with a gap. */
function readTable(): Map<string, RouteLine[]> {
  const routes = new Map<string, RouteLine[]>()
  const text = readFileSync(new URL('tables/interstates.tsv', import.meta.url), 'utf8')
  let line: RoutePoint[] = []
  let before = ''
  for (const row of text.split('\n')) {
    const [route = '', state = '', mile, lat, lng, town = ''] = row.split('\t')
    if (route !== before && route !== '') {
      line = []
      routes.set(route, [...(routes.get(route) ?? []), line])
    }
    before = route
    if (route === '') continue
    const posted = mile === '' ? null : Number(mile)
    line.push({ lat: Number(lat), lng: Number(lng), state, mile: posted, town })
  }
  return routes
}

/** The lines of a route as the table names it ("I-35E"); none when it is not there. */
export function routePoints(route: string): readonly RouteLine[] {
  return loadRoutes().get(route) ?? []
}

/**
 * All roads that a driver may mean by this name: I-35 is signed as I-35E and I-35W where it divides, and the markers of
 * I-35E carry on those of I-35.
 */
export function routesCalled(route: string): string[] {
  return [route, `${route}E`, `${route}W`].filter((name) => routePoints(name).length > 0)
}

/** Where a jump of the markers stands in the table twice, nothing lies between. */
const JUMP_MILES = 0.05

/** Every spot of the route where this mile is posted, optionally in one state only; usually one per state. */
export function spotsAtMile(route: string, mile: number, state?: string): RoutePoint[] {
  const spots: RoutePoint[] = []
  for (const line of routePoints(route)) {
    for (let i = 1; i < line.length; i++) {
      const [from, to] = [line[i - 1], line[i]]
      if (!from || !to || from.state !== to.state || (state && from.state !== state)) continue
      const spot = between(from, to, mile)
      const isSame = (other: RoutePoint) => milesApart(other, spot ?? from) < 1
      if (spot && !spots.some(isSame)) spots.push(spot)
    }
  }
  return spots
}

function between(from: RoutePoint, to: RoutePoint, mile: number): RoutePoint | null {
  if (from.mile === null || to.mile === null) return null
  const [low, high] = from.mile < to.mile ? [from.mile, to.mile] : [to.mile, from.mile]
  if (mile < low || mile > high || milesApart(from, to) < JUMP_MILES) return null
  const share = (mile - from.mile) / (to.mile - from.mile || 1)
  return {
    lat: from.lat + share * (to.lat - from.lat),
    lng: from.lng + share * (to.lng - from.lng),
    state: from.state,
    mile,
    town: '',
  }
}

/** The spot of a posted mile in a state, null where the route has no such mile there. */
export function pointAtMile(route: string, state: string, mile: number): RoutePoint | null {
  return routesCalled(route).flatMap((name) => spotsAtMile(name, mile, state))[0] ?? null
}

/** The states through which a route runs, in its order. */
export function statesOf(route: string): Set<string> {
  const points = routesCalled(route).flatMap((name) => routePoints(name).flat())
  return new Set(points.map((point) => point.state))
}
