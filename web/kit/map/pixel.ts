import type { LatLng } from './map-props.ts'

/** Where a place is on the whole world drawn at this zoom, in pixels (web Mercator, tiles of 512). */
export function pixelOf({ lat, lng }: LatLng, zoom: number): { x: number; y: number } {
  const size = 512 * 2 ** zoom
  const south = Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360))
  return { x: ((lng + 180) / 360) * size, y: (0.5 - south / (2 * Math.PI)) * size }
}

/** And back. */
export function placeAt({ x, y }: { x: number; y: number }, zoom: number): LatLng {
  const size = 512 * 2 ** zoom
  const south = (0.5 - y / size) * 2 * Math.PI
  return { lat: (Math.atan(Math.exp(south)) * 360) / Math.PI - 90, lng: (x / size) * 360 - 180 }
}
