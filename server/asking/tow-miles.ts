import { milesBetween } from '../geo/distance.ts'
import { lookUpOnePlace } from '../geo/places.ts'

/** Below this the two places are as good as one: a drop-off is known no better than its town. */
const leastMiles = 2

/**
 * How far it is from a truck to where it is to be dropped off, as the crow flies, in whole miles; null where either is not
 * known or both are one town. Measured from the rough place, so that no card tells more than the board may (rules C10).
 */
export function towMiles(
  { rough_lat: lat, rough_lng: lng }: { rough_lat: number | null; rough_lng: number | null },
  { dropOffLocation }: Partial<Record<string, string>>,
): number | null {
  if (lat === null || lng === null || !dropOffLocation) return null
  const place = lookUpOnePlace(dropOffLocation, { near: { lat, lng } })
  if (!place) return null
  const miles = Math.round(milesBetween(lat, lng, place.lat, place.lng))
  return miles >= leastMiles ? miles : null
}
