import type { Step } from '#contract/jobs.ts'
import { settings } from '#contract/settings.ts'
import { onServer } from '../../kit/ui/clock.ts'

/** What a device says of its place, at a moment of the server's clock. */
export const fixOf = ({ latitude, longitude, accuracy }: GeolocationCoordinates, at: number) => ({
  lat: latitude,
  lng: longitude,
  accuracyM: accuracy,
  fixedAt: new Date(at).toISOString(),
})

/** Where this device is, if it says so soon; a step waits for it no longer, and never fails for want of it. */
export const quickFix = (): Promise<Step['fix']> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve(undefined)
    // The browser's own time begins with its question answered, which may be never.
    setTimeout(() => resolve(undefined), 2 * settings.geolocation.arrival.timeout)
    navigator.geolocation.getCurrentPosition(
      ({ coords, timestamp }) => resolve(fixOf(coords, onServer(timestamp))),
      () => resolve(undefined),
      { enableHighAccuracy: true, ...settings.geolocation.arrival },
    )
  })
