import { settings } from '#contract/settings.ts'
import { type Direction, metersPerMile, type Point } from '../geo/distance.ts'
import { nearestTown, townTyped } from '../geo/nearest-town.ts'
import { lookUpOnePlace, lookUpState } from '../geo/places.ts'
import { roughen } from '../geo/roughen.ts'
import { timeZoneOf } from '../geo/time-zone.ts'

export interface DevicePosition {
  lat?: number | undefined
  lng?: number | undefined
  accuracyM?: number | undefined
  fixedAt?: string | undefined
}

/** Where a request is: exactly for the job, roughly for the board, by its town for both. */
export interface Whereabouts {
  lat: number | null
  lng: number | null
  accuracy_m: number | null
  place_miles: number | null
  fixed_at: Date | null
  city: string | null
  state: string | null
  /** Whose clock counts there. */
  time_zone: string
  /** How far the rough place is from its town, and in which direction; null inside it. */
  area_miles: number | null
  area_direction: Direction | null
  rough_lat: number | null
  rough_lng: number | null
}

/**
 * The device's position, else the typed place looked up offline, else none: a request is taken without a position
 * and matched by its state (rules C1). There is no default.
 */
export function whereaboutsOf(
  typed: string,
  device: DevicePosition,
  road: RoadDetails = {},
): Whereabouts {
  const fix =
    device.lat === undefined || device.lng === undefined
      ? null
      : { lat: device.lat, lng: device.lng }
  const typedPlace = fix ? null : (lookUpOnRoad(typed, road) ?? lookUpOnePlace(typed))
  const point = fix ?? typedPlace
  if (!point) {
    const state = lookUpState(typed)
    return { ...nowhere, state, time_zone: timeZoneOf({ lat: null, lng: null, state }) }
  }
  const { lat, lng } = point
  const rough = roughen(lat, lng)
  // By the town that was typed, where the truck is near it: nobody knows the suburb whose middle is a mile nearer.
  const town = townTyped(typed, rough) ?? nearestTown(rough.lat, rough.lng)
  const isOff = town !== null && !town.isThere
  const fixedAt = device.fixedAt ? new Date(device.fixedAt) : null
  return {
    lat,
    lng,
    accuracy_m: fix ? (device.accuracyM ?? null) : null,
    place_miles: typedPlace?.accuracyMiles ?? null,
    fixed_at: fix && fixedAt && !Number.isNaN(fixedAt.getTime()) ? fixedAt : null,
    city: town?.town ?? null,
    state: town?.state ?? null,
    time_zone: timeZoneOf({ lat, lng, state: null }),
    area_miles: isOff ? Math.round(town.miles) : null,
    area_direction: isOff ? town.direction : null,
    rough_lat: rough.lat,
    rough_lng: rough.lng,
  }
}

/** Can anybody be alerted? A state alone reaches those who work in it; words that nobody knows reach no one. */
export const isPlaced = ({ lat, state }: Pick<Whereabouts, 'lat' | 'state'>): boolean =>
  lat !== null || state !== null

export type Exactness = Pick<Whereabouts, 'lat' | 'lng' | 'accuracy_m' | 'place_miles'>

/** Within how many miles the truck stands of its position, where that is too far to find it by; null where it is not. */
export function roughMiles({ accuracy_m, place_miles }: Exactness): number | null {
  const miles = place_miles ?? (accuracy_m ?? 0) / metersPerMile
  return miles > settings.geolocation.exactMiles ? miles : null
}

/** Where the truck stands, if that is known well enough to find it there: by a device, not by a town or a mile of road. */
export function exactPlace(request: Exactness): Point | null {
  const { lat, lng } = request
  return lat === null || lng === null || roughMiles(request) !== null ? null : { lat, lng }
}

/** What the details say of the road: "I-80", "westbound", mile "102", exit "245". */
export interface RoadDetails {
  highway?: string
  mileMarker?: string
  exitNumber?: string
}

/** A mile marker or exit is closer to the truck than the town that was typed beside it. */
function lookUpOnRoad(typed: string, { highway, mileMarker, exitNumber }: RoadDetails) {
  if (!highway || !(mileMarker || exitNumber)) return null
  const spot = mileMarker ? `mile ${mileMarker}` : `exit ${exitNumber}`
  return lookUpOnePlace(`${highway} ${spot}, ${typed}`)
}

const nowhere: Omit<Whereabouts, 'state' | 'time_zone'> = {
  lat: null,
  lng: null,
  accuracy_m: null,
  place_miles: null,
  fixed_at: null,
  city: null,
  area_miles: null,
  area_direction: null,
  rough_lat: null,
  rough_lng: null,
}

/** A typed place as it may be read before acceptance: its town, or nothing. */
export const townOf = (typed: string): string | null => lookUpOnePlace(typed)?.label ?? null
