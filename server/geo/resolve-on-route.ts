import type { Place } from './place.ts'
import type { PlaceQuery } from './place-query.ts'
import {
  resolveBareTown,
  resolveTownInNamedState,
  resolveTownWithState,
  resolveWellKnownTown,
} from './resolve-towns.ts'
import { nearestOnRoute } from './route-points.ts'
import { routeQuery, townNamed } from './route-query.ts'

/** A road farther from the town than this is not where the truck stands "near" it. */
const PASSING_MILES = 15

/** "I-10 near Van Horn TX": the town, moved to where the road passes it. */
export function resolveTownOnRoute(query: PlaceQuery): Place | null {
  const asked = routeQuery(query)
  const route = asked?.interstates[0]
  if (!asked || !route) return null
  const town =
    resolveTownWithState(query) ??
    resolveBareTown(query) ??
    resolveTownInNamedState(query) ??
    resolveWellKnownTown(query) ??
    townNamed(asked)
  const nearest = town && nearestOnRoute(route, town, town.state)
  if (!town || !nearest || nearest.miles > PASSING_MILES) return null
  return { ...town, lat: nearest.spot.lat, lng: nearest.spot.lng }
}
