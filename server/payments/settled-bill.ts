import { sql } from 'kysely'
import { type BillState, billLifecycle, fleetTermsLifecycle } from '#contract/fleet-terms.ts'
import { may } from '#contract/lifecycle.ts'
import { decimal } from '#contract/primitives.ts'
import { record } from '../core/events.ts'
import { move } from '../core/move.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import type { Tx } from '../platform/db/tables.ts'
import { payableOn } from './bill-due.ts'
import { findUse, lockTerms } from './fleet-terms.ts'
import { setTermsState } from './set-terms-state.ts'
import './terms-events.ts'

export interface SettledBill {
  id: string
  fleet_id: string
  number: string
  total_cents: number
  due_on: string
}

/**
 * Nothing of a locked bill is open any more, by a payment or by what was credited: whom it concerns hears of it, and with
 * nothing overdue any more, terms that were suspended for that are in force again.
 */
export async function settled(tx: Tx, bill: SettledBill, at: Date): Promise<void> {
  await tellSettled(tx, bill)
  await restore(tx, bill.fleet_id, at)
}

/**
 * Less of a locked bill is open than before, and not nothing: where that is in dispute now, nobody has to pay it meanwhile. It is
 * overdue no more, and holds suspended terms up no more.
 */
export async function deferred(
  tx: Tx,
  { id, fleet_id, state }: Pick<SettledBill, 'id' | 'fleet_id'> & { state: BillState },
  at: Date,
): Promise<void> {
  if (!may(billLifecycle, 'defer', state)) return
  const { rows } = await sql`
    update fleet_bills b set state = ${move(billLifecycle, 'defer', state, 'consequence')} from fleets f
    where b.id = ${id} and f.id = b.fleet_id
      and coalesce(${payableOn} >= (${at}::timestamptz at time zone f.time_zone)::date, true)
    returning b.id`.execute(tx)
  if (rows.length > 0) await restore(tx, fleet_id, at)
}

/** The fleet reads that nothing is open, and the provider of each job that it is paid out now. */
export async function tellSettled(tx: Tx, bill: SettledBill): Promise<void> {
  const { fleet_id: fleetId, number, total_cents, due_on } = bill
  await record(tx, 'bill_settled', {
    fleetId,
    payload: { number, amount: decimal(total_cents), dueOn: due_on },
  })
  await tellShops(tx, bill, 'fleet_paid')
}

/** The provider of each job on a bill of which something is left to it, unless it has been paid out. */
export async function tellShops(
  tx: Tx,
  bill: Pick<SettledBill, 'id' | 'fleet_id'>,
  name: 'fleet_paid' | 'fleet_unpaid',
): Promise<void> {
  const { rows } = await sql<{
    jobId: string
    bidId: string
    providerId: string
    requestId: string
    driverId: string | null
    userId: string | null
    cents: number
  }>`
    select j.id as "jobId", j.bid_id as "bidId", j.provider_id as "providerId", r.id as "requestId",
      r.driver_id as "driverId", r.customer_user_id as "userId",
      (t.invoiced_cents - t.credited_cents)::int8 as cents
    from terms_jobs t join jobs j on j.id = t.job_id join requests r on r.id = j.request_id
    where t.bill_id = ${bill.id} and t.invoiced_cents > t.credited_cents
      and not exists (select from payout_items i where i.job_id = j.id and i.cents > 0)
    order by j.closed_at`.execute(tx)
  for (const { jobId, bidId, providerId, requestId, driverId, userId, cents } of rows)
    await recordOfDeal(
      tx,
      name,
      {
        request: {
          id: requestId,
          fleet_id: bill.fleet_id,
          driver_id: driverId,
          customer_user_id: userId,
        },
        job: { id: jobId, bid_id: bidId, provider_id: providerId },
      },
      { payload: { amount: decimal(cents) } },
    )
}

async function restore(tx: Tx, fleetId: string, at: Date): Promise<void> {
  const terms = await lockTerms(tx, fleetId)
  if (!terms || !may(fleetTermsLifecycle, 'restore', terms.state)) return
  if ((await findUse(tx, fleetId)).isOverdue) return
  await setTermsState(
    tx,
    terms,
    move(fleetTermsLifecycle, 'restore', terms.state, 'consequence'),
    at,
  )
}
