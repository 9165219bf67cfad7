import { sql } from 'kysely'
import { dayIn } from '#contract/days.ts'
import { type Billing, dueAtLatest, type PoMode } from '#contract/fleet-terms.ts'
import { phasesWithWork, runningPhases } from '#contract/jobs.ts'
import type { Payment, PayWay } from '#contract/payments.ts'
import type { RequestRow } from '../asking/queries.ts'
import { findBid } from '../deals/bid-queries.ts'
import type { JobRow } from '../deals/job-queries.ts'
import { type Access, mayRun } from '../deals/policy.ts'
import { findTerms } from '../payments/fleet-terms.ts'
import { hasOfficeChosen } from '../payments/has-office-chosen.ts'
import type { Db } from '../platform/db/tables.ts'

const dayMs = 86_400_000

interface OnTerms {
  netDays: number
  credited: number
  dueOn: string
  bill: string | null
  isPaid: boolean
}

/** How a job stands that is paid on terms; null for every other. */
export async function findTermsOfPayment(db: Db, job: JobRow): Promise<OnTerms | null> {
  const { rows } = await sql<{
    netDays: number
    billing: Billing
    poMode: PoMode
    credited: number
    dueOn: string | null
    bill: string | null
    isPaid: boolean
    timeZone: string
  }>`
    select t.net_days as "netDays", t.billing, t.po_mode as "poMode", t.credited_cents as credited,
      b.due_on::text as "dueOn", b.number as bill, b.settled_at is not null as "isPaid", f.time_zone as "timeZone"
    from terms_jobs t join fleets f on f.id = t.fleet_id left join fleet_bills b on b.id = t.bill_id
    where t.job_id = ${job.id}`.execute(db)
  const [row] = rows
  if (!row) return null
  const { netDays, credited, bill, isPaid } = row
  return {
    netDays,
    credited,
    bill,
    isPaid,
    dueOn: row.dueOn ?? dueAtLatest(closesOn(job, row.timeZone), row),
  }
}

/** The day on which a job closes at the latest, as far as anybody knows. */
function closesOn(job: JobRow, timeZone: string): string {
  if (job.closed_at) return dayIn(timeZone, job.closed_at)
  const done = job.finished_at ?? job.expected_at ?? job.promised_at ?? job.assigned_at
  return dayIn(timeZone, new Date(done.getTime() + dayMs))
}

export const asAnswered = (
  { netDays, dueOn, bill, isPaid }: OnTerms,
  isFleets: boolean,
): NonNullable<Payment['terms']> => ({
  netDays,
  dueOn,
  isBilled: bill !== null,
  isPaid,
  bill: isFleets ? bill : null,
})

/**
 * Which other way this reader may choose now: a fleet its terms or none while the work is not done, and whoever has opened a
 * page for a card and put none, to pay directly after all. What its office has chosen a fleet's driver cannot change.
 */
export async function mayChoose(
  db: Db,
  request: RequestRow | undefined,
  access: Access | null | undefined,
  job: JobRow,
  { isOnTerms, hasOpenPage }: { isOnTerms: boolean; hasOpenPage: boolean },
): Promise<PayWay[]> {
  if (!request || !access?.may.decide || job.comeback_of !== null) return []
  const leavesPage = hasOpenPage && mayRun(access) && runningPhases.includes(job.phase)
  if (!request.fleet_id || !phasesWithWork.includes(job.phase)) return leavesPage ? ['direct'] : []
  if (!access.may.approve && (await hasOfficeChosen(db, job.id))) return []
  if (isOnTerms) return ['direct']
  const [terms, bid] = [await findTerms(db, request.fleet_id), await findBid(db, job.bid_id)]
  const mayOnTerms = terms?.state === 'in_force' && !bid?.refuses_terms
  return [...(mayOnTerms ? ['terms' as const] : []), ...(leavesPage ? ['direct' as const] : [])]
}
