import { milesBetween } from '../server/geo/distance.ts'
import { arrivalOf } from './arrivals.ts'
import type { Chance } from './chance.ts'
import { priceOf, type Work } from './prices.ts'
import { offerWords } from './words.ts'

export interface Offer {
  price: string
  estimatedDuration: string
  message: string | undefined
}

/** The miles that count where a request has no position. */
const unknownMiles = 20

/** What a shop answers to a request: price and arrival by the distance, sometimes with words. */
export function offerOf(
  work: Work,
  shop: { lat: number | null; lng: number | null },
  chance: Chance,
): Offer {
  const known = work.lat !== null && work.lng !== null && shop.lat !== null && shop.lng !== null
  const miles = known
    ? milesBetween(work.lat ?? 0, work.lng ?? 0, shop.lat ?? 0, shop.lng ?? 0)
    : unknownMiles
  return {
    price: priceOf(work, miles, chance),
    estimatedDuration: arrivalOf(miles, chance),
    message: offerWords(work.serviceType, chance),
  }
}
