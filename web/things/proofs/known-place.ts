import type { Where } from './waiting-proofs.ts'

/** A photo waits for its place no longer. */
const patientMs = 2_500

/** Where this device is, if it may say so already and does so soon: a photo never asks, and never fails for want of it. */
export async function knownPlace(): Promise<Where | null> {
  if (!('geolocation' in navigator) || !navigator.permissions) return null
  const { state } = await navigator.permissions
    .query({ name: 'geolocation' })
    .catch(() => ({ state: 'denied' }))
  if (state !== 'granted') return null
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), patientMs)
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        resolve({ lat: latitude, lng: longitude, accuracyM: accuracy }),
      () => resolve(null),
      { enableHighAccuracy: true, maximumAge: 60_000, timeout: patientMs },
    )
  })
}
