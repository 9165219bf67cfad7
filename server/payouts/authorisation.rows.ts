import {
  exportDirectJobs,
  exportOwnMoney,
  lookAtBank,
  openBankPage,
  readOwnMoney,
  readStatement,
  readStatementAtDesk,
} from '#contract/payouts.ts'
import { anotherOn, asAdmin, asProvider, row } from '../testing/authorisation-row.ts'
import type { TestApp } from '../testing/open-test-app.ts'

const aProvider = async ({ given }: TestApp) => ({ params: { id: (await given.provider()).id } })

export const payoutRows = [
  row(readOwnMoney, asProvider),
  row(exportOwnMoney, asProvider),
  row(exportDirectJobs, asProvider),
  row(readStatement, asProvider),
  row(readStatementAtDesk, anotherOn(asAdmin, aProvider)),
  // No processor is configured there.
  row(openBankPage, asProvider, {}, { refusesRightful: 409 }),
  row(lookAtBank, asProvider),
]
