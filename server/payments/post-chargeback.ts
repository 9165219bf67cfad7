import type { ChargebackFault } from '#contract/chargebacks.ts'
import { settings } from '#contract/settings.ts'
import type { Tx } from '../platform/db/tables.ts'
import { type ChargebackRow, findLost } from './chargebacks.ts'
import type { Charged } from './charged.ts'
import { type LedgerEntry, post } from './ledger.ts'
import { sharesOf } from './post-refund.ts'
import { isTip } from './tips.ts'

/** The bank has taken the money, and the processor its fee (money §8, K13): nobody bears it before it is decided. */
export async function postTaken(
  tx: Tx,
  { id, job_id }: Pick<ChargebackRow, 'id' | 'job_id'>,
  { cents, fee }: { cents: number; fee: number },
  at: Date,
): Promise<void> {
  await post(tx, { kind: 'chargeback', jobId: job_id, ref: `chargeback:${id}`, at }, [
    { account: 'processor', cents: -cents - fee },
    { account: 'chargebacks_open', cents },
    ...(fee > 0 ? [{ account: 'processor_costs' as const, cents: fee }] : []),
  ])
}

/** The bank was convinced: the money is there again, the processor's fee is not. */
export async function postWon(
  tx: Tx,
  { id, job_id, withdrawn_cents: cents }: ChargebackRow,
  at: Date,
): Promise<void> {
  if (cents === 0) return
  await post(tx, { kind: 'chargeback_won', jobId: job_id, ref: `chargeback_won:${id}`, at }, [
    { account: 'processor', cents },
    { account: 'chargebacks_open', cents: -cents },
  ])
}

/**
 * The bank keeps it. Of what was nobody's fault the platform bears a part, once per job; the rest goes as a refund would:
 * the provider gives its share and the platform its fee. Answers what the platform bears.
 */
export async function postLost(
  tx: Tx,
  job: Charged,
  { id, hold_id, withdrawn_cents: cents }: ChargebackRow,
  fault: ChargebackFault,
  at: Date,
): Promise<number> {
  if (cents === 0) return 0
  const isOfTip = await isTip(tx, hold_id)
  const { borne } = await findLost(tx, job.id)
  const most = Math.max(0, settings.chargebacks.platformCents - borne)
  // Nobody has worked for a tip: whoever has it gives it back.
  const losses = fault === 'nobody' && !isOfTip ? Math.min(cents, most) : 0
  const { provider, fee } = isOfTip
    ? { provider: cents, fee: 0 }
    : await sharesOf(tx, job, cents - losses)
  const parts: LedgerEntry[] = [
    { account: 'losses', cents: losses },
    { account: 'provider_payable', provider_id: job.provider_id, cents: provider },
    { account: 'platform_fees', cents: fee },
    { account: 'chargebacks_open', cents: -cents },
  ]
  await post(
    tx,
    { kind: 'chargeback_lost', jobId: job.id, ref: `chargeback_lost:${id}`, at },
    parts.filter((part) => part.cents !== 0),
  )
  return losses
}
