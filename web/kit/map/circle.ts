import type { FeatureCollection } from 'geojson'
import type { MapCircle } from './map-props.ts'

const CORNERS = 72
const MILES_PER_DEGREE = 69.09

/** A circle on the earth as a polygon; nothing for no circle. */
export function circlePolygon(circle: MapCircle | null | undefined): FeatureCollection {
  if (!circle) return { type: 'FeatureCollection', features: [] }
  const { lat, lng, miles } = circle
  const high = miles / MILES_PER_DEGREE
  const wide = high / Math.cos((lat * Math.PI) / 180)
  const ring = Array.from({ length: CORNERS + 1 }, (_, i) => {
    const angle = (i / CORNERS) * 2 * Math.PI
    return [lng + wide * Math.cos(angle), lat + high * Math.sin(angle)]
  })
  const geometry = { type: 'Polygon' as const, coordinates: [ring] }
  return { type: 'FeatureCollection', features: [{ type: 'Feature', geometry, properties: {} }] }
}
