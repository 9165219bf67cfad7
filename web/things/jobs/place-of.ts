import type { LatLng } from '../../kit/map/map-props.ts'

/** Where a request is, if that is known. */
export const placeOf = ({ lat, lng }: { lat: number | null; lng: number | null }): LatLng | null =>
  lat === null || lng === null ? null : { lat, lng }
