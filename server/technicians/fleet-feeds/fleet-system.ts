import type { Fix } from '#contract/trips.ts'

/** A vehicle as its fleet system calls it. */
export interface Vehicle {
  id: string
  name: string
}

/** Where one of them was. */
export interface VehicleFix {
  vehicle: Vehicle
  fix: Fix
}

/** A system that is asked. Throws `TokenRefused` or `NoAnswer`. */
export interface AskedSystem {
  vehicles(token: string): Promise<Vehicle[]>
  /** Where these were since an earlier answer ended; without one where they were last. */
  positions(
    token: string,
    vehicleIds: readonly string[],
    cursor: string | null,
  ): Promise<{ said: VehicleFix[]; cursor: string | null }>
}

/** The shop has taken the token back, or it may not read what is asked. */
export class TokenRefused extends Error {}

/** Nothing that helps has come; `afterMs` where the system says how long to wait. */
export class NoAnswer extends Error {
  afterMs: number

  constructor(why: string, afterMs = 0) {
    super(why)
    this.afterMs = afterMs
  }
}

/** Neither says how exact a position is: not exact enough to prove an arrival. */
const unknownAccuracyM = 1_000

/** A position of theirs as ours; null where it is none, or does not say of when it is. */
export function fixOf({
  lat,
  lng,
  at,
  heading,
}: {
  lat: number
  lng: number
  at: string
  heading: number | null | undefined
}): Fix | null {
  const fixedAt = new Date(at)
  if (Number.isNaN(fixedAt.getTime()) || Math.abs(lat) > 90 || Math.abs(lng) > 180) return null
  return {
    lat,
    lng,
    accuracyM: unknownAccuracyM,
    fixedAt: fixedAt.toISOString(),
    heading: typeof heading === 'number' && heading >= 0 && heading < 360 ? heading : null,
  }
}
