import { useState } from 'react'
import { settings } from '#contract/settings.ts'
import type { LatLng } from '../../../kit/map/map-props.ts'
import { useGeolocation } from '../../../kit/map/use-geolocation.ts'
import { usePlacePoint } from '../../../kit/places/use-place-point.ts'
import { useWhere } from '../../../kit/places/use-where.ts'
import type { RequestFormState } from '../../../things/requests/form/use-request-form.ts'

/**
 * The pickup: by the device (S0 §9: 10 s, a fix of the last minute will do), in words, or put on the map by hand.
 * Only a measured or a pinned position is ever sent (rules C1), and none is taken without a press.
 */
export function usePickup(form: RequestFormState) {
  const typed = usePlacePoint(form.values.location)
  const where = useWhere(form.values, form.change)
  const position = where.sent
  const { geolocation, detect } = useGeolocation(settings.geolocation.mapWidget, where.take)

  // The map follows another place or another fix, never the pin that is being moved.
  const point: LatLng | null = position ?? typed
  const source = position ? (position.isPinned ? null : position.fixedAt) : (typed?.label ?? null)
  const [center, setCenter] = useState<{ of: string | null; at: LatLng } | null>(null)
  if (point && source !== null && source !== center?.of)
    setCenter({ of: source, at: { lat: point.lat, lng: point.lng } })
  if (point && !center) setCenter({ of: source, at: { lat: point.lat, lng: point.lng } })

  return {
    point,
    center: point && center ? center.at : settings.map.center,
    geolocation,
    detect,
    where,
  }
}
export type Pickup = ReturnType<typeof usePickup>
