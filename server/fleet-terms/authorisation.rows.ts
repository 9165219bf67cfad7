import { exportFleetSpending, readFleetSpending } from '#contract/fleet-spending.ts'
import {
  askForTerms,
  decideTerms,
  exportBillLines,
  payBill,
  readBill,
  readBillAsPdf,
  readBillAtDesk,
  readFleetMoney,
  readTermsAtDesk,
  readTermsOfRequest,
  readWaysToPay,
  takeBackPayment,
  writeOffBill,
} from '#contract/fleet-terms.ts'
import {
  anotherOn,
  asAdmin,
  asManager,
  asProvider,
  itsOwner,
  ownedRow,
  row,
} from '../testing/authorisation-row.ts'
import { ownedRequest } from '../testing/given-owned.ts'
import { applied, fleetJob, wish } from '../testing/given-terms.ts'
import type { TestApp } from '../testing/open-test-app.ts'
import { issueBills } from './issue-bills.ts'

const asApplicant = async (app: TestApp) => ({ caller: (await applied(app)).manager })
const anApplication = async (app: TestApp) => ({ params: { id: (await applied(app)).id } })
const aRequest = async ({ given }: TestApp) => ({ params: { id: (await given.request()).id } })

/** A bill of a fleet; its terms are in force by hand, since there is no processor there and nobody is paid out. */
async function billed(app: TestApp) {
  const company = await applied(app)
  const { pool } = app.services
  await pool.query(`update fleet_terms set state = 'in_force' where fleet_id = $1`, [company.id])
  await fleetJob(app, company, await app.given.provider())
  await issueBills(app.services)
  const { rows } = await pool.query<{ id: string }>(
    'select id from fleet_bills where fleet_id = $1',
    [company.id],
  )
  return { owner: company.manager, params: { id: rows[0]?.id ?? '' } }
}

/** The payment of a bill that an admin has recorded. */
async function takingBack(app: TestApp) {
  const { owner, params } = await billed(app)
  const { caller } = await asAdmin(app)
  await caller.call(payBill, { params, body: { amount: '10.00', reference: 'ACH 10' } })
  const { payments } = (await owner.call(readBill, { params })).body.bill
  const body = { paymentId: payments[0]?.id ?? '', reason: 'The bank sent it back.' }
  return { caller, params, body }
}

export const fleetTermsRows = [
  row(readFleetMoney, asManager, {}, { right: 'seeMoney' }),
  row(readFleetSpending, asManager, {}, { right: 'seeMoney' }),
  row(exportFleetSpending, asManager, {}, { right: 'seeMoney' }),
  ownedRow(readBill, itsOwner(billed), {}, { right: 'seeMoney' }),
  ownedRow(readBillAsPdf, itsOwner(billed), {}, { right: 'seeMoney' }),
  row(exportBillLines, asManager, {}, { right: 'seeMoney' }),
  row(askForTerms, asApplicant, { body: wish() }, { right: 'askForTerms' }),
  row(readTermsOfRequest, anotherOn(asProvider, aRequest)),
  ownedRow(readWaysToPay, itsOwner(ownedRequest)),
  row(readTermsAtDesk, anotherOn(asAdmin, anApplication)),
  row(decideTerms, anotherOn(asAdmin, anApplication), {
    body: { decision: 'refuse', reason: 'Too new.' },
  }),
  row(readBillAtDesk, anotherOn(asAdmin, billed)),
  row(payBill, anotherOn(asAdmin, billed), {
    body: { amount: '10.00', reference: 'ACH 10' },
  }),
  row(takeBackPayment, takingBack),
  row(writeOffBill, anotherOn(asAdmin, billed), { body: { reason: 'It is bankrupt.' } }),
]
