import type { Generated, GeneratedAlways } from 'kysely'
import type { UserType } from '#contract/auth.ts'
import type { ProviderRole } from '#contract/provider-roles.ts'
import type { SessionEnd } from '#contract/session-end.ts'
import type { TermsText } from '#contract/terms-versions.ts'
import type { Saying } from '#contract/words/sayings.ts'

export type AuditValues = Record<string, string | number | boolean | null>

declare module '../platform/db/tables.ts' {
  interface Tables {
    users: {
      id: Generated<string>
      user_type: UserType
      username: string
      email: string | null
      full_name: string
      phone: string
      password_hash: string
      /** Reads and does nothing else (rules C18). */
      suspended_at: Date | null
      /** Apart from the business or fleet; then `suspended_at` is set too, whatever becomes of that. */
      suspended_in_person_at: Generated<Date | null>
      suspended_in_person_because: Generated<string | null>
      /** Closed by the fleet that it was for: nobody signs in. */
      closed_at: Generated<Date | null>
      must_change_password: Generated<boolean>
      first_code_hash: Generated<Buffer | null>
      /** Read it by `languageIn`: it may be one that we do not speak now. */
      language: Generated<string | null>
      created_at: Generated<Date>
      seen_at: Generated<Date | null>
    }
    sessions: {
      token_hash: Buffer
      user_id: string
      created_at: Generated<Date>
      seen_at: Generated<Date>
      /** By which its person names it. */
      id: Generated<string>
      user_agent: Generated<string | null>
      device_hash: Generated<Buffer | null>
      has_factor: Generated<boolean>
      proved_at: Generated<Date>
    }
    /** Who signs in for a provider, and as what; kept by the provider's own folder. */
    provider_members: {
      user_id: string
      provider_id: string
      role: ProviderRole
      technician_id: string | null
      created_at: Date
    }
    password_resets: {
      token_hash: Buffer
      user_id: string
      expires_at: Date
      used_at: Date | null
    }
    known_devices: {
      user_id: string
      device_hash: Buffer
      seen_at: Generated<Date>
    }
    ended_sessions: {
      token_hash: Buffer
      because: SessionEnd
      reason: string | null
      ended_at: Date
    }
    login_failures: {
      id: GeneratedAlways<number>
      subject: string
      at: Generated<Date>
    }
    agreements: {
      id: GeneratedAlways<number>
      /** Either with an account or as a guest with a request. */
      user_id: Generated<string | null>
      request_id: Generated<string | null>
      text: TermsText
      version: string
      agreed_at: Date
    }
    technician_agreements: {
      technician_id: string
      text: TermsText
      version: string
      agreed_at: Date
    }
    audit_log: {
      id: GeneratedAlways<number>
      at: Generated<Date>
      actor_id: string | null
      action: string
      subject_id: string | null
      /** As a person typed it. */
      reason: string | null
      /** What it was about, where nobody types a reason. */
      saying: Generated<Saying | null>
      /** What the deed has changed, as it was and as it is. */
      before: Generated<AuditValues | null>
      after: Generated<AuditValues | null>
    }
  }
}
