import { useEffect, useEffectEvent, useState } from 'react'
import { settings } from '#contract/settings.ts'
import type { LatLng } from '../../../kit/map/map-props.ts'
import { type DevicePosition, useGeolocation } from '../../../kit/map/use-geolocation.ts'
import { usePlacePoint } from '../../../kit/places/use-place-point.ts'

/**
 * Where the reader of the map page is: asked of the device when the page opens (S0 §9: 15 s, a fix of the last 5
 * minutes will do), or typed. The centre is Austin until one of them is known (rules D).
 */
export function usePlace() {
  const [position, setPosition] = useState<DevicePosition | null>(null)
  const [typed, setTyped] = useState('')
  const typedPoint = usePlacePoint(typed)
  const { geolocation, detect } = useGeolocation(settings.geolocation.mapPage, setPosition)
  const open = useEffectEvent(detect)
  useEffect(() => open(), [])

  const point: LatLng | null = position ?? typedPoint
  return {
    position,
    setPosition,
    typed,
    setTyped,
    point,
    center: point ?? settings.map.center,
    isFinding: point === null && geolocation.state === 'detecting',
  }
}
export type Place = ReturnType<typeof usePlace>
