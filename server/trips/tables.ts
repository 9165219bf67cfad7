import type { Generated } from 'kysely'
import type { Doubt } from '#contract/trips.ts'

/** By what a position was said: the page, the app in the background, the fleet system of the truck. */
export const sources = ['page', 'tracker', 'feed'] as const
export type Source = (typeof sources)[number]

declare module '../platform/db/tables.ts' {
  interface Tables {
    positions: {
      job_id: string
      fixed_at: Date
      received_at: Date
      lat: number
      lng: number
      accuracy_m: number
      heading: number | null
      technician_id: string | null
      doubt: Doubt | null
      /** Null: kept by a version that did not say it. */
      source: Generated<Source | null>
    }
    arrival_tries: {
      job_id: string
      tries: number
      last_at: Date
    }
    follow_links: {
      id: Generated<string>
      request_id: string
      name: string
      token_hash: Buffer
      sealed_token: Buffer
      made_at: Date
      ends_at: Date
      revoked_at: Generated<Date | null>
      opened: Generated<number>
      opened_at: Generated<Date | null>
      shows_photos: Generated<boolean>
    }
    trips: {
      job_id: string
      since: Date
      taken: Generated<number>
      called_at: Generated<Date | null>
      /** How many in a row, up to the last one, were not believed. */
      doubted: Generated<number>
      sharing_ended_at: Generated<Date | null>
      /** In half of all cases by then, in nine of ten. */
      likely_from: Generated<Date | null>
      likely_to: Generated<Date | null>
      estimated_at: Generated<Date | null>
      /** How many estimates in a row were later than promised; of which the customer was told last. */
      later_in_row: Generated<number>
      later_told_for: Generated<Date | null>
      near_at: Generated<Date | null>
      /** Since when who drives has not moved; null while they do. */
      stopped_since: Generated<Date | null>
    }
  }
}
