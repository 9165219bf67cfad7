import type { Generated } from 'kysely'

declare module '../platform/db/tables.ts' {
  interface Tables {
    drivers: {
      id: Generated<string>
      user_id: string
      fleet_id: string | null
      license_number: string | null
      vehicle_info: string | null
      current_location: string | null
      status: Generated<'active' | 'on_service' | 'inactive'>
      created_at: Generated<Date>
    }
  }
}
