import { exportOwnMoney, lookAtBank, openBankPage, readOwnMoney } from '#contract/payouts.ts'
import { asProvider, row } from '../testing/authorisation-row.ts'

export const payoutRows = [
  row(readOwnMoney, asProvider),
  row(exportOwnMoney, asProvider),
  // No processor is configured there.
  row(openBankPage, asProvider, {}, { refusesRightful: 409 }),
  row(lookAtBank, asProvider),
]
