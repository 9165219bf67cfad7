import { dayIn } from '#contract/days.ts'
import { daysAfter, type PoMode, type PoWanted } from '#contract/fleet-terms.ts'
import { settings } from '#contract/settings.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { RequestRow } from '../asking/queries.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import { findTermsJob } from '../payments/fleet-terms.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import { Refusal } from '../platform/http/refusal.ts'
import type { JobDeal } from './lock-deal.ts'
import type { Access } from './policy.ts'

/** When a request still lacks the PO number that its fleet's books want before a bid is taken: always, or where it is paid on terms. */
export async function poWanted(
  db: Db | Tx,
  request: Pick<RequestRow, 'fleet_id' | 'po_number' | 'urgency'>,
  poMode: PoMode = 'none',
): Promise<PoWanted> {
  if (request.fleet_id === null || request.po_number || request.urgency === 'emergency')
    return 'never'
  const fleet = await db
    .selectFrom('fleets')
    .select('is_po_required')
    .where('id', '=', request.fleet_id)
    .executeTakeFirst()
  if (fleet?.is_po_required) return 'always'
  return poMode === 'before_accept' ? 'on_terms' : 'never'
}

/**
 * A company may want a PO number before a bid is taken: always, or where it pays on terms that say so. Its people are told to add it; whoever stands beside the truck
 * knows of no such number, so there the acceptance waits for the fleet. An emergency waits for no number: it can follow, also
 * after the job. True where it has to wait.
 */
export async function waitsForPo(
  tx: Tx,
  request: RequestRow,
  access: Access,
  poMode: PoMode = 'none',
): Promise<boolean> {
  if ((await poWanted(tx, request, poMode)) === 'never') return false
  if (access.as !== 'member' && request.driver_id !== null) return true
  const { poRequired } = refusals.bids
  throw new Refusal('po_required', poRequired, { details: { poNumber: poRequired } })
}

/** A job on terms is over without the PO number that its fleet's books want: its bill waits some days for it. */
export async function askForPo(tx: Tx, { request, job }: JobDeal, at: Date): Promise<void> {
  const terms = request.fleet_id && !request.po_number ? await findTermsJob(tx, job.id) : undefined
  if (!terms || terms.po_mode === 'none') return
  // By the clock of the fleet, as its bill is made.
  const { time_zone } = await tx
    .selectFrom('fleets')
    .select('time_zone')
    .where('id', '=', terms.fleet_id)
    .executeTakeFirstOrThrow()
  const byDay = daysAfter(dayIn(time_zone, at), settings.fleetTerms.poWaitDays)
  await recordOfDeal(tx, 'po_wanted', { request, job }, { payload: { byDay } })
}
