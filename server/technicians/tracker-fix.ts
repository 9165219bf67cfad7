import * as z from 'zod/mini'
import type { QueryOf } from '#contract/endpoint.ts'
import type { takeTrackerPosition } from '#contract/trackers.ts'
import type { Fix } from '#contract/trips.ts'

/** Traccar Client from version 9 on. What it does not know is -1, or absent. */
const sent = z.object({
  location: z.object({
    timestamp: z.string(),
    coords: z.object({
      latitude: z.number(),
      longitude: z.number(),
      accuracy: z.optional(z.nullable(z.number())),
      heading: z.optional(z.nullable(z.number())),
    }),
  }),
  device_id: z.union([z.string(), z.number()]),
})

/** A position with the device that says it. */
export interface TrackerFix {
  deviceId: string
  fix: Fix
}

/** What an app has sent, as a position; null where it is none. */
export function trackerFixOf(body: unknown, query: QueryOf<typeof takeTrackerPosition>) {
  const { success, data } = sent.safeParse(body)
  if (success) {
    const { timestamp, coords } = data.location
    return fixOf(data.device_id, timestamp, {
      lat: coords.latitude,
      lng: coords.longitude,
      accuracyM: coords.accuracy,
      heading: coords.heading,
    })
  }
  const { id, deviceid, lat, lon, timestamp, accuracy, bearing, heading } = query
  return fixOf(id ?? deviceid, timestamp, {
    lat: Number(lat ?? Number.NaN),
    lng: Number(lon ?? Number.NaN),
    accuracyM: accuracy === undefined ? null : Number(accuracy),
    heading: Number(bearing ?? heading ?? -1),
  })
}

interface Said {
  lat: number
  lng: number
  accuracyM?: number | null
  heading?: number | null
}

/** A device that does not say how exact it is counts as not exact enough to prove anything. */
const unknownAccuracyM = 1_000

function fixOf(
  device: string | number | undefined,
  time: string | number | undefined,
  { lat, lng, accuracyM, heading }: Said,
): TrackerFix | null {
  const at = momentOf(time)
  const deviceId = String(device ?? '')
  const isPlace = Math.abs(lat) <= 90 && Math.abs(lng) <= 180
  if (at === null || !isPlace || deviceId === '' || deviceId.length > 100) return null
  const isExact = typeof accuracyM === 'number' && accuracyM >= 0
  return {
    deviceId,
    fix: {
      lat,
      lng,
      accuracyM: isExact ? accuracyM : unknownAccuracyM,
      fixedAt: at.toISOString(),
      heading: typeof heading === 'number' && heading >= 0 && heading < 360 ? heading : null,
    },
  }
}

/** Seconds or milliseconds since 1970, or as ISO 8601. */
function momentOf(time: string | number | undefined): Date | null {
  const number = Number(time)
  const at = Number.isFinite(number)
    ? new Date(number < 100_000_000_000 ? number * 1000 : number)
    : new Date(time ?? Number.NaN)
  return Number.isNaN(at.getTime()) ? null : at
}
