import { sql } from 'kysely'
import type { Payment } from '#contract/payments.ts'
import { decimal } from '#contract/primitives.ts'
import { settings } from '#contract/settings.ts'
import type { JobRow } from '../deals/job-queries.ts'
import type { HoldRow } from '../payments/holds.ts'
import { findRefundsOf, leftOf } from '../payments/refunds.ts'
import { findTips } from '../payments/tips.ts'
import type { Db } from '../platform/db/tables.ts'
import { cardForTip, isGiven, takesTip } from './tip-job.ts'

const stands = {
  creating: 'taking',
  needs_card: 'needs_card',
  held: 'taking',
  capturing: 'taking',
  captured: 'taken',
  failed: 'failed',
} as const satisfies Partial<Record<HoldRow['state'], string>>

/** What was given beside the price, and whether this reader may give it; what was tried and failed is the payer's alone. */
export async function readTip(
  db: Db,
  job: JobRow,
  { isOwner, mayPay, now }: { isOwner: boolean; mayPay: boolean; now: Date },
): Promise<Pick<Payment, 'tip' | 'mayTip'>> {
  if (job.phase !== 'closed') return { tip: null, mayTip: null }
  const tips = await findTips(db, job.id)
  const last = tips.find(isGiven) ?? tips.at(-1)
  const state = last && Object.entries(stands).find(([of]) => of === last.state)?.[1]
  const technician = await firstName(db, last?.technician_id ?? job.technician_id)
  const left = last ? leftOf(last, await findRefundsOf(db, job.id, 'tips')) : 0
  const isAsked =
    mayPay &&
    takesTip(job, now) &&
    !tips.some(isGiven) &&
    !(await isTurnedDown(db, job)) &&
    // Who has just said that something was wrong is not asked for more.
    !(await isContestedByCustomer(db, job))
  const known = isAsked ? await cardForTip(db, job.id, tips) : undefined
  return {
    tip:
      last && state && (isOwner || state === 'taken')
        ? {
            state,
            amount: decimal(last.cents),
            refunded: decimal(last.captured_cents - left),
            technician,
          }
        : null,
    mayTip: isAsked
      ? {
          until: new Date((job.closed_at?.getTime() ?? 0) + settings.tips.withinMs).toISOString(),
          card: known?.brand && known.last4 ? { brand: known.brand, last4: known.last4 } : null,
          technician,
        }
      : null,
  }
}

async function isTurnedDown(db: Db, { id }: JobRow): Promise<boolean> {
  const row = await db
    .selectFrom('jobs')
    .select('no_tip_at')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.no_tip_at != null
}

async function isContestedByCustomer(db: Db, { id }: JobRow): Promise<boolean> {
  const { rows } = await sql`
    select from disputes where job_id = ${id} and by_side = 'customer' and ended_at is null`.execute(
    db,
  )
  return rows.length > 0
}

async function firstName(db: Db, technicianId: string | null): Promise<string | null> {
  if (!technicianId) return null
  const { rows } = await sql<{ name: string }>`
    select split_part(full_name, ' ', 1) as name from technicians where id = ${technicianId}`.execute(
    db,
  )
  return rows[0]?.name || null
}
