import { sql } from 'kysely'
import type { Db, Tx } from '../platform/db/tables.ts'
import { findContestedHolds } from './chargebacks.ts'
import { findHoldsOf, type HoldRow } from './holds.ts'
import { post } from './ledger.ts'
import { findRefundsOf, leftOf, type RefundRow } from './refunds.ts'

/** Those of a job, oldest first: one that stands, and what was tried before it. */
export const findTips = (db: Db | Tx, jobId: string): Promise<HoldRow[]> =>
  findHoldsOf(db, jobId, 'tips')

/** How much of a tip can go back. */
export async function tipRefundable(db: Db | Tx, jobId: string): Promise<number> {
  const contested = await findContestedHolds(db, jobId)
  const refunds = await findRefundsOf(db, jobId, 'tips')
  return (await findTips(db, jobId))
    .filter(({ id }) => !contested.has(id))
    .reduce((sum, hold) => sum + leftOf(hold, refunds), 0)
}

interface Tipped {
  id: string
  provider_id: string
}

/** A tip was taken (money §8, K14): all of it is the provider's, and what the processor keeps of it the platform bears. */
export async function postTip(
  tx: Tx,
  job: Tipped,
  hold: Pick<HoldRow, 'id'>,
  cents: number,
  costCents: number | null,
  at: Date,
): Promise<void> {
  await post(tx, { kind: 'tip', jobId: job.id, ref: `tip:${hold.id}`, at }, [
    { account: 'processor', cents },
    { account: 'provider_payable', provider_id: job.provider_id, cents: -cents },
  ])
  if (!costCents) return
  await post(tx, { kind: 'processor_cost', jobId: job.id, ref: `processor_cost:${hold.id}`, at }, [
    { account: 'processor_costs', cents: costCents },
    { account: 'processor', cents: -costCents },
  ])
}

/** It has gone back to the card: from the provider, who had all of it. */
export async function postTipRefund(
  tx: Tx,
  job: Tipped,
  { id, cents }: Pick<RefundRow, 'id' | 'cents'>,
  at: Date,
): Promise<void> {
  await post(tx, { kind: 'refunded', jobId: job.id, ref: `refund:${id}`, at }, [
    { account: 'processor', cents: -cents },
    { account: 'provider_payable', provider_id: job.provider_id, cents },
  ])
}

/** Is this what a tip was paid by? */
export async function isTip(db: Db | Tx, holdId: string): Promise<boolean> {
  const { rows } = await sql<{ kind: string }>`
    select kind from holds where id = ${holdId}`.execute(db)
  return rows[0]?.kind === 'tip'
}
