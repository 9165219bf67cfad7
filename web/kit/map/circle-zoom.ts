import { metersPerMile } from './meters-per-mile.ts'

/** Of the equator in one pixel at zoom 0, in metres (tiles of 512 pixels). */
const metresPerPixel = 78_271.5

/** The zoom at which a circle of so many miles has a radius of so many pixels on the map. */
export function circleZoom(lat: number, miles: number, radiusPixels: number): number {
  const perPixel = metresPerPixel * Math.cos((lat * Math.PI) / 180)
  return Math.log2((perPixel * radiusPixels) / (miles * metersPerMile))
}
