import type { Place } from './place.ts'
import type { PlaceQuery } from './place-query.ts'
import { resolveTown } from './resolve-towns.ts'
import { whereItPasses } from './route-points.ts'
import { namesOtherRoad, routeQuery, townNamed } from './route-query.ts'

/**
 * "I-10 near Van Horn TX": the town, moved to where the road passes it. Of several towns of one name it is the one on the road: the
 * Columbus of I-10 is in Texas, not in Ohio. A road of which nobody knows where it runs leaves several towns possible.
 */
export function resolveTownOnRoute(query: PlaceQuery): Place | null {
  const asked = routeQuery(query)
  const route = asked?.interstates[0]
  if (!asked || !route)
    return namesOtherRoad(query.text) ? resolveTown({ ...query, along: null }) : null
  const town = resolveTown({ ...query, along: route })
  const moved = movedTo(route, town) ?? movedTo(route, townNamed(asked))
  return moved ?? town
}

function movedTo(route: string, town: Place | null): Place | null {
  const spot = town && whereItPasses(route, town)
  return spot && { ...town, lat: spot.lat, lng: spot.lng }
}
