import { afterAll, beforeAll, expect, it } from 'vitest'
import { readAdminStats, setProviderStanding } from '#contract/admin.ts'
import { readAnalytics } from '#contract/analytics.ts'
import { listApiKeys, makeApiKey, revokeApiKey, rotateApiKey } from '#contract/api-keys.ts'
import {
  changePassword,
  forgotPassword,
  login,
  readCurrentUser,
  resetPassword,
} from '#contract/auth.ts'
import { listOwnBids, submitBid } from '#contract/bids.ts'
import { liveStream } from '#contract/events.ts'
import { type KeyScope, scopesFor } from '#contract/key-scopes.ts'
import { keySettings } from '#contract/key-settings.ts'
import {
  changeProviderMember,
  inviteToProvider,
  listProviderPeople,
  removeProviderMember,
} from '#contract/provider-people.ts'
import { listBoard, listOwnRequests } from '#contract/requests.ts'
import { addWebhook, listWebhooks } from '#contract/webhooks.ts'
import { type Caller, withKey } from '../testing/caller.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { startWorker } from '../worker.ts'
import { createKeys } from './find-keys.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const day = 24 * 60 * 60 * 1000

async function keyOf(keeper: Caller, scopes: readonly KeyScope[], days?: number) {
  const body = { name: 'Dispatch bot', scopes, ...(days && { days }) }
  const made = await keeper.call(makeApiKey, { body })
  const secret = made.body.secret ?? ''
  return { id: made.body.id, secret, program: withKey(app.baseUrl, secret) }
}

const codeOf = async (asked: Promise<{ status: number; refusal: { code: string } }>) => {
  const { status, refusal } = await asked
  return [status, refusal.code]
}

it('a secret is shown once: later only its beginning, and in the database its hash', async () => {
  const { caller } = await app.given.provider()
  const { id, secret } = await keyOf(caller, ['read_requests', 'bid'])
  expect(secret).toMatch(/^rc_live_[0-9A-Za-z]{36}$/)
  const { keys } = (await caller.call(listApiKeys)).body
  expect(keys).toMatchObject([
    { id, name: 'Dispatch bot', start: secret.slice(0, 12), state: 'good', lastUsedAt: null },
  ])
  const { rows } = await app.services.pool.query('select k::text as kept from api_keys k')
  expect(JSON.stringify([keys, rows])).not.toContain(secret.slice(12))
})

it('the same call again makes no second key, and shows no secret a second time', async () => {
  const manager = await app.given.manager()
  const once = {
    body: { name: 'TMS', scopes: ['read_requests'] },
    idempotencyKey: 'one-key-please',
  }
  const first = await manager.call(makeApiKey, once)
  const second = await manager.call(makeApiKey, once)
  expect(second.body).toEqual({ ...first.body, secret: null })
  expect((await manager.call(listApiKeys)).body.keys).toHaveLength(1)
})

it('a key that is revoked while it is looked up is believed no longer than that one call', async () => {
  const { caller } = await app.given.provider()
  const { id, secret } = await keyOf(caller, ['read_requests'])
  const [read, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const db = app.services.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      read.resolve()
      await answer.promise
      return result
    },
  })
  const keys = createKeys({ ...app.services, db })
  const looking = keys.find(secret, '127.0.0.1')
  await read.promise
  const told = Promise.withResolvers<void>()
  app.services.feed.subscribe(({ name }) => {
    if (name === 'access_ended') told.resolve()
  })
  await caller.call(revokeApiKey, { params: { id } })
  await told.promise
  answer.resolve()
  await looking
  expect(await keys.find(secret, '127.0.0.1')).toBeNull()
})

it('a key does what it is allowed, for the business of who made it, and nothing else', async () => {
  const provider = await app.given.provider()
  const request = await app.given.request()
  const { program } = await keyOf(provider.caller, ['read_requests'])
  const board = await program.call(listBoard)
  expect(JSON.stringify(board.body)).toContain(request.id)
  const bid = { body: { serviceRequestId: request.id, price: '100.00', estimatedDuration: 45 } }
  const refused = await program.call(submitBid, bid)
  expect([refused.status, refused.refusal.code]).toEqual([403, 'scope_required'])
  expect(refused.refusal.message).toBe('This API key lacks the permission to bid.')
  const { program: bidder } = await keyOf(provider.caller, ['bid'])
  expect((await bidder.call(submitBid, bid)).status).toBe(201)
  expect((await provider.caller.call(listOwnBids)).body).toHaveLength(1)
})

