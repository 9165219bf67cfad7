import type { Generated } from 'kysely'
import type { UnitKind } from '#contract/units.ts'

declare module '../platform/db/tables.ts' {
  interface Tables {
    units: {
      id: Generated<string>
      fleet_id: string
      kind: UnitKind
      unit_number: string
      vin: string | null
      plate: string | null
      plate_state: string | null
      year: string | null
      make: string | null
      model: string | null
      tire_sizes: string | null
      notes: string | null
      driver_id: string | null
      created_at: Date
      retired_at: Generated<Date | null>
    }
  }
}
