import { giveFleetCheck, showFleetCheck } from '#contract/fleet-checks.ts'
import { choosePayment, lookAtPayment, putCard, readPayment } from '#contract/payments.ts'
import { refundJob } from '#contract/refunds.ts'
import { tipJob } from '#contract/tips.ts'
import { itsOwner, itsProvider, ownedRow } from '../testing/authorisation-row.ts'
import { closedJob, newJob } from '../testing/given-owned.ts'

const check = { issuer: 'comdata' as const, code: '123456789012', amount: '10.00' }

export const cardRows = [
  ownedRow(readPayment, itsOwner(newJob)),
  ownedRow(choosePayment, itsOwner(newJob), { body: { method: 'direct' } }),
  // No processor is configured there.
  ownedRow(putCard, itsOwner(newJob), {}, { refusesRightful: 409 }),
  // No card has paid for it.
  ownedRow(
    refundJob,
    itsProvider(newJob),
    { body: { amount: '10.00', reason: 'Less was done' } },
    { refusesRightful: 409 },
  ),
  // No processor is configured there.
  ownedRow(tipJob, itsOwner(closedJob), { body: { amount: '5.00' } }, { refusesRightful: 409 }),
  ownedRow(giveFleetCheck, itsOwner(newJob), { body: check }),
  // The work is not done.
  ownedRow(showFleetCheck, itsProvider(newJob), {}, { refusesRightful: 409 }),
  ownedRow(lookAtPayment, itsOwner(newJob)),
]
