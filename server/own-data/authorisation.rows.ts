import { readCurrentUser } from '#contract/auth.ts'
import {
  askForCopy,
  askForErasure,
  askForErasureOf,
  fetchCopy,
  readOwnData,
  takeBackErasure,
  takeBackErasureOf,
} from '#contract/own-data.ts'
import { anotherOn, asAdmin, asCustomer, row } from '../testing/authorisation-row.ts'
import type { TestApp } from '../testing/open-test-app.ts'

async function aUser({ given }: TestApp) {
  const { body } = await (await given.customer()).call(readCurrentUser)
  return { params: { id: body.id } }
}

const wrong = { body: { password: 'not-my-password' } }

export const ownDataRows = [
  row(readOwnData, asCustomer),
  // Without the right password nobody takes a copy or deletes anything.
  row(askForCopy, asCustomer, wrong, { refusesRightful: 401 }),
  row(fetchCopy, asCustomer, {}, { refusesRightful: 404 }),
  row(askForErasure, asCustomer, wrong, { refusesRightful: 401 }),
  row(takeBackErasure, asCustomer),
  row(askForErasureOf, anotherOn(asAdmin, aUser), { body: { reason: 'Asked by mail' } }),
  row(takeBackErasureOf, anotherOn(asAdmin, aUser)),
]
