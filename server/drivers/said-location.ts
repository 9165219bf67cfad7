import { sql } from 'kysely'
import { emptyAsNull } from '../platform/text.ts'

/** Where a new driver is, and since when that is known. */
export const firstLocation = (location: string | null | undefined, now: Date) => ({
  current_location: location || null,
  current_location_at: location ? now : null,
})

/** Where a driver is said to be now. A form that sends the same place along with something else says nothing new of it. */
export function saidLocation(location: string | null | undefined, now: Date) {
  const place = emptyAsNull(location)
  return {
    current_location: place,
    current_location_at:
      place === undefined
        ? undefined
        : sql<Date | null>`case when current_location is not distinct from ${place}::text then current_location_at
            else ${place === null ? null : now}::timestamptz end`,
  }
}
