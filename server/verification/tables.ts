import type { FileType } from '#contract/verification.ts'
import type { StepId, StepState } from '#contract/verification-steps.ts'

declare module '../platform/db/tables.ts' {
  interface Tables {
    verification_submissions: {
      id: string
      provider_id: string
      step: StepId
      status: StepState
      file_type: FileType | null
      document_number: string | null
      issuer: string | null
      /** A day, "2027-03-31". */
      expires_on: string | null
      reason: string | null
      submitted_at: Date
      decided_at: Date | null
      decided_by: string | null
      replaced_by: string | null
      over_at: Date | null
      file_removed_at: Date | null
    }
    verification_reminders: {
      submission_id: string
      days_before: number
      sent_at: Date
    }
  }
}
