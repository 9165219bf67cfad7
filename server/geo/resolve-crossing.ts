import { crossingsOf } from './crossings.ts'
import { milesApart } from './distance.ts'
import type { Place } from './place.ts'
import type { PlaceQuery } from './place-query.ts'
import { nearestOnRoute, nearWhat } from './route-points.ts'
import { routeQuery, statesMeant, townNamed } from './route-query.ts'
import type { RoutePoint } from './routes.ts'
import { statesOf } from './routes.ts'
import { NEARBY_MILES } from './town-phrases.ts'

/** A crossing that is named with a town lies so near to the edge of it. */
const TOWN_MILES = 25
const ACCURACY_MILES = 2

/** "I-10 & I-45 Houston": where the two meet, nearest to the town. */
export function resolveCrossing(query: PlaceQuery): Place | null {
  const asked = routeQuery(query)
  const [one, other] = asked?.interstates ?? []
  if (!asked || !one) return null
  const town = townNamed(asked)
  if (!other) return town ? withOtherRoad(one, asked.otherRoads[0], town) : null
  const states = statesMeant(asked, statesOf(one))
  const meant = town ?? query.near
  const distance = (spot: RoutePoint) => (meant ? milesApart(spot, meant) : 0)
  const found = crossingsOf(one, other)
    .filter((spot) => states.size === 0 || states.has(spot.state) || distance(spot) < TOWN_MILES)
    .toSorted((a, b) => distance(a) - distance(b))
  const [first] = found
  if (!first) return null
  if (town && distance(first) > town.accuracyMiles + TOWN_MILES) return null
  const isDecided = found.length === 1 || (meant && distance(first) <= NEARBY_MILES)
  return placeOf(one, other, first, !isDecided)
}

/** Of another road we know nothing but that it crosses there: the Interstate where it passes the town. */
function withOtherRoad(route: string, road: string | undefined, town: Place): Place | null {
  const nearest = road ? nearestOnRoute(route, town, town.state) : null
  if (!road || !nearest || nearest.miles > town.accuracyMiles + ACCURACY_MILES * 4) return null
  const place = placeOf(route, road, nearest.spot, town.isAmbiguous)
  return { ...place, accuracyMiles: Math.max(5, town.accuracyMiles) }
}

function placeOf(route: string, road: string, spot: RoutePoint, isAmbiguous: boolean): Place {
  return {
    lat: spot.lat,
    lng: spot.lng,
    label: `${route} at ${road}, ${nearWhat(route, spot)}`,
    state: spot.state,
    kind: 'crossing',
    accuracyMiles: ACCURACY_MILES,
    isAmbiguous,
  }
}
