import { type RawBuilder, sql } from 'kysely'
import { openHours, type ServiceHours } from '#contract/catalogue.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import { boxAround } from '../geo/distance.ts'
import { nearestTown } from '../geo/nearest-town.ts'
import { lookUpOnePlace } from '../geo/places.ts'
import { timeZoneOf } from '../geo/time-zone.ts'
import { wrongField } from '../platform/http/refusal.ts'

/** Where the owner has put the shop on the map. */
export interface Pin {
  lat: number
  lng: number
}

export interface Base {
  lat: number | null
  lng: number | null
  city: string | null
  state: string | null
  time_zone: string
}

/**
 * Where a shop stands: at its pin, else where its address says. One that names no known place is refused, because no
 * request would reach the shop.
 */
export function baseOf(address: string, pin?: Pin): Base {
  if (pin) return baseAt(pin)
  const place = lookUpOnePlace(address)
  if (!place) throw wrongField('address', refusals.providers.unknownAddress)
  const city = place.label.split(',')[0] ?? null
  const { lat, lng, state } = place
  return { lat, lng, city, state, time_zone: timeZoneOf(place) }
}

function baseAt({ lat, lng }: Pin): Base {
  const town = nearestTown(lat, lng)
  const state = town?.state ?? null
  return { lat, lng, city: town?.town ?? null, state, time_zone: timeZoneOf({ lat, lng, state }) }
}

/** The box around the service circle, for the index. */
export function coverOf(base: Base, radiusMiles: number): RawBuilder<unknown> | null {
  if (base.lat === null || base.lng === null) return null
  const box = boxAround(base.lat, base.lng, radiusMiles)
  return sql`box(point(${box.minLng}, ${box.minLat}), point(${box.maxLng}, ${box.maxLat}))`
}

/** Opening hours as the columns hold them. */
export function hoursOf(hours: ServiceHours | null) {
  const open = hours ? openHours[hours] : null
  return {
    service_hours: hours,
    open_from: open?.[0] ?? null,
    open_to: open?.[1] ?? null,
  }
}
