import type { LatLng } from '../../kit/map/map-props.ts'

/** What a map of a trip shows: where its middle is, and how near. */
export interface Camera {
  center: LatLng
  zoom: number
}

/** Pixels of a degree at level 0. */
const pixelsPerDegree = 512 / 360

/** Above its foot a pin is as high, below it its name: on the lowest map, 192 pixels high, the two ends may be as far apart. */
const pinPx = 58
const namePx = 30
const room = 192 - pinPx - namePx
/** So far below the map's middle is the middle of the two ends. */
const lowerPx = (pinPx - namePx) / 2

/**
 * Shows both ends with their pins and names, and holds still while the truck drives within what is seen: only when it
 * has come so near that a level closer shows both, or leaves the picture, the camera moves.
 */
export function cameraOf(before: Camera | null, truck: LatLng, place: LatLng | null): Camera {
  if (!place) return before && isSeen(before, truck) ? before : middleAt(truck, before?.zoom ?? 12)
  const zoom = zoomFor(truck, place)
  if (before && before.zoom === zoom && isSeen(before, truck)) return before
  const between = { lat: (truck.lat + place.lat) / 2, lng: (truck.lng + place.lng) / 2 }
  const camera = middleAt(between, zoom)
  // Far apart, the edge may be a pixel out: the same picture is the same camera.
  const isSame = before?.zoom === zoom && apart(before.center, camera.center) === 0
  return isSame ? before : camera
}

/** The camera under whose middle the pins have their own. */
const middleAt = (at: LatLng, zoom: number): Camera => ({ center: north(at, lowerPx, zoom), zoom })

const north = ({ lat, lng }: LatLng, pixels: number, zoom: number): LatLng => ({
  lat: lat + (pixels / (pixelsPerDegree * 2 ** zoom)) * Math.cos((lat * Math.PI) / 180),
  lng,
})

const isSeen = ({ center, zoom }: Camera, at: LatLng): boolean =>
  apart(north(center, -lowerPx, zoom), at) * pixelsPerDegree * 2 ** zoom <= room / 2 + 1

/** As near as shows both ends: each level of the map halves what it shows. */
function zoomFor(from: LatLng, to: LatLng): number {
  const degrees = Math.max(apart(from, to), 0.001)
  return Math.min(15, Math.max(3, Math.floor(Math.log2(room / (pixelsPerDegree * degrees)))))
}

/** In degrees of length; a degree north takes more of a map than one east. */
const apart = (one: LatLng, other: LatLng): number =>
  Math.max(
    Math.abs(one.lat - other.lat) / Math.cos((one.lat * Math.PI) / 180),
    Math.abs(one.lng - other.lng),
  )
