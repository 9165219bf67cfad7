import type { Generated } from 'kysely'
import type { AgreementDocument, ArrivalProof, JobPhase } from '#contract/jobs.ts'
import type { SamePeople } from '#contract/payouts.ts'

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
      agreement_hash: Generated<Buffer | null>
      /** What the customer owes the provider for calling the job off, or for not being there. */
      cancellation_fee_cents: Generated<number | null>
      stop_asked_at: Generated<Date | null>
      /** Null before an arrival, and of those from before it was asked. */
      arrival_proof: Generated<ArrivalProof | null>
      /** When it was pressed, which may be before the server heard of it and after it was so. */
      arrival_pressed_at: Generated<Date | null>
      /** A code came with it, late, that was not the customer's: it proves nothing. */
      arrival_code_wrong: Generated<boolean>
      /** The customer's own word, which may come before the press. */
      arrival_seen_at: Generated<Date | null>
      arrival_denied_at: Generated<Date | null>
      /** What shows that customer and provider are the same people. */
      same_people: Generated<SamePeople | null>
      /** Its customer does not want to be asked for a tip. */
      no_tip_at: Generated<Date | null>
      /** When the first bid on its request came; written by the database. */
      first_bid_at: Generated<Date | null>
      /** The job that it does again at no charge. */
      comeback_of: Generated<string | null>
    }
    job_agreements: {
      job_id: string
      /** 0 is the bid as it was accepted. */
      number: number
      kind: AgreementDocument['kind']
      /** Canonical JSON (RFC 8785). */
      document: string
      hash: Buffer
      previous: Buffer | null
      at: Date
    }
    reminders: {
      job_id: string
      kind: 'late' | 'due' | 'confirmation' | 'unstarted' | 'stopped' | 'silent' | 'comeback'
      at: Date
    }
  }
}