it('a key needs neither cookie nor origin, and a wrong one is never mended by a cookie', async () => {
  const customer = await app.given.customer()
  const { program, secret } = await keyOf(customer, ['read_requests'])
  const me = (await customer.call(readCurrentUser)).body
  const elsewhere = { headers: { origin: 'https://elsewhere.example' } }
  expect((await program.call(readCurrentUser, elsewhere)).body.id).toBe(me.id)
  const other = `${secret.slice(0, -1)}${secret.endsWith('x') ? 'y' : 'x'}`
  for (const wrong of [other, 'rc_live_', 'eyJhbGciOi']) {
    const asked = customer.call(readCurrentUser, { headers: { authorization: `Bearer ${wrong}` } })
    expect(await codeOf(asked)).toEqual([401, 'invalid_key'])
  }
})

it('no key makes keys, changes passwords or lets people in, whatever it is allowed', async () => {
  const { caller } = await app.given.provider()
  const { id, program } = await keyOf(caller, scopesFor.service_provider)
  const password = { currentPassword: 'a', newPassword: 'another-pass-42' }
  const tries = [
    program.call(listApiKeys),
    program.call(makeApiKey, { body: { name: 'Child', scopes: ['bid'] } }),
    program.call(rotateApiKey, { params: { id } }),
    program.call(revokeApiKey, { params: { id } }),
    program.call(changePassword, { body: password }),
    program.call(inviteToProvider, { body: { email: 'new@example.com', role: 'owner' } }),
    program.call(listProviderPeople),
  ]
  for (const asked of tries) expect(await codeOf(asked)).toEqual([403, 'not_allowed'])
})

it('only what is offered can be allowed, and only by who may let people in', async () => {
  const provider = await app.given.provider()
  const body = { name: 'Bot', scopes: ['read_desk'] }
  expect(await codeOf(provider.caller.call(makeApiKey, { body }))).toEqual([400, 'bad_input'])
  const { caller } = await app.given.colleague(provider, 'dispatcher')
  expect(await codeOf(caller.call(listApiKeys))).toEqual([403, 'not_allowed'])
  expect(await codeOf((await app.given.driver()).call(listApiKeys))).toEqual([403, 'wrong_role'])
})

it('a key is over after its days', async () => {
  const { program } = await keyOf(await app.given.customer(), ['read_requests'], 30)
  app.clock.advance(30 * day - 1000)
  expect((await program.call(listOwnRequests)).status).toBe(200)
  app.clock.advance(1000)
  expect(await codeOf(program.call(listOwnRequests))).toEqual([401, 'invalid_key'])
})

it('after a rotation both secrets work for a day, then the new one alone', async () => {
  const customer = await app.given.customer()
  const { id, program } = await keyOf(customer, ['read_requests'])
  const rotated = (await customer.call(rotateApiKey, { params: { id } })).body
  const renewed = withKey(app.baseUrl, rotated.secret ?? '')
  expect(rotated.oldWorksUntil).not.toBeNull()
  for (const one of [program, renewed]) expect((await one.call(listOwnRequests)).status).toBe(200)
  app.clock.advance(day)
  expect(await codeOf(program.call(listOwnRequests))).toEqual([401, 'invalid_key'])
  expect((await renewed.call(listOwnRequests)).status).toBe(200)
})

it('a second rotation ends the first secret at once', async () => {
  const customer = await app.given.customer()
  const { id, program } = await keyOf(customer, ['read_requests'])
  await customer.call(rotateApiKey, { params: { id } })
  expect((await program.call(listOwnRequests)).status).toBe(200)
  await customer.call(rotateApiKey, { params: { id } })
  expect(await codeOf(program.call(listOwnRequests))).toEqual([401, 'invalid_key'])
})

it('a revoked key ends at once, with the streams that it has opened', async () => {
  const { caller } = await app.given.provider()
  const { id, secret, program } = await keyOf(caller, ['read_requests'])
  const stream = await fetch(`${app.baseUrl}${liveStream.path}`, {
    headers: { authorization: `Bearer ${secret}` },
  })
  expect(stream.status).toBe(200)
  const ended = stream.text()
  await caller.call(revokeApiKey, { params: { id } })
  expect(await ended).toMatch(/^retry: /)
  expect(await codeOf(program.call(listBoard))).toEqual([401, 'invalid_key'])
  expect((await caller.call(listApiKeys)).body.keys).toEqual([])
})

it('a key does nothing while its business is suspended, not even read', async () => {
  const provider = await app.given.provider()
  const { program } = await keyOf(provider.caller, ['read_requests'])
  expect((await program.call(listBoard)).status).toBe(200)
  const admin = await app.given.admin()
  const params = { id: provider.id }
  await admin.call(setProviderStanding, { params, body: { status: 'suspended', reason: 'Test' } })
  expect(await codeOf(program.call(listBoard))).toEqual([403, 'account_suspended'])
  await admin.call(setProviderStanding, { params, body: { status: 'active' } })
  expect((await program.call(listBoard)).status).toBe(200)
})

