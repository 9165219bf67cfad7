import type { Generated } from 'kysely'
import type { DifferenceState, MovementKind } from '#contract/reconciliation.ts'

declare module '../platform/db/tables.ts' {
  interface Tables {
    reconciliations: {
      day: string
      compared_at: Date
      movements: number
      processor_cents: number
      ledger_cents: number
    }
    reconciliation_differences: {
      id: Generated<string>
      day: string
      kind: MovementKind
      about: string
      job_id: string | null
      payout_id: string | null
      processor_cents: number
      ledger_cents: number
      state: Generated<DifferenceState>
      found_at: Date
      moved_at: Date
      reason: Generated<string | null>
      explained_by: Generated<string | null>
    }
  }
}
