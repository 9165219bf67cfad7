import type { Generated } from 'kysely'
import type { Standing } from '#contract/providers.ts'

declare module '../platform/db/tables.ts' {
  interface Tables {
    fleets: {
      id: Generated<string>
      owner_user_id: string
      company_name: string
      account_manager_name: string
      owner_name: string | null
      mc_number: string | null
      dot_number: string | null
      fleet_size: string | null
      vehicle_count: number
      operating_states: string | null
      address: string | null
      status: Generated<Standing>
      created_at: Generated<Date>
    }
  }
}
