import type { LatLng } from './map-props.ts'
import type { Line } from './packed.ts'

/** The world's width in pixels at zoom 0, as the map's library counts. */
const worldPx = 512
/** Farther from the middle than this no line is drawn: half of a wide desk. */
const reachPx = 1_000

/** How far right and down of a map's middle a point stands, in pixels (Web Mercator). */
function spotsFrom({ lat, lng }: LatLng, zoom: number) {
  const world = worldPx * 2 ** zoom
  const down = (lat: number) =>
    (-Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) / (2 * Math.PI)) * world
  const middle = down(lat)
  return (toLng: number, toLat: number) => ({
    x: ((toLng - lng) / 360) * world,
    y: down(toLat) - middle,
  })
}

/** The lines that pass near a map's middle, as the path of an SVG whose origin is there. */
export function outlineOf(lines: readonly Line[], center: LatLng, zoom: number): string {
  const spotOf = spotsFrom(center, zoom)
  return lines
    .map((line) => line.map(([lng, lat]) => spotOf(lng, lat)))
    .filter((spots) => spots.some(({ x, y }) => Math.abs(x) < reachPx && Math.abs(y) < reachPx))
    .map((spots) => `M${spots.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')}`)
    .join('')
}
