import type { Correction } from '#contract/correcting.ts'
import type { RequestRow } from '../asking/queries.ts'
import { exactPlace, roughMiles } from '../asking/whereabouts.ts'
import { milesApart } from '../geo/distance.ts'

/** Does this only say more exactly where the same words lead? */
export const isSharpened = (before: RequestRow, after: RequestRow): boolean =>
  before.location_text === after.location_text &&
  exactPlace(before) === null &&
  exactPlace(after) !== null

/** Is a place that is only roughly known said in other words, by whoever has no device to ask? */
export const isSaidAgain = (before: RequestRow, { location, lat }: Correction): boolean =>
  exactPlace(before) === null && location !== undefined && lat === undefined

/** Does the map know more exactly now where the truck is? */
export function isCloser(before: RequestRow, after: RequestRow): boolean {
  if (after.lat === null) return false
  return before.lat === null || (roughMiles(after) ?? 0) < (roughMiles(before) ?? 0)
}

/**
 * Is the truck so far from where its words lead that the way there has another price? Within twice of what the map may be off it
 * is the same town or stretch of road; where no map knew the words, it is the same state.
 */
export function isElsewhere(before: RequestRow, after: RequestRow): boolean {
  if (after.lat === null || after.lng === null) return true
  const { lat, lng, state } = before
  if (lat === null || lng === null) return state !== null && after.state !== state
  const truck = { lat: after.lat, lng: after.lng }
  return milesApart({ lat, lng }, truck) > 2 * (roughMiles(before) ?? 0)
}
