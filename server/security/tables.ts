import type { GeneratedAlways } from 'kysely'
import type { SecurityEventName } from '#contract/security-events.ts'

declare module '../platform/db/tables.ts' {
  interface Tables {
    /** Written by core/security-log.ts. */
    security_events: {
      id: GeneratedAlways<number>
      alike: Buffer
      event: SecurityEventName
      first_at: Date
      last_at: Date
      times: number
      user_id: string | null
      technician_id: string | null
      network: string | null
      origin: string | null
      call: string | null
      code: string | null
      subject_id: string | null
    }
  }
}
