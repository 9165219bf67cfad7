import { settings } from '#contract/settings.ts'
import type { Tx } from '../platform/db/tables.ts'
import { findHolds, insertHold } from './holds.ts'

/**
 * The customer has approved more for a job whose price is held on a card: the rise is to be held on the same card, by
 * itself. Where that fails, the rise is paid directly, and both sides are told.
 */
export async function holdRise(tx: Tx, jobId: string, cents: number, at: Date): Promise<void> {
  const { leastCents, lookMs } = settings.cards
  const agreed = (await findHolds(tx, jobId)).find(({ state }) => state === 'held')
  if (!agreed || cents < leastCents) return
  const { customer, method } = agreed
  const answer_by = new Date(at.getTime() + lookMs)
  await insertHold(tx, {
    job_id: jobId,
    kind: 'change',
    cents,
    customer,
    method,
    asked_at: at,
    answer_by,
    look_at: at,
  })
}
