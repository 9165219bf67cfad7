import type { Generated } from 'kysely'
import type { DriverStatus } from '#contract/drivers.ts'

declare module '../platform/db/tables.ts' {
  interface Tables {
    drivers: {
      id: Generated<string>
      user_id: string
      fleet_id: string | null
      license_number: string | null
      vehicle_info: string | null
      current_location: string | null
      current_location_at: Generated<Date | null>
      status: Generated<DriverStatus>
      spending_limit_cents: Generated<number | null>
      deactivated_at: Generated<Date | null>
      created_at: Generated<Date>
    }
  }
}
