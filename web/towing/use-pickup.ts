import { useEffect, useEffectEvent, useState } from 'react'
import { settings } from '#contract/settings.ts'
import type { LatLng } from '../map/map-props.ts'
import { type DevicePosition, useGeolocation } from '../map/use-geolocation.ts'
import { usePlacePoint } from '../nearby/use-place-point.ts'
import { useLocationPermission } from '../requests/use-location-permission.ts'
import type { RequestFormState } from '../requests/use-request-form.ts'
import { wordsFor } from '../requests/WhereField.tsx'

/** How well a finger puts a pin, in metres. */
const pinAccuracyM = 20

/**
 * The pickup: by the device (S0 §9: 10 s, a fix of the last minute will do), in words, or put on the map by hand.
 * Only a measured or a pinned position is ever sent (rules C1).
 */
export function usePickup(form: RequestFormState) {
  const { location, position } = form.values
  const typed = usePlacePoint(location)
  const permission = useLocationPermission()
  const { geolocation, detect } = useGeolocation(settings.geolocation.mapWidget, take)

  async function take(found: DevicePosition) {
    form.change({ position: found })
    const words = await wordsFor(found)
    // Somebody may have typed in the meantime.
    form.change((now) => (now.location.trim() ? {} : { location: words }))
  }

  // Who has allowed it before is not asked twice.
  const mayLocate = permission === 'granted' && !location.trim() && !position
  const locate = useEffectEvent(detect)
  useEffect(() => {
    if (mayLocate) locate()
  }, [mayLocate])

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
    pin: ({ lat, lng }: LatLng) =>
      form.change({
        position: {
          lat,
          lng,
          accuracyM: pinAccuracyM,
          fixedAt: new Date().toISOString(),
          isPinned: true,
        },
      }),
    dropPosition: () => form.change({ position: null }),
  }
}
export type Pickup = ReturnType<typeof usePickup>
