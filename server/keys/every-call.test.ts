import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listApiKeys, makeApiKey } from '#contract/api-keys.ts'
import { scopesThatOpen } from '#contract/key-opens.ts'
import type { KeyScope } from '#contract/key-scopes.ts'
import { type Caller, withKey } from '../testing/caller.ts'
import { everyRow } from '../testing/every-row.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

async function keyOf(keeper: Caller, scopes: readonly KeyScope[]): Promise<Caller | null> {
  if (scopes.length === 0) return null
  const made = await keeper.call(makeApiKey, { body: { name: 'All calls', scopes } })
  return withKey(app.baseUrl, made.body.secret ?? '')
}

const rows = everyRow.map((row) => ({
  ...row,
  name: `${row.endpoint.method} ${row.endpoint.path}`,
}))

describe.each(rows)('$name', ({ endpoint, rightful, refusesRightful }) => {
  it('opens to a key by its permissions, and to none where it is for people alone', async () => {
    await app.services.pool.query('delete from api_keys')
    const { caller, given } = await rightful(app)
    const keeper = caller.cookie ? caller : await app.given.customer()
    const asked = await keeper.call(listApiKeys)
    // Drivers and technicians have no keys.
    if (asked.status !== 200) return
    const { offered } = asked.body
    const needs = scopesThatOpen(endpoint)
    const without = await keyOf(
      keeper,
      offered.filter((scope) => needs === null || needs === 'any' || !needs.includes(scope)),
    )
    const all = await keyOf(keeper, offered)
    const codeTo = async (program: Caller | null) => {
      const answer = await program?.call(endpoint, given)
      return answer && [answer.status, answer.refusal.code]
    }
    if (needs === null) {
      expect(await codeTo(all)).toEqual([403, 'not_allowed'])
      return
    }
    if (needs === 'any' || endpoint.caller === 'anyone') return
    if (without) expect(await codeTo(without)).toEqual([403, 'scope_required'])
    if (!caller.cookie || !needs.some((scope) => offered.includes(scope))) return
    const answer = await all?.call(endpoint, given)
    expect([200, 201, 409, refusesRightful]).toContain(answer?.status)
  })
})
