import type { Generated } from 'kysely'
import type { JobPhase } from '#contract/jobs.ts'

declare module '../platform/db/tables.ts' {
  interface Tables {
    jobs: {
      id: Generated<string>
      request_id: string
      bid_id: string
      provider_id: string
      technician_id: Generated<string | null>
      phase: Generated<JobPhase>
      price_cents: number
      customer_notes: string | null
      promised_at: Date | null
      assigned_at: Generated<Date>
      en_route_at: Generated<Date | null>
      arrived_at: Generated<Date | null>
      working_at: Generated<Date | null>
      finished_at: Generated<Date | null>
      closed_at: Generated<Date | null>
      end_reason: Generated<string | null>
      expected_at: Generated<Date | null>
      contested_at: Generated<Date | null>
    }
    reminders: {
      job_id: string
      kind: 'late' | 'due' | 'confirmation'
      at: Date
    }
  }
}
