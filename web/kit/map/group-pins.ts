import type { LatLng, MapPin } from './map-props.ts'
import { pixelOf } from './pixel.ts'

/** Pins closer than this on the screen cover each other, in pixels. */
const apart = 48

/** Pins that stand together; one that stands alone is in none. */
export interface PinGroup extends LatLng {
  ids: readonly string[]
}

/**
 * Which pins would cover each other at this zoom: each joins the first before it that it touches. A list has at most some fifty, so
 * no index of places is needed (supercluster, which MapLibre has inside, would make our pins pictures on a canvas).
 */
export function groupPins(pins: readonly (LatLng & { id: string })[], zoom: number): PinGroup[] {
  const groups: (PinGroup & { ids: string[]; x: number; y: number })[] = []
  for (const { id, lat, lng } of pins) {
    const { x, y } = pixelOf({ lat, lng }, zoom)
    const near = groups.find((group) => Math.hypot(group.x - x, group.y - y) < apart)
    if (near) near.ids.push(id)
    else groups.push({ ids: [id], lat, lng, x, y })
  }
  return groups.filter(({ ids }) => ids.length > 1).map(({ ids, lat, lng }) => ({ ids, lat, lng }))
}

/** The shops that stand together at this zoom; one that is chosen or pointed at stands by itself. */
export const groupsOf = (pins: readonly MapPin[], zoom: number): PinGroup[] =>
  groupPins(
    pins.filter(
      ({ tone, isSelected, isHinted }) => tone === 'provider' && !isSelected && !isHinted,
    ),
    zoom,
  )
