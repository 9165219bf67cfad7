import { isTimeZone, type TimeZone } from '#contract/time-zones.ts'
import { lookUpOnePlace, lookUpState } from '../geo/places.ts'
import { timeZoneOf } from '../geo/time-zone.ts'

/** By whose clock a new company counts its days: that of its address, else of the first state it works in. */
export function timeZoneOfFleet({
  address,
  operatingStates,
}: {
  address?: string | undefined
  operatingStates?: string | undefined
}): TimeZone {
  const place = address ? lookUpOnePlace(address) : null
  const state = place?.state ?? lookUpState(operatingStates?.split(/[,;/]/)[0] ?? '')
  const zones = [
    place && timeZoneOf(place),
    timeZoneOf({ lat: null, lng: null, state }),
    'America/Chicago',
  ]
  return (
    zones.find((zone): zone is TimeZone => zone !== null && isTimeZone(zone)) ?? 'America/Chicago'
  )
}
