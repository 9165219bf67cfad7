import { useRef, useState } from 'react'
import { settings } from '#contract/settings.ts'
import { requests } from '../messages/en/requests.ts'
import type { DevicePosition } from './request-form.ts'

/** S0 §4: the detection card before a position is there; the position itself belongs to the form. */
export type Detection =
  | { state: 'idle' }
  | { state: 'detecting' }
  | { state: 'error'; sentence: string; isDenied: boolean }

const { timeoutMs, maximumAgeMs } = settings.geolocation.detectionCard

/** Asks the device where it is (S0 §9: 20 s, nothing from a cache, high accuracy). */
export function useDetection(onFound: (position: DevicePosition) => void) {
  const [detection, set] = useState<Detection>({ state: 'idle' })
  const latest = useRef(0)

  function detect() {
    const run = ++latest.current
    if (!('geolocation' in navigator)) {
      set({ state: 'error', sentence: requests.detection.unsupported, isDenied: false })
      return
    }
    set({ state: 'detecting' })
    navigator.geolocation.getCurrentPosition(
      ({ coords, timestamp }) => {
        if (run !== latest.current) return
        set({ state: 'idle' })
        onFound({
          lat: coords.latitude,
          lng: coords.longitude,
          accuracyM: coords.accuracy,
          fixedAt: new Date(timestamp).toISOString(),
        })
      },
      ({ code }) => {
        if (run === latest.current) set(failure(code))
      },
      { enableHighAccuracy: true, timeout: timeoutMs, maximumAge: maximumAgeMs },
    )
  }

  return { detection, detect }
}

/** S0 §8, by the code of the browser's error: 1 denied, 2 unavailable, 3 timeout. */
export function failure(code: number): Detection {
  const { failed, denied, unavailable, timeout, other } = requests.detection
  const reasons: Record<number, string> = { 1: denied, 2: unavailable, 3: timeout }
  return { state: 'error', sentence: failed + (reasons[code] ?? other), isDenied: code === 1 }
}
