import { dayIn } from '#contract/days.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import type {
  payBill as endpoint,
  takeBackPayment as takeBackEndpoint,
  writeOffBill as writeOffEndpoint,
} from '#contract/fleet-terms.ts'
import { centsOf, decimal } from '#contract/primitives.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { User } from '../../auth/actor.ts'
import { insertAudit } from '../../auth/queries.ts'
import type { Deed } from '../../core/deed.ts'
import { lockBillOfFleet, payOfBill, takeBack, writeOff } from '../../fleet-terms/settle-bill.ts'
import { wrongField } from '../../platform/http/refusal.ts'

/** An admin has found a fleet's payment at the bank, and writes down of which bill it is. */
export async function payBill(
  deed: Deed,
  admin: User,
  billId: string,
  { amount, reference, receivedOn }: BodyOf<typeof endpoint>,
): Promise<void> {
  // By the clock of the world: nowhere in the country is it a later day.
  if (receivedOn && receivedOn > dayIn('UTC', deed.now))
    throw wrongField('receivedOn', refusals.fleets.receivedLater)
  await deed.transaction(async (tx) => {
    const bill = await lockBillOfFleet(tx, billId)
    const cents = centsOf(amount) ?? 0
    const by = admin.userId
    await payOfBill(tx, bill, { cents, reference, receivedOn: receivedOn ?? null, by }, deed.now)
    await insertAudit(tx, {
      at: deed.now,
      actor_id: by,
      action: 'fleet_bill_paid',
      subject_id: bill.fleet_id,
      reason: reference,
      before: { bill: bill.number, paid: decimal(bill.paid_cents) },
      after: { bill: bill.number, paid: decimal(bill.paid_cents + cents) },
    })
  })
}

/** An admin has seen that a payment did not come in after all, or was of another bill. */
export async function takeBackPayment(
  deed: Deed,
  admin: User,
  billId: string,
  { paymentId, reason }: BodyOf<typeof takeBackEndpoint>,
): Promise<void> {
  await deed.transaction(async (tx) => {
    const bill = await lockBillOfFleet(tx, billId)
    const cents = await takeBack(tx, bill, { paymentId, reason, by: admin.userId }, deed.now)
    await insertAudit(tx, {
      at: deed.now,
      actor_id: admin.userId,
      action: 'fleet_bill_unpaid',
      subject_id: bill.fleet_id,
      reason,
      before: { bill: bill.number, paid: decimal(bill.paid_cents) },
      after: { bill: bill.number, paid: decimal(bill.paid_cents - cents) },
    })
  })
}

/** An admin gives up what is open of a bill: the platform bears it, and nobody asks the fleet for it any more. */
export async function writeOffBill(
  deed: Deed,
  admin: User,
  billId: string,
  { reason }: BodyOf<typeof writeOffEndpoint>,
): Promise<void> {
  await deed.transaction(async (tx) => {
    const bill = await lockBillOfFleet(tx, billId)
    const cents = await writeOff(tx, bill, { reason, by: admin.userId }, deed.now)
    await insertAudit(tx, {
      at: deed.now,
      actor_id: admin.userId,
      action: 'fleet_bill_written_off',
      subject_id: bill.fleet_id,
      reason,
      before: { bill: bill.number, writtenOff: decimal(0) },
      after: { bill: bill.number, writtenOff: decimal(cents) },
    })
  })
}
