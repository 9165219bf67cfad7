import { milesApart, type Point } from './distance.ts'
import { hasExitsByMile } from './exit-numbers.ts'
import type { Place } from './place.ts'
import { placeKey } from './place-key.ts'
import type { PlaceQuery } from './place-query.ts'
import { nearWhat } from './route-points.ts'
import { type RouteQuery, routeQuery, statesMeant, townNamed } from './route-query.ts'
import { type RoutePoint, routesCalled, spotsAtMile, statesOf } from './routes.ts'
import { NEARBY_MILES } from './town-phrases.ts'
import { townAt, townsBeginning } from './towns.ts'

/** So near to the edge of a town that is named with it, or the two contradict each other and the town is believed. */
const TOWN_MILES = 15
/** Half of what the worst known exit is off, and more than most are. */
const ACCURACY_MILES = 3

/** "I-80 W mile 102 Nebraska", "mm 254 I-35 Austin". */
export function resolveMileMarker(query: PlaceQuery): Place | null {
  const spots = spotsMeant(query)
  return spots ? decide(spots, query.near) : null
}

/** Every place that a mile marker or exit may mean, where the text does not say in which state: best first. */
export function placesAtMile(query: PlaceQuery): Place[] {
  const spots = spotsMeant(query)
  if (!spots) return []
  const distance = (spot: Point) => (query.near ? milesApart(spot, query.near) : 0)
  const sorted = spots.found.toSorted((a, b) => distance(a) - distance(b))
  return sorted.map((spot) => placeOf(spots, spot, false))
}

type Spots = {
  route: string
  kind: 'milemarker' | 'exit'
  number: number
  town: Place | null
  found: RoutePoint[]
}

function spotsMeant(query: PlaceQuery): Spots | null {
  const asked = routeQuery(query)
  const route = asked?.interstates[0]
  if (!asked || !route) return null
  const kind = asked.mile === undefined ? 'exit' : 'milemarker'
  const number = asked.mile ?? asked.exit
  if (number === undefined) return null
  const spotsOf = (name: string) =>
    spotsAtMile(name, number).filter(
      (spot) => kind === 'milemarker' || hasExitsByMile(name, spot.state),
    )
  const own = spotsOf(route)
  const branches = routesCalled(route).filter((name) => name !== route)
  const town = townNamed(asked)
  // "I-35 exit 45 Fort Worth" is on I-35W; without a town, who means I-35W says so.
  const isMeant = (spot: RoutePoint) => town || !own.some(({ state }) => state === spot.state)
  const all = [...own, ...branches.flatMap(spotsOf).filter(isMeant)]
  const found = withinWhatIsNamed(asked, town, statesOf(route), withoutDoubles(all))
  return { route, kind, number, town, found }
}

/** Where I-35 and I-35E are one road, both have its miles. */
function withoutDoubles(spots: readonly RoutePoint[]): RoutePoint[] {
  return spots.filter(
    (spot, i) => !spots.slice(0, i).some((other) => milesApart(spot, other) < ACCURACY_MILES),
  )
}

function withinWhatIsNamed(
  asked: RouteQuery,
  town: Place | null,
  possible: ReadonlySet<string>,
  spots: readonly RoutePoint[],
): RoutePoint[] {
  const states = statesMeant(asked, possible)
  const inState = spots.filter((spot) => states.size === 0 || states.has(spot.state))
  if (!town) return hasUnknownState(asked, states) ? [] : nearBegunTown(asked, inState)
  return inState
    .filter((spot) => milesApart(spot, town) <= town.accuracyMiles + TOWN_MILES)
    .toSorted((a, b) => milesApart(a, town) - milesApart(b, town))
    .slice(0, 1)
}

/** "exit 245 I-35 Aus": a town is being typed; it decides as soon as one of the spots is near such a town. */
function nearBegunTown({ rest }: RouteQuery, spots: RoutePoint[]): RoutePoint[] {
  const key = placeKey(rest.text)
  if (spots.length < 2 || key.length < 3) return spots
  const [from, to] = townsBeginning(key)
  const towns = Array.from({ length: to - from }, (_, i) => townAt(from + i))
  const near = spots.filter((spot) => towns.some((town) => milesApart(spot, town) <= TOWN_MILES))
  return near.length > 0 ? near : spots
}

/** A state where the road does not run: the text is mistaken, and guessing another state would be worse. */
function hasUnknownState({ rest }: RouteQuery, meant: ReadonlySet<string>): boolean {
  return meant.size === 0 && rest.states.some((state) => state.isCertain)
}

function decide(spots: Spots, near: Point | undefined): Place | null {
  const [first, ...others] = spots.found
  if (!first) return null
  if (!near) return placeOf(spots, first, others.length > 0)
  const nearest = spots.found.reduce((a, b) => (milesApart(b, near) < milesApart(a, near) ? b : a))
  const isNearby = milesApart(nearest, near) <= NEARBY_MILES
  return placeOf(spots, nearest, others.length > 0 && !isNearby)
}

/** The town that the person has named says more to them than the one next to it. */
function besides(town: Place, spot: RoutePoint): string {
  return milesApart(town, spot) <= town.accuracyMiles ? town.label : `near ${town.label}`
}

function placeOf(spots: Spots, spot: RoutePoint, isAmbiguous: boolean): Place {
  const { route, kind, number, town } = spots
  const word = kind === 'exit' ? 'exit' : 'mile'
  return {
    lat: spot.lat,
    lng: spot.lng,
    label: `${route} ${word} ${number}, ${town ? besides(town, spot) : nearWhat(route, spot)}`,
    state: spot.state,
    kind,
    accuracyMiles: ACCURACY_MILES,
    isAmbiguous,
  }
}
