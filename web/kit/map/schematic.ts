import { settings } from '#contract/settings.ts'
import type { LatLng } from './map-props.ts'

const { spanDegrees, minPercent, maxPercent } = settings.map.schematic

/** Where something stands on the drawn map, in percent from its left and top. */
export type Spot = { left: number; top: number }

const percentOf = (degrees: number) => 50 + (degrees / spanDegrees) * 50
const clamp = (percent: number) => Math.min(maxPercent, Math.max(minPercent, percent))

/** S0 §9: the drawn map spans the same number of degrees each way; what lies beyond stands at its edge. */
export function spotOf(point: LatLng, center: LatLng): Spot {
  return {
    left: clamp(percentOf(point.lng - center.lng)),
    top: clamp(percentOf(center.lat - point.lat)),
  }
}

/** The point under a spot; a spot outside the edge counts as one at it. */
export function pointAt({ left, top }: Spot, center: LatLng): LatLng {
  return {
    lat: center.lat - ((clamp(top) - 50) / 50) * spanDegrees,
    lng: center.lng + ((clamp(left) - 50) / 50) * spanDegrees,
  }
}

const MILES_PER_DEGREE = 69.09

/** Half the width and half the height of a circle, in percent of the drawn map. */
export function circleOnSchematic({ lat, miles }: { lat: number; miles: number }) {
  const top = (miles / MILES_PER_DEGREE / spanDegrees) * 50
  return { left: top / Math.cos((lat * Math.PI) / 180), top }
}
