import { afterAll, beforeAll, expect, it } from 'vitest'
import { setFleetStanding, setProviderStanding } from '#contract/admin.ts'
import { setPersonStanding } from '#contract/admin-users.ts'
import { login, readCurrentUser } from '#contract/auth.ts'
import { acceptBidByLink } from '#contract/bids.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import {
  askForCopy,
  askForErasure,
  fetchCopy,
  readOwnData,
  takeBackErasure,
} from '#contract/own-data.ts'
import { cancelRequest } from '#contract/requests.ts'
import { settings } from '#contract/settings.ts'
import type { Caller } from '../testing/caller.ts'
import { givenAccount } from '../testing/given-account.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { eraseDue } from './erase-due.ts'
import { makeCopy } from './make-copy.ts'

/** A suspension takes nobody's right to the own data. */
let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

interface Account {
  caller: Caller
  username: string
  password: string
}

async function suspended(account: Account, standing: Endpoint, id: string): Promise<Account> {
  const done = await (await app.given.admin()).call(standing, {
    params: { id },
    body: { status: 'suspended', reason: 'Complaints' },
  })
  expect(done.status).toBe(200)
  const { caller, username, password } = account
  expect((await caller.call(login, { body: { username, password } })).status).toBe(200)
  return account
}

const whoIsSuspended: Record<string, () => Promise<Account>> = {
  async 'a customer in person'() {
    const account = await givenAccount(app)
    return suspended(account, setPersonStanding, account.id)
  },
  async 'the owner of a shop'() {
    const shop = await app.given.provider()
    return suspended(shop, setProviderStanding, shop.id)
  },
  async 'the manager of a fleet'() {
    const { id, manager: caller, username, password } = await app.given.company()
    return suspended({ caller, username, password }, setFleetStanding, id)
  },
}

it.each(Object.entries(whoIsSuspended))(
  '%s takes a copy along while suspended, and has the account deleted',
  async (_, make) => {
    const { caller, username, password } = await make()
    const { id } = (await caller.call(readCurrentUser)).body
    const byPassword = { body: { password } }
    expect((await caller.call(askForCopy, byPassword)).body.copy?.state).toBe('making')
    const { rows } = await app.services.pool.query<{ id: string }>(
      'select id from own_copies where user_id = $1',
      [id],
    )
    await makeCopy(app.services, { id: rows[0]?.id ?? '' })
    expect((await caller.call(fetchCopy)).status).toBe(200)

    expect((await caller.call(askForErasure, byPassword)).status).toBe(200)
    expect((await caller.call(takeBackErasure)).status).toBe(200)
    expect((await caller.call(askForErasure, byPassword)).status).toBe(200)
    app.clock.advance(settings.ownData.waitMs + 1000)
    await eraseDue(app.services)
    const again = await app.anybody().call(login, { body: { username, password } })
    expect(again.status).toBe(401)
  },
)

it('what hinders the deletion of others hinders that of a suspended account, which may call off what it still asks for', async () => {
  const { id, caller, username, password } = await givenAccount(app)
  const request = await app.given.request({ as: caller })
  const bid = await app.given.bid(await app.given.provider(), request)
  await suspended({ caller, username, password }, setPersonStanding, id)
  const asked = await caller.call(askForErasure, { body: { password } })
  expect([asked.status, asked.refusal.message]).toEqual([
    409,
    (await caller.call(readOwnData)).body.hindered,
  ])
  const params = { id: request.id }
  const taken = await caller.call(acceptBidByLink, { params: { id: bid.id }, body: {} })
  expect(taken.refusal.code).toBe('account_suspended')
  const off = await caller.call(cancelRequest, { params, body: { reason: 'Found help elsewhere' } })
  expect(off.status).toBe(200)
  expect((await caller.call(askForErasure, { body: { password } })).status).toBe(200)
})
