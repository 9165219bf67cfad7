import type { Generated } from 'kysely'
import type { Side } from '#contract/photos.ts'
import type { ProofItem, SkipReason } from '#contract/proof-lists.ts'
import type { Proof } from '#contract/proofs.ts'

declare module '../platform/db/tables.ts' {
  interface Tables {
    proofs: {
      id: Generated<string>
      job_id: string
      item: ProofItem
      kind: Proof['kind']
      by_side: Side
      by_user_id: string | null
      technician_id: string | null
      taken_at: Date
      received_at: Date
      distance_m: Generated<number | null>
      reading: Generated<string | null>
      skip_reason: Generated<SkipReason | null>
      words: Generated<string | null>
      signer: Generated<string | null>
      strokes: Generated<number[][] | null>
      agreement_hash: Generated<Buffer | null>
      waiting: Generated<number | null>
      is_by_link: Generated<boolean>
    }
    proof_hidings: {
      proof_id: string
      reason: string | null
      by_user_id: string | null
      technician_id: string | null
      hidden_at: Date
    }
  }
}
