import type { LatLng } from './map-props.ts'
import type { Line } from './packed.ts'
import { pixelOf } from './pixel.ts'

/** Farther from the middle than this no line is drawn: half of a wide desk. */
const reachPx = 1_000

/** The lines that pass near a map's middle, as the path of an SVG whose origin is there. */
export function outlineOf(lines: readonly Line[], center: LatLng, zoom: number): string {
  const middle = pixelOf(center, zoom)
  return lines
    .map((line) =>
      line.map(([lng, lat]) => {
        const { x, y } = pixelOf({ lat, lng }, zoom)
        return { x: x - middle.x, y: y - middle.y }
      }),
    )
    .filter((spots) => spots.some(({ x, y }) => Math.abs(x) < reachPx && Math.abs(y) < reachPx))
    .map((spots) => `M${spots.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')}`)
    .join('')
}
