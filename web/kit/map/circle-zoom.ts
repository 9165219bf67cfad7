import { metersPerMile } from './meters-per-mile.ts'

/** Of the equator in one pixel at zoom 0, in metres (tiles of 512 pixels). */
const metresPerPixel = 78_271.5

const metresOfPixel = (lat: number) => metresPerPixel * Math.cos((lat * Math.PI) / 180)

/** The radius of a circle of so many miles, in pixels at this zoom. */
export const circlePixels = (lat: number, miles: number, zoom: number): number =>
  (miles * metersPerMile * 2 ** zoom) / metresOfPixel(lat)

/** The zoom at which a circle of so many miles has a radius of so many pixels on the map. */
export function circleZoom(lat: number, miles: number, radiusPixels: number): number {
  return Math.log2((metresOfPixel(lat) * radiusPixels) / (miles * metersPerMile))
}
