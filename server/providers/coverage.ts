import { type RawBuilder, sql } from 'kysely'
import { openHours, type ServiceHours } from '#contract/catalogue.ts'
import { boxAround } from '../platform/geo/distance.ts'
import { lookUpPlace } from '../platform/geo/places.ts'
import { timeZoneOf } from '../platform/geo/time-zone.ts'

export interface Base {
  lat: number | null
  lng: number | null
  city: string | null
  state: string | null
  time_zone: string
}

/** Where a shop stands, from its address. An address that names no known place leaves the position open. */
export function baseOf(address: string): Base {
  const place = lookUpPlace(address)
  if (!place) return { ...nowhere, time_zone: timeZoneOf(nowhere) }
  const city = place.label.split(',')[0] ?? null
  const { lat, lng, state } = place
  return { lat, lng, city, state, time_zone: timeZoneOf(place) }
}

const nowhere = { lat: null, lng: null, city: null, state: null }

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
