import type { Generated } from 'kysely'
import type { DisputeCause, DisputeReason, DisputeState } from '#contract/disputes.ts'
import type { Side } from '#contract/photos.ts'
import type { Db, Tx } from '../platform/db/tables.ts'

declare module '../platform/db/tables.ts' {
  interface Tables {
    disputes: {
      id: Generated<string>
      job_id: string
      state: Generated<DisputeState>
      by_side: Side
      reason: DisputeReason
      lines: number[] | null
      words: string
      claim_cents: number
      answer_words: Generated<string | null>
      award_cents: Generated<number | null>
      decided_because: Generated<DisputeCause | null>
      decision_words: Generated<string | null>
      decided_by: Generated<string | null>
      appeal_side: Generated<Side | null>
      appeal_words: Generated<string | null>
      opened_by: string | null
      opened_at: Date
      moved_at: Date
      due_at: Date | null
      reminders: Generated<number>
      ended_at: Generated<Date | null>
      reserved_cents: Generated<number>
      direct_cents: Generated<number>
      carried_at: Generated<Date | null>
      /** With which the provider does it again at no charge, or did. */
      comeback_job_id: Generated<string | null>
      still_wrong: Generated<string | null>
      pack: string | null
      pack_hash: Buffer
    }
    dispute_offers: {
      id: Generated<string>
      dispute_id: string
      side: Side
      award_cents: number
      offered_at: Date
      expires_at: Date
      taken_at: Generated<Date | null>
      /** That the provider comes back, instead of a part of the claim. */
      is_comeback: Generated<boolean>
    }
  }
}

const columns = [
  'id',
  'job_id',
  'state',
  'by_side',
  'reason',
  'lines',
  'words',
  'claim_cents',
  'answer_words',
  'award_cents',
  'decided_because',
  'decision_words',
  'decided_by',
  'appeal_side',
  'appeal_words',
  'opened_at',
  'moved_at',
  'due_at',
  'ended_at',
  'reserved_cents',
  'direct_cents',
  'carried_at',
  'comeback_job_id',
  'still_wrong',
] as const

export const findDispute = (db: Db | Tx, id: string) =>
  db.selectFrom('disputes').select(columns).where('id', '=', id).executeTakeFirst()

export type DisputeRow = NonNullable<Awaited<ReturnType<typeof findDispute>>>

export const lockDispute = (tx: Tx, id: string) =>
  tx.selectFrom('disputes').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()

/** Of a job, newest first. */
export const findDisputes = (db: Db | Tx, jobId: string) =>
  db
    .selectFrom('disputes')
    .select(columns)
    .where('job_id', '=', jobId)
    .orderBy('opened_at', 'desc')
    .execute()

export const changeDispute = (
  tx: Tx,
  id: string,
  changes: Partial<Omit<DisputeRow, 'id' | 'job_id' | 'by_side' | 'claim_cents' | 'opened_at'>>,
) => tx.updateTable('disputes').set(changes).where('id', '=', id).execute()

/** Of a dispute, oldest first. */
export const findOffers = (db: Db | Tx, disputeId: string) =>
  db
    .selectFrom('dispute_offers')
    .select(['id', 'side', 'award_cents', 'is_comeback', 'expires_at', 'taken_at'])
    .where('dispute_id', '=', disputeId)
    .orderBy('offered_at')
    .execute()

/** What was offered before no longer stands: it is decided, or the provider comes back. */
export const endOffers = (tx: Tx, disputeId: string, at: Date) =>
  tx
    .updateTable('dispute_offers')
    .set({ expires_at: at })
    .where('dispute_id', '=', disputeId)
    .where('taken_at', 'is', null)
    .where('expires_at', '>', at)
    .execute()

export const otherSide = (side: Side): Side => (side === 'customer' ? 'provider' : 'customer')

/** Of which dispute a job is the comeback, with the job and request that it is about. */
export const findDisputeOfComeback = (db: Db | Tx, jobId: string) =>
  db
    .selectFrom('disputes')
    .innerJoin('jobs', 'jobs.id', 'disputes.job_id')
    .select(['disputes.id as dispute_id', 'disputes.job_id as id', 'jobs.request_id'])
    .where('disputes.comeback_job_id', '=', jobId)
    .executeTakeFirst()
