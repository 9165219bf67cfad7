import type { Settling } from '#contract/disputes.ts'
import type { Side } from '#contract/photos.ts'
import { findTermsJob } from '../payments/fleet-terms.ts'
import { findHolds } from '../payments/holds.ts'
import type { Db, Tx } from '../platform/db/tables.ts'

/** Where an award moves money: what no card has paid the two settle directly, and so they do what a provider is awarded. */
export async function settledBy(
  db: Db | Tx,
  { jobId, bySide }: { jobId: string; bySide: Side },
): Promise<Settling> {
  if (bySide === 'provider') return 'direct'
  if (await findTermsJob(db, jobId)) return 'terms'
  const holds = await findHolds(db, jobId)
  // Held or being charged, it is taken before an award is carried out.
  const isOnCard = holds.some(({ state }) => ['held', 'capturing', 'captured'].includes(state))
  return isOnCard ? 'card' : 'direct'
}
