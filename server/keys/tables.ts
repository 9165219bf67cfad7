import type { Generated } from 'kysely'
import type { KeyScope } from '#contract/key-scopes.ts'

declare module '../platform/db/tables.ts' {
  interface Tables {
    api_keys: {
      id: Generated<string>
      /** Whose keys they are, as a topic of the live stream. */
      keeper: string
      user_id: string
      name: string
      scopes: KeyScope[]
      start: string
      secret_hash: Buffer
      old_secret_hash: Generated<Buffer | null>
      old_secret_until: Generated<Date | null>
      days: number
      created_at: Date
      expires_at: Date
      last_used_at: Generated<Date | null>
      last_used_from: Generated<string | null>
      revoked_at: Generated<Date | null>
    }
  }
}
