import { lookAtPayment, putCard, readPayment } from '#contract/payments.ts'
import { itsOwner, ownedRow } from '../testing/authorisation-row.ts'
import { newJob } from '../testing/given-owned.ts'

export const cardRows = [
  ownedRow(readPayment, itsOwner(newJob)),
  // No processor is configured there.
  ownedRow(putCard, itsOwner(newJob), {}, { refusesRightful: 409 }),
  ownedRow(lookAtPayment, itsOwner(newJob)),
]
