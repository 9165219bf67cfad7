import { sql } from 'kysely'
import { type ChargebackFault, chargebackLifecycle } from '#contract/chargebacks.ts'
import { may } from '#contract/lifecycle.ts'
import { decimal } from '#contract/primitives.ts'
import { eachDue } from '../core/each-due.ts'
import { move } from '../core/move.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import type { Services } from '../core/services.ts'
import { type JobDeal, lockDueJob } from '../deals/lock-deal.ts'
import { type ChargebackRow, changeChargeback, lockChargeback } from '../payments/chargebacks.ts'
import { issueCreditNote } from '../payments/issue-credit-note.ts'
import { postLost } from '../payments/post-chargeback.ts'
import { isTip } from '../payments/tips.ts'
import type { Tx } from '../platform/db/tables.ts'
import './events.ts'

const atOnce = 50

/** A bank has kept the money: whose fault that was decides who bears it (money §12), and with that it is over. */
export async function bear(
  tx: Tx,
  deal: JobDeal<'admin' | 'clock'>,
  row: ChargebackRow,
  { fault, reason }: { fault: ChargebackFault; reason: string | null },
  at: Date,
): Promise<void> {
  const state = move(chargebackLifecycle, 'settle', row.state, deal.by)
  const platform_cents = await postLost(tx, deal.job, row, fault, at)
  await changeChargeback(tx, row.id, {
    state,
    fault,
    fault_reason: reason,
    platform_cents,
    moved_at: at,
    due_at: null,
    ended_at: at,
  })
  // What of it comes out of the provider's payouts; a tip is on no invoice.
  const taken = Math.max(0, row.withdrawn_cents - platform_cents)
  if (taken > 0 && !(await isTip(tx, row.hold_id)))
    await issueCreditNote(tx, deal.job.id, taken, { chargeback_id: row.id }, at)
  const amount = decimal(taken)
  await recordOfDeal(tx, 'chargeback_settled', deal, {
    note: reason,
    facts: { card: amount },
    payload: { amount },
  })
}

/** Where the operator says nothing, it was nobody's fault: no chargeback stands still for ever. */
export function bearOverdue(services: Services): Promise<number> {
  const { db, deeds, clock } = services
  const find = async (atMost: number) => {
    const { rows } = await sql<{ id: string; job_id: string; request_id: string }>`
      select c.id, c.job_id, j.request_id from chargebacks c join jobs j on j.id = c.job_id
      where c.due_at <= ${clock.now()} order by c.due_at limit ${atMost}`.execute(db)
    return rows
  }
  const due = { deadline: 'chargebackFault', atOnce, find }
  return eachDue(services, due, async ({ id, job_id, request_id }) => {
    const deed = deeds.own()
    await deed.transaction(async (tx) => {
      const deal = await lockDueJob(tx, { id: job_id, request_id })
      const row = await lockChargeback(tx, id)
      if (!deal || !row || !may(chargebackLifecycle, 'settle', row.state)) return
      await bear(tx, deal, row, { fault: 'nobody', reason: null }, deed.now)
    })
  })
}
