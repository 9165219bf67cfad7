import type { Point } from './distance.ts'
import type { Place } from './place.ts'
import { type PlaceQuery, placeQuery } from './place-query.ts'
import { resolveCoordinates } from './resolve-coordinates.ts'
import { resolveCrossing } from './resolve-crossing.ts'
import { resolveMileMarker } from './resolve-mile.ts'
import { resolveTownOnRoute } from './resolve-on-route.ts'
import { resolveTown, statesNamed } from './resolve-towns.ts'
import { resolveZip } from './resolve-zip.ts'

/** One way of understanding a text; null passes it on to the next. */
export type PlaceResolver = (query: PlaceQuery) => Place | null

/** In order of trust: the first that understands the text answers. */
const resolvers: readonly PlaceResolver[] = [
  resolveCoordinates,
  resolveMileMarker,
  resolveCrossing,
  resolveZip,
  resolveTownOnRoute,
  resolveTown,
]

/**
 * Where in the United States a typed text is ("Waco, TX", "76701", "I-35 N mile 254", "I-10 & I-45 Houston"), offline; null
 * for what names no spot: such a request is still taken (rules C1), see `lookUpState`. `near`, where the person is or
 * was, decides between towns of one name.
 */
export function lookUpPlace(text: string, { near }: { near?: Point } = {}): Place | null {
  return resolve(placeQuery(text, near))
}

/**
 * As `lookUpPlace`, but null too for what several places are called: "I-35 mile 25" and "Springfield" may be a thousand miles off.
 * Ask, send nobody there.
 */
export function lookUpOnePlace(text: string, options?: { near?: Point }): Place | null {
  const place = lookUpPlace(text, options)
  return place?.isAmbiguous ? null : place
}

/**
 * The two letters of the state that a text names, by a place in it or by itself ("somewhere in Nebraska"); null when
 * it names none or several. The middle of a state is never given as a position.
 */
export function lookUpState(text: string): string | null {
  const query = placeQuery(text)
  const place = resolve(query)
  if (place && !place.isAmbiguous) return place.state
  const [state, ...others] = statesNamed(query)
  return state && others.length === 0 ? state : null
}

function resolve(query: PlaceQuery): Place | null {
  for (const resolver of resolvers) {
    const place = resolver(query)
    if (place) return place
  }
  return null
}
