import type { Tx } from '../platform/db/tables.ts'
import type { Charged } from './charged.ts'
import { usedEntries } from './credits.ts'
import type { HoldRow } from './holds.ts'
import { findHolds, paidOf } from './holds.ts'
import { post } from './ledger.ts'
import { feeOfCaptured } from './post-closed-job.ts'

/**
 * A card has paid (money §8), and with it what of a credit was reserved: the processor has the money, the provider gets it but for the platform's fee. Of a fee for
 * canceling the platform takes nothing. Posted once per hold, whoever tells of it and however often.
 */
export async function postCapture(
  tx: Tx,
  job: Charged,
  hold: Pick<HoldRow, 'id' | 'credit_cents'>,
  cents: number,
  costCents: number | null,
  at: Date,
): Promise<void> {
  const isFee = job.cancellation_fee_cents !== null
  const before = (await findHolds(tx, job.id))
    .filter(({ id }) => id !== hold.id)
    .reduce((sum, other) => sum + paidOf(other), 0)
  const paid = cents + hold.credit_cents
  const fee = isFee ? 0 : feeOfCaptured(job, before + paid) - feeOfCaptured(job, before)
  const kind = isFee ? 'stage_fee' : 'card_captured'
  await post(tx, { kind, jobId: job.id, ref: `${kind}:${hold.id}`, at }, [
    { account: 'processor', cents },
    ...(hold.credit_cents > 0 ? await usedEntries(tx, hold.id) : []),
    { account: 'provider_payable', provider_id: job.provider_id, cents: fee - paid },
    ...(fee > 0 ? [{ account: 'platform_fees' as const, cents: -fee }] : []),
  ])
  if (!costCents) return
  await post(tx, { kind: 'processor_cost', jobId: job.id, ref: `processor_cost:${hold.id}`, at }, [
    { account: 'processor_costs', cents: costCents },
    { account: 'processor', cents: -costCents },
  ])
}
