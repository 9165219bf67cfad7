import {
  answerChargeback,
  readChargeback,
  readEvidenceFile,
  settleChargeback,
} from '#contract/chargebacks.ts'
import { anotherOn, asAdmin, row } from '../testing/authorisation-row.ts'
import { givenChargeback } from '../testing/given-chargeback.ts'

export const chargebackRows = [
  // It has no photo and no signature.
  row(readEvidenceFile, anotherOn(asAdmin, givenChargeback), {}, { refusesRightful: 404 }),
  row(readChargeback, anotherOn(asAdmin, givenChargeback)),
  row(answerChargeback, anotherOn(asAdmin, givenChargeback), {
    body: { words: 'The work was done and signed for.' },
  }),
  // The bank has not decided yet.
  row(
    settleChargeback,
    anotherOn(asAdmin, givenChargeback),
    { body: { fault: 'nobody', reason: 'The card was stolen, it seems.' } },
    { refusesRightful: 409 },
  ),
]
