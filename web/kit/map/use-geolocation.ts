import { useRef, useState } from 'react'
import { geolocation as words } from '#contract/words/en/geolocation.ts'
import { onServer } from '../ui/clock.ts'
import type { LatLng } from './map-props.ts'

/** What a device says of its place: how exact in metres, and when it was measured (ISO time). */
export type DevicePosition = LatLng & { accuracyM: number; fixedAt: string }

export type Geolocation =
  | { state: 'idle' }
  | { state: 'detecting' }
  | { state: 'located'; position: DevicePosition }
  | { state: 'error'; sentence: string; isDenied: boolean }

/** Each surface's own, in milliseconds: `settings.geolocation` (S0 §9). */
export interface GeolocationRules {
  timeoutMs: number
  maximumAgeMs: number
}

/** Asks the device where it is, with high accuracy, when `detect` is called. Only the last answer counts. */
export function useGeolocation(
  { timeoutMs, maximumAgeMs }: GeolocationRules,
  onFound?: (position: DevicePosition) => void,
) {
  const [geolocation, set] = useState<Geolocation>({ state: 'idle' })
  const latest = useRef(0)

  function detect() {
    const run = ++latest.current
    if (!('geolocation' in navigator)) {
      set({ state: 'error', sentence: words.unsupported, isDenied: false })
      return
    }
    set({ state: 'detecting' })
    navigator.geolocation.getCurrentPosition(
      ({ coords, timestamp }) => {
        if (run !== latest.current) return
        const position = {
          lat: coords.latitude,
          lng: coords.longitude,
          accuracyM: coords.accuracy,
          fixedAt: new Date(onServer(timestamp)).toISOString(),
        }
        set({ state: 'located', position })
        onFound?.(position)
      },
      ({ code }) => {
        if (run === latest.current) set(failure(code))
      },
      { enableHighAccuracy: true, timeout: timeoutMs, maximumAge: maximumAgeMs },
    )
  }

  return { geolocation, detect }
}

/** S0 §8, by the code of the browser's error: 1 denied, 2 unavailable, 3 timeout. */
export function failure(code: number): Geolocation {
  const { failed, denied, unavailable, timeout, other } = words
  const reasons: Record<number, string> = { 1: denied, 2: unavailable, 3: timeout }
  return { state: 'error', sentence: failed + (reasons[code] ?? other), isDenied: code === 1 }
}
