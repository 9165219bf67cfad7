import type { LineKind } from '#contract/bid-lines.ts'
import { lineCents } from '#contract/bid-lines.ts'
import { type DisputeReason, disputeReasons } from '#contract/disputes.ts'
import { isDone } from '#contract/jobs.ts'
import type { Side } from '#contract/photos.ts'
import { centsOf } from '#contract/primitives.ts'
import { settings } from '#contract/settings.ts'
import { findAgreement } from '../deals/agreement.ts'
import type { JobRow } from '../deals/job-queries.ts'
import { rowsOf } from '../invoices/invoice-facts.ts'
import { findTermsJob } from '../payments/fleet-terms.ts'
import { findHolds, paidOf } from '../payments/holds.ts'
import type { Db, Tx } from '../platform/db/tables.ts'

/** A line that can be contested. */
export interface Contestable {
  kind: LineKind | null
  text: string | null
  cents: number
}

/** What was agreed on, line by line: what was work, or the fee for coming or canceling. */
export async function contestableLines(db: Db | Tx, job: JobRow): Promise<Contestable[]> {
  const kind = job.cancellation_fee_cents === null ? 'work' : 'cancellation'
  const lines: Contestable[] = []
  for (const row of rowsOf(kind, await findAgreement(db, job.id))) {
    if ('stage' in row) lines.push({ kind: null, text: null, cents: centsOf(row.amount) ?? 0 })
    if ('line' in row && lineCents(row.line) > 0)
      lines.push({ kind: row.line.kind, text: row.line.text ?? null, cents: lineCents(row.line) })
  }
  return lines
}

/** What is owed for a job that is over; null where it has cost nothing. */
const owed = ({ phase, price_cents, cancellation_fee_cents }: JobRow): number | null =>
  cancellation_fee_cents ?? (isDone(phase) ? price_cents : null)

/** Until when it can be objected to: counted from the end of the work. */
export const openUntil = ({ finished_at, closed_at }: JobRow): Date =>
  new Date(((finished_at ?? closed_at)?.getTime() ?? 0) + settings.disputes.withinMs)

/**
 * The most that a side can contest of a job now; 0 where it cannot. Who pays contests all that is owed; who is paid, what
 * no card has paid or will.
 */
export async function contestableCents(
  db: Db | Tx,
  job: JobRow,
  side: Side,
  now: Date,
): Promise<number> {
  const cents = owed(job)
  if (cents === null || openUntil(job) <= now) return 0
  if (side === 'customer') return cents
  // On terms the platform asks the fleet.
  if (!job.closed_at || (await findTermsJob(db, job.id))) return 0
  const byCard = (await findHolds(db, job.id)).reduce(
    (sum, hold) =>
      sum +
      (hold.state === 'capturing' ? (hold.capture_cents ?? 0) + hold.credit_cents : paidOf(hold)),
    0,
  )
  return Math.max(0, cents - byCard)
}

export const reasonsOf = (side: Side): DisputeReason[] =>
  disputeReasons.filter((reason) => (reason === 'not_paid') === (side === 'provider'))
