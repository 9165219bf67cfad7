import type { DisputeCause } from '#contract/disputes.ts'
import { decimal } from '#contract/primitives.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import type { JobDeal } from '../deals/lock-deal.ts'
import type { Tx } from '../platform/db/tables.ts'
import { settledBy } from './settled-by.ts'
import { changeDispute, type DisputeRow } from './tables.ts'
import './events.ts'

/** A dispute is over, and both sides are told; its money is moved by the worker (`carry-out-awards.ts`). */
export async function endDispute(
  tx: Tx,
  deal: JobDeal,
  { id, by_side }: Pick<DisputeRow, 'id' | 'by_side'>,
  end: {
    state: 'final' | 'withdrawn' | 'agreed'
    award_cents: number
    because?: DisputeCause
  },
  at: Date,
): Promise<void> {
  const { state, award_cents, because } = end
  await changeDispute(tx, id, {
    state,
    award_cents,
    ...(because && { decided_because: because }),
    moved_at: at,
    due_at: null,
    ended_at: at,
  })
  const amount = decimal(award_cents)
  const isOfComeback = because === 'comeback' || because === 'no_comeback'
  await recordOfDeal(tx, 'dispute_ended', deal, {
    facts: state === 'agreed' ? { agreed: amount } : { award: amount },
    payload: {
      disputeId: id,
      to: null,
      amount,
      ...(award_cents > 0 && {
        settledBy: await settledBy(tx, { jobId: deal.job.id, bySide: by_side }),
      }),
      ...(isOfComeback && { because }),
    },
  })
}
