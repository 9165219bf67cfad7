import { deadlines } from '#contract/deadlines.ts'
import { type DisputeCause, disputeLifecycle } from '#contract/disputes.ts'
import { decimal } from '#contract/primitives.ts'
import { move } from '../core/move.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import type { JobDeal } from '../deals/lock-deal.ts'
import type { Tx } from '../platform/db/tables.ts'
import { endDispute } from './end-dispute.ts'
import { changeDispute, type DisputeRow, endOffers } from './tables.ts'

interface Decision {
  award_cents: number
  because: DisputeCause
  words: string | null
  by: string | null
}

/** A locked dispute is decided: the first time it can be appealed, after an appeal it stands. */
export async function decide(
  tx: Tx,
  deal: JobDeal<'admin' | 'clock'>,
  dispute: DisputeRow,
  { award_cents, because, words, by }: Decision,
  at: Date,
): Promise<void> {
  const { id } = dispute
  const written = { decided_because: because, decision_words: words, decided_by: by }
  if (dispute.state === 'appealed') {
    const state = move(disputeLifecycle, 'decide_again', dispute.state, deal.by)
    await changeDispute(tx, id, written)
    await endDispute(tx, deal, dispute, { state, award_cents }, at)
    return
  }
  const state =
    because === 'no_answer'
      ? move(disputeLifecycle, 'stay_silent', dispute.state, 'clock')
      : move(disputeLifecycle, 'decide', dispute.state, deal.by)
  await endOffers(tx, id, at)
  await changeDispute(tx, id, {
    ...written,
    state,
    award_cents,
    moved_at: at,
    due_at: new Date(at.getTime() + deadlines.disputeAppeal()),
  })
  const amount = decimal(award_cents)
  await recordOfDeal(tx, 'dispute_decided', deal, {
    note: words,
    facts: { award: amount },
    payload: { disputeId: id, to: null, amount },
  })
}

/** Where the operator is silent, who pays is not made to: a customer gets what is claimed, a provider nothing. */
export const forWhoPays = ({ by_side, claim_cents }: DisputeRow): number =>
  by_side === 'customer' ? claim_cents : 0
