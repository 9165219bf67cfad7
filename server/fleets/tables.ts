import type { Generated } from 'kysely'
import type { ProviderStanding } from '#contract/fleets.ts'
import type { Standing } from '#contract/providers.ts'
import type { FleetRole } from '#contract/rights.ts'

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
      time_zone: Generated<string>
      /** The company's own; its first manager's where there is none. */
      phone: Generated<string | null>
      /** When it was last said, or said to be still right; null of one that was given at sign-up. */
      phone_said_at: Generated<Date | null>
      default_limit_cents: Generated<number | null>
      po_pattern: Generated<string | null>
      is_po_required: Generated<boolean>
      status: Generated<Standing>
      suspended_because: Generated<string | null>
      /** It was never let in: its application was not approved. */
      is_turned_down: Generated<boolean>
      /** What an admin still wants to know of an applicant. */
      asked_for: Generated<string | null>
      asked_for_at: Generated<Date | null>
      /** Since when it is our turn again, and what the applicant has written; null while we wait. */
      answered_at: Generated<Date | null>
      asked_answer: Generated<string | null>
      created_at: Generated<Date>
    }
    fleet_members: { user_id: string; fleet_id: string; role: FleetRole; created_at: Date }
    former_members: { user_id: string; fleet_id: string; left_at: Date }
    fleet_invitations: {
      id: Generated<string>
      token_hash: Buffer
      fleet_id: string
      email: string
      role: FleetRole
      created_at: Date
      expires_at: Date
      accepted_at: Date | null
      revoked_at: Date | null
    }
    fleet_providers: { fleet_id: string; provider_id: string; standing: ProviderStanding }
  }
}
