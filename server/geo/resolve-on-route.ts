import type { Place } from './place.ts'
import type { PlaceQuery } from './place-query.ts'
import {
  resolveBareTown,
  resolveTownInNamedState,
  resolveTownWithState,
  resolveWellKnownTown,
} from './resolve-towns.ts'
import { nearestOnRoute } from './route-points.ts'
import { namesOtherRoad, routeQuery, townNamed } from './route-query.ts'
import { PASSING_MILES } from './town-phrases.ts'

/**
 * "I-10 near Van Horn TX": the town, moved to where the road passes it. Of several towns of one name it is the one on the road: the
 * Columbus of I-10 is in Texas, not in Ohio. A road of which nobody knows where it runs leaves several towns possible.
 */
export function resolveTownOnRoute(query: PlaceQuery): Place | null {
  const asked = routeQuery(query)
  const route = asked?.interstates[0]
  if (!asked || !route) return namesOtherRoad(query.text) ? townIn({ ...query, along: null }) : null
  const town = townIn({ ...query, along: route })
  const moved = movedTo(route, town) ?? movedTo(route, townNamed(asked))
  return moved ?? town
}

const townIn = (query: PlaceQuery): Place | null =>
  resolveTownWithState(query) ??
  resolveBareTown(query) ??
  resolveTownInNamedState(query) ??
  resolveWellKnownTown(query)

function movedTo(route: string, town: Place | null): Place | null {
  const nearest = town && nearestOnRoute(route, town, town.state)
  if (!nearest || nearest.miles > PASSING_MILES) return null
  return { ...town, lat: nearest.spot.lat, lng: nearest.spot.lng }
}
