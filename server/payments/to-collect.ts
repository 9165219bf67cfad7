import { type JobPhase, runningPhases } from '#contract/job-lifecycle.ts'
import type { Db } from '../platform/db/tables.ts'
import type { Charged } from './charged.ts'
import { findFleetCheck } from './fleet-checks.ts'
import { findHolds, type HoldRow, paidOf, waitsForCard } from './holds.ts'

/** What is asked of a job here, beside what it came to. */
interface Collected extends Charged {
  phase: JobPhase
  closed_at: Date | null
  comeback_of: string | null
}

/** What is owed for the job as it stands. */
export const owed = ({
  price_cents,
  cancellation_fee_cents,
  closed_at,
  phase,
}: Collected): number =>
  cancellation_fee_cents ?? (closed_at && phase !== 'closed' ? 0 : price_cents)

/** What a card pays with a hold that stands. */
export const byCard = ({ state, cents, capture_cents, captured_cents }: HoldRow): number =>
  state === 'held' ? cents : state === 'capturing' ? (capture_cents ?? 0) : captured_cents

/** What a credit pays with a hold that stands. */
export const byCredit = (hold: HoldRow): number =>
  hold.state === 'held' || hold.state === 'capturing'
    ? hold.credit_cents
    : paidOf(hold) - hold.captured_cents

/** What of a job neither cards nor credits pay. */
export const leftToPay = (job: Collected, holds: readonly HoldRow[]): number =>
  holds.reduce((left, hold) => Math.max(0, left - byCard(hold) - byCredit(hold)), owed(job))

/**
 * What whoever does the work takes from the customer at the truck, in cents: all that is not on terms, on a card or in a
 * fleet check, which the office draws. Null where that is no question, or not known yet: somebody may be putting a card on it
 * at this moment. Work that its customer disputes is over, and may be unpaid while somebody still stands there.
 */
export async function findToCollect(
  db: Db,
  job: Collected,
  isDisputed: boolean,
): Promise<number | null> {
  const mayBeUnpaid = runningPhases.includes(job.phase) || (isDisputed && job.phase === 'closed')
  if (!mayBeUnpaid || job.comeback_of !== null) return null
  const onTerms = db.selectFrom('terms_jobs').select('job_id').where('job_id', '=', job.id)
  const [terms, holds, check] = await Promise.all([
    onTerms.executeTakeFirst(),
    findHolds(db, job.id),
    findFleetCheck(db, job.id),
  ])
  if (terms) return 0
  return holds.some(waitsForCard) ? null : Math.max(0, leftToPay(job, holds) - (check?.cents ?? 0))
}
