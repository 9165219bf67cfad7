import type { Generated } from 'kysely'
import type { FleetSystem } from '#contract/fleet-feeds.ts'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    fleet_feeds: {
      id: Generated<string>
      provider_id: string
      system: FleetSystem
      sealed_secret: Buffer
      connected_at: Date
      heard_at: Generated<Date | null>
      refused_at: Generated<Date | null>
      ask_at: Date
      failures: Generated<number>
      cursor: Generated<string | null>
      cursor_of: Generated<string[] | null>
      cursor_at: Generated<Date | null>
    }
    feed_vehicles: {
      feed_id: string
      vehicle_id: string
      name: string
      technician_id: Generated<string | null>
      fixed_at: Generated<Date | null>
    }
  }
}
