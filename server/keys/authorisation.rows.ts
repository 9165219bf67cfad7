import { listApiKeys, makeApiKey, revokeApiKey, rotateApiKey } from '#contract/api-keys.ts'
import { asManager, ownedRow, row } from '../testing/authorisation-row.ts'
import type { TestApp } from '../testing/open-test-app.ts'

async function ownKey(app: TestApp) {
  const { caller } = await asManager(app)
  const made = await caller.call(makeApiKey, { body: { name: 'TMS', scopes: ['read_requests'] } })
  return { caller, params: { id: made.body.id } }
}

export const keyRows = [
  row(listApiKeys, asManager),
  row(makeApiKey, asManager, { body: { name: 'TMS', scopes: ['read_requests'] } }),
  ownedRow(rotateApiKey, ownKey),
  ownedRow(revokeApiKey, ownKey),
]
