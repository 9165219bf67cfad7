import type { RequestRow } from '../asking/queries.ts'
import { exactPlace, roughMiles } from '../asking/whereabouts.ts'
import { milesApart } from '../geo/distance.ts'

/** Does this only say more exactly where the same words lead? */
export const isSharpened = (before: RequestRow, after: RequestRow): boolean =>
  before.location_text === after.location_text &&
  exactPlace(before) === null &&
  exactPlace(after) !== null

/**
 * Is the truck so far from where its words lead that the way there has another price? Within twice of what the map may be off it
 * is the same town or stretch of road; where no map knew the words, it is the same state.
 */
export function isElsewhere(before: RequestRow, after: RequestRow): boolean {
  const truck = exactPlace(after)
  if (!truck) return true
  const { lat, lng, state } = before
  if (lat === null || lng === null) return state !== null && after.state !== state
  return milesApart({ lat, lng }, truck) > 2 * (roughMiles(before) ?? 0)
}
