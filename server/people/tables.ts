import type { Generated } from 'kysely'
import type { ProviderRole } from '#contract/provider-roles.ts'

declare module '../platform/db/tables.ts' {
  interface Tables {
    provider_invitations: {
      id: Generated<string>
      token_hash: Buffer
      provider_id: string
      /** One of both. */
      email: string | null
      phone: string | null
      role: ProviderRole
      technician_id: string | null
      created_at: Date
      expires_at: Date
      accepted_at: Generated<Date | null>
      accepted_by: Generated<string | null>
      revoked_at: Generated<Date | null>
    }
  }
}