it('the keys of who leaves a business end for good', async () => {
  const provider = await app.given.provider()
  const other = await app.given.colleague(provider, 'owner')
  const { program } = await keyOf(other.caller, ['read_requests'])
  expect((await program.call(listBoard)).status).toBe(200)
  await provider.caller.call(removeProviderMember, { params: { id: other.id } })
  expect(await codeOf(program.call(listBoard))).toEqual([401, 'invalid_key'])
  // Whoever comes back gets the account again, not its keys.
  await app.services.pool.query('update users set closed_at = null where id = $1', [other.id])
  expect(await codeOf(program.call(listBoard))).toEqual([401, 'invalid_key'])
})

it('a key can never do more than its person now: who may no longer see figures, whose key may not', async () => {
  const provider = await app.given.provider()
  const other = await app.given.colleague(provider, 'owner')
  const { program } = await keyOf(other.caller, ['read_money'])
  expect((await program.call(readAnalytics)).status).toBe(200)
  await provider.caller.call(changeProviderMember, {
    params: { id: other.id },
    body: { role: 'dispatcher' },
  })
  expect(await codeOf(program.call(readAnalytics))).toEqual([403, 'not_allowed'])
})

it('a business has at most so many keys, however many are made at the same moment', async () => {
  const manager = await app.given.manager()
  const { most } = keySettings
  const body = { name: 'TMS', scopes: ['read_requests'] }
  const made = await Promise.all(
    Array.from({ length: most + 5 }, () => manager.call(makeApiKey, { body })),
  )
  const statuses = made.map(({ status }) => status).sort()
  expect(statuses).toEqual([...Array(most).fill(201), ...Array(5).fill(409)])
  expect((await manager.call(listApiKeys)).body.keys).toHaveLength(most)
})

it('when and from which network a key was last used is kept, not the whole address', async () => {
  const customer = await app.given.customer()
  const { id, program } = await keyOf(customer, ['read_requests'])
  await program.call(listOwnRequests)
  const key = (await customer.call(listApiKeys)).body.keys.find((one) => one.id === id)
  expect(key).toMatchObject({
    lastUsedAt: app.clock.now().toISOString(),
    lastUsedFrom: '127.0.0.0/24',
  })
})

it('keys of the operator read the desk for all admins, and the log names who made and ended them', async () => {
  const admin = await app.given.admin()
  const { id, program } = await keyOf(admin, ['read_desk', 'read_money'])
  expect((await program.call(readAdminStats)).status).toBe(200)
  await admin.call(revokeApiKey, { params: { id } })
  const { rows } = await app.services.pool.query(
    `select action from audit_log where action like 'api_key_%' order by id desc limit 2`,
  )
  expect(rows.map(({ action }) => action)).toEqual(['api_key_revoked', 'api_key_made'])
})

it('a key and a webhook are mailed to whose they are, and a password that is reset ends both', async () => {
  const worker = await startWorker(app.services)
  try {
    const customer = await app.given.customer()
    const { email } = (await customer.call(readCurrentUser)).body
    const { program } = await keyOf(customer, ['read_requests'])
    const hook = {
      address: 'https://hooks.example.com/roadcall',
      events: ['bid_accepted'] as const,
    }
    const added = await customer.call(addWebhook, { body: { ...hook, events: [...hook.events] } })
    expect(added.status).toBe(201)
    await app.anybody().call(forgotPassword, { body: { email } })
    const mails = async () =>
      (await app.services.outbox()).flatMap((mail) =>
        'subject' in mail && mail.to === email ? [mail] : [],
      )
    const subjects = async () => (await mails()).map(({ subject }) => subject)
    await expect
      .poll(subjects)
      .toEqual(
        expect.arrayContaining([
          'An API key was made for your Roadcall account',
          'A webhook was added to your Roadcall account',
          'Reset your Roadcall password',
        ]),
      )
    const text = (await mails()).find(({ subject }) => subject?.startsWith('Reset'))?.text ?? ''
    const token = /token=([\w-]+)/.exec(text)?.[1] ?? ''
    expect((await program.call(listOwnRequests)).status).toBe(200)
    const body = { token, newPassword: 'a quite new one' }
    expect((await app.anybody().call(resetPassword, { body })).status).toBe(200)
    expect(await codeOf(program.call(listOwnRequests))).toEqual([401, 'invalid_key'])
    await expect.poll(subjects).toContain('Your Roadcall password was reset')
    const said = (await mails()).find(({ subject }) => subject?.includes('was reset'))?.text
    expect(said).toContain('the API keys that you had made have ended')
    const again = app.anybody()
    const { username } = await app.services.db
      .selectFrom('users')
      .select('username')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    await again.call(login, { body: { username, password: body.newPassword } })
    expect((await again.call(listApiKeys)).body.keys).toEqual([])
    expect((await again.call(listWebhooks)).body.webhooks).toMatchObject([
      { address: hook.address, stoppedBecause: 'by_hand' },
    ])
  } finally {
    await worker.stop()
  }
})
