import { afterAll, beforeAll, expect, it } from 'vitest'
import { listOutbox, setProviderStanding } from '#contract/admin.ts'
import { setPersonStanding } from '#contract/admin-users.ts'
import { login, readCurrentUser } from '#contract/auth.ts'
import { acceptBidByLink } from '#contract/bids.ts'
import { readPersonAtDesk } from '#contract/desk-accounts.ts'
import { chooseLanguage } from '#contract/language.ts'
import { createIndividualRequest } from '#contract/requests.ts'
import { makeAdmin } from '../auth/make-admin.ts'
import type { Caller } from '../testing/caller.ts'
import { guestForm } from '../testing/given.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { withAuthenticator } from '../testing/with-authenticator.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const set = async (person: Caller | string, status: 'active' | 'suspended', by?: Caller) => {
  const id = typeof person === 'string' ? person : (await person.call(readCurrentUser)).body.id
  const admin = by ?? (await app.given.admin())
  const answer = await admin.call(setPersonStanding, {
    params: { id },
    body: { status, reason: 'Threatens drivers' },
  })
  return { id, answer }
}
const again = (caller: Caller, { username, password }: { username: string; password: string }) =>
  caller.call(login, { body: { username, password } })

let made = 0
async function anotherAdmin() {
  const account = {
    username: `other-admin-${++made}`,
    password: 'quiet-lantern-41',
    email: `other-admin-${made}@example.com`,
  }
  await makeAdmin(app.services.db, account)
  const caller = app.anybody()
  await again(caller, account)
  await withAuthenticator(app, caller)
  return { caller, ...account }
}

it('a suspended customer is signed out, reads, writes nothing, and no link of theirs accepts a bid', async () => {
  const customer = await app.given.customer()
  const request = await app.given.request({ as: customer })
  const bid = await app.given.bid(await app.given.provider(), request)
  const { body: me } = await customer.call(readCurrentUser)
  const { id, answer } = await set(customer, 'suspended')
  expect(answer.status).toBe(200)
  expect((await customer.call(readCurrentUser)).status).toBe(401)
  const byLink = await app.anybody().call(acceptBidByLink, {
    params: { id: bid.id },
    token: request.token,
    body: {},
  })
  expect([byLink.status, byLink.refusal.code]).toEqual([403, 'account_suspended'])

  await again(customer, { username: me.username, password: me.username.replace('user', 'pass') })
  expect((await customer.call(readCurrentUser)).status).toBe(200)
  const asks = await customer.call(createIndividualRequest, { body: guestForm })
  expect([asks.status, asks.refusal.code]).toEqual([403, 'account_suspended'])

  const { body: person } = await (await app.given.admin()).call(readPersonAtDesk, {
    params: { id },
  })
  expect(person.suspendedInPerson?.reason).toBe('Threatens drivers')
  await set(id, 'active')
  await expect
    .poll(async () => (await customer.call(chooseLanguage, { body: { language: 'en-US' } })).status)
    .toBe(200)
  const { rows } = await app.services.pool.query(
    'select action, reason, before, after from audit_log where subject_id = $1 order by id',
    [id],
  )
  expect(rows).toEqual([
    {
      action: 'user_suspend',
      reason: 'Threatens drivers',
      before: { status: 'active' },
      after: { status: 'suspended' },
    },
    expect.objectContaining({ action: 'user_reinstate', after: { status: 'active' } }),
  ])
})

it('who is suspended in person stays so when the business is reinstated, and the other way round', async () => {
  const admin = await app.given.admin()
  const shop = await app.given.provider()
  const colleague = await app.given.colleague(shop, 'dispatcher')
  const standing = (status: string) =>
    admin.call(setProviderStanding, { params: { id: shop.id }, body: { status, reason: 'test' } })
  const isSuspended = async () => {
    const { rows } = await app.services.pool.query<{ is: boolean }>(
      'select suspended_at is not null as is from users where username = $1',
      [colleague.username],
    )
    return rows[0]?.is
  }
  const { id } = await set(colleague.caller, 'suspended')
  await standing('suspended')
  await standing('active')
  expect(await isSuspended()).toBe(true)
  await standing('suspended')
  await set(id, 'active')
  expect(await isSuspended()).toBe(true)
  await standing('active')
  expect(await isSuspended()).toBe(false)
})

it('a suspended admin is no admin: nothing of the desk is read, and the own account stays as it is', async () => {
  const { caller, ...account } = await anotherAdmin()
  const own = await set(caller, 'suspended', caller)
  expect([own.answer.status, own.answer.refusal.code]).toEqual([403, 'not_allowed'])
  await set(caller, 'suspended')
  // Signed out; the password alone lets nobody in who runs the platform.
  await again(caller, account)
  const read = await caller.call(listOutbox)
  expect([read.status, read.refusal.code]).toEqual([401, 'not_signed_in'])
})

it('of two admins who suspend each other at the same moment one stays', async () => {
  for (let round = 0; round < 5; round++) {
    const [one, other] = [await anotherAdmin(), await anotherAdmin()]
    const idOf = async ({ caller }: typeof one) => (await caller.call(readCurrentUser)).body.id
    const [ids] = [[await idOf(one), await idOf(other)]]
    const answers = await Promise.all([
      set(ids[1] ?? '', 'suspended', one.caller),
      set(ids[0] ?? '', 'suspended', other.caller),
    ])
    expect(answers.filter(({ answer }) => answer.status === 200)).toHaveLength(1)
  }
})
