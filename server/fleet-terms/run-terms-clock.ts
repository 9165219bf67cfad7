import { sql } from 'kysely'
import { deadlines } from '#contract/deadlines.ts'
import { billLifecycle, fleetTermsLifecycle } from '#contract/fleet-terms.ts'
import { may } from '#contract/lifecycle.ts'
import { decimal } from '#contract/primitives.ts'
import { eachDue } from '../core/each-due.ts'
import { record } from '../core/events.ts'
import { move } from '../core/move.ts'
import type { Services } from '../core/services.ts'
import { payableOn } from '../payments/bill-due.ts'
import { lockTerms } from '../payments/fleet-terms.ts'
import { setTermsState } from '../payments/set-terms-state.ts'
import { lockBill, openOfBill } from './bill-queries.ts'
import '../payments/terms-events.ts'

const atOnce = 50
const dayMs = 24 * 60 * 60_000

/** A bill that is not paid by its day is overdue, by the clock of its fleet: nothing new goes on its terms. */
export function markOverdueBills(services: Services): Promise<number> {
  const { db, deeds, clock } = services
  const find = async (atMost: number) => {
    const { rows } = await sql<{ id: string; fleetId: string }>`
      select b.id, b.fleet_id as "fleetId" from fleet_bills b join fleets f on f.id = b.fleet_id
      where b.settled_at is null and b.state = 'open'
        and b.due_on < (${clock.now()}::timestamptz at time zone f.time_zone)::date
        and ${payableOn} < (${clock.now()}::timestamptz at time zone f.time_zone)::date
      order by b.due_on limit ${atMost}`.execute(db)
    return rows
  }
  return eachDue(services, { deadline: 'billDue', atOnce, find }, async ({ id, fleetId }) => {
    const deed = deeds.own()
    await deed.transaction(async (tx) => {
      await lockTerms(tx, fleetId)
      const bill = await lockBill(tx, id)
      if (!bill || !may(billLifecycle, 'fall_due', bill.state)) return
      const state = move(billLifecycle, 'fall_due', bill.state, 'clock')
      await tx.updateTable('fleet_bills').set({ state }).where('id', '=', id).execute()
      await record(tx, 'bill_due', {
        fleetId,
        payload: {
          number: bill.number,
          amount: decimal(openOfBill(bill)),
          dueOn: bill.due_on,
        },
      })
    })
  })
}

/** Terms of a fleet with a bill that is overdue for long are suspended; its running jobs go on. */
export function suspendTerms(services: Services): Promise<number> {
  const { db, deeds, clock } = services
  const days = deadlines.termsSuspend() / dayMs
  const find = async (atMost: number) => {
    const { rows } = await sql<{ id: string }>`
      select t.fleet_id as id from fleet_terms t join fleets f on f.id = t.fleet_id
      where t.state = 'in_force' and exists (select from fleet_bills b where b.fleet_id = t.fleet_id
        and b.settled_at is null
        and b.due_on + ${days}::integer <= (${clock.now()}::timestamptz at time zone f.time_zone)::date
        and ${payableOn} + ${days}::integer <= (${clock.now()}::timestamptz at time zone f.time_zone)::date)
      limit ${atMost}`.execute(db)
    return rows
  }
  return eachDue(services, { deadline: 'termsSuspend', atOnce, find }, async ({ id: fleetId }) => {
    const deed = deeds.own()
    await deed.transaction(async (tx) => {
      const terms = await lockTerms(tx, fleetId)
      if (!terms || !may(fleetTermsLifecycle, 'suspend', terms.state)) return
      const state = move(fleetTermsLifecycle, 'suspend', terms.state, 'clock')
      await setTermsState(tx, terms, state, deed.now)
    })
  })
}
