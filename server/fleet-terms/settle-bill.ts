import { billLifecycle } from '#contract/fleet-terms.ts'
import { may } from '#contract/lifecycle.ts'
import { decimal } from '#contract/primitives.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import { record } from '../core/events.ts'
import { move } from '../core/move.ts'
import { notFound } from '../core/not-found.ts'
import { lockTerms } from '../payments/fleet-terms.ts'
import { post } from '../payments/ledger.ts'
import { deferred, settled, tellSettled, tellShops } from '../payments/settled-bill.ts'
import type { Tx } from '../platform/db/tables.ts'
import { Refusal, wrongField } from '../platform/http/refusal.ts'
import {
  type BillRow,
  findBill,
  findPayments,
  lockBill,
  openOfBill,
  writeDown,
} from './bill-queries.ts'
import '../payments/terms-events.ts'

/** Locks the terms of a bill's fleet, then the bill. */
export async function lockBillOfFleet(tx: Tx, id: string): Promise<BillRow> {
  const known = await findBill(tx, id)
  if (known) await lockTerms(tx, known.fleetId)
  const bill = known && (await lockBill(tx, id))
  if (!bill) throw notFound('bill')
  return bill
}

interface Payment {
  cents: number
  reference: string
  receivedOn: string | null
  by: string
}

/**
 * A fleet has paid so much of a locked bill (money §8, K11): it is found at the bank by its reference, and written down
 * once. With nothing overdue any more, be it that only what is in dispute is left, terms that were suspended for that are in force again.
 */
export async function payOfBill(
  tx: Tx,
  bill: BillRow,
  { cents, reference, receivedOn, by }: Payment,
  at: Date,
): Promise<void> {
  const open = openOfBill(bill)
  const state = move(billLifecycle, 'pay', bill.state, 'admin')
  if (cents > open) throw wrongField('amount', refusals.fleets.paidTooMuch({ open: decimal(open) }))
  if ((await findPayments(tx, bill.id)).some((payment) => payment.reference === reference))
    throw new Refusal('wrong_state', refusals.fleets.paidAlready)
  const entry = await writeDown(tx, bill, {
    kind: 'paid',
    cents,
    reference,
    received_on: receivedOn,
    by_user_id: by,
    at,
  })
  await post(tx, { kind: 'terms_paid', jobId: null, ref: `terms_paid:${entry.id}`, at }, [
    { account: 'bank', cents },
    { account: 'fleets_owe', fleet_id: bill.fleet_id, cents: -cents },
  ])
  const isSettled = cents === open
  await tx
    .updateTable('fleet_bills')
    .set({
      paid_cents: bill.paid_cents + cents,
      ...(isSettled && { state, settled_at: at }),
    })
    .where('id', '=', bill.id)
    .execute()
  await (isSettled ? settled : deferred)(tx, bill, at)
}

/**
 * A payment of a locked bill counts no more (K11, the reverse): the bank has sent it back, or it was of another bill. What it had
 * settled is open again, and whoever is not paid out yet waits once more. Gives what was taken back, in cents.
 */
export async function takeBack(
  tx: Tx,
  bill: BillRow,
  { paymentId, reason, by }: { paymentId: string; reason: string; by: string },
  at: Date,
): Promise<number> {
  const payment = (await findPayments(tx, bill.id)).find(({ id }) => id === paymentId)
  if (!payment) throw new Refusal('wrong_state', refusals.fleets.takenBackAlready)
  const { cents } = payment
  const isSettled = !may(billLifecycle, 'pay', bill.state)
  const state = isSettled ? move(billLifecycle, 'reopen', bill.state, 'admin') : bill.state
  const entry = await writeDown(tx, bill, {
    kind: 'taken_back',
    cents,
    reason,
    undoes: payment.id,
    by_user_id: by,
    at,
  })
  await post(tx, { kind: 'terms_unpaid', jobId: null, ref: `terms_unpaid:${entry.id}`, at }, [
    { account: 'bank', cents: -cents },
    { account: 'fleets_owe', fleet_id: bill.fleet_id, cents },
  ])
  const next = { ...bill, paid_cents: bill.paid_cents - cents }
  await tx
    .updateTable('fleet_bills')
    .set({ paid_cents: next.paid_cents, state, settled_at: null })
    .where('id', '=', bill.id)
    .execute()
  const { fleet_id: fleetId, number } = bill
  const payload = { number, amount: decimal(cents), open: decimal(openOfBill(next)), reason }
  await record(tx, 'bill_unpaid', { fleetId, payload })
  if (isSettled) await tellShops(tx, bill, 'fleet_unpaid')
  return cents
}

/** Nobody pays what is open of a locked bill (K16): the platform bears it, so that its providers are paid all the same. */
export async function writeOff(
  tx: Tx,
  bill: BillRow,
  { reason, by }: { reason: string; by: string },
  at: Date,
): Promise<number> {
  const cents = openOfBill(bill)
  const state = move(billLifecycle, 'write_off', bill.state, 'admin')
  const entry = await writeDown(tx, bill, {
    kind: 'written_off',
    cents,
    reason,
    by_user_id: by,
    at,
  })
  await post(tx, { kind: 'written_off', jobId: null, ref: `written_off:${entry.id}`, at }, [
    { account: 'losses', cents },
    { account: 'fleets_owe', fleet_id: bill.fleet_id, cents: -cents },
  ])
  await tx
    .updateTable('fleet_bills')
    .set({ written_off_cents: cents, state, settled_at: at })
    .where('id', '=', bill.id)
    .execute()
  await tellSettled(tx, bill)
  return cents
}
