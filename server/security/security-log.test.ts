import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { listOutbox, setProviderStanding } from '#contract/admin.ts'
import { changePassword, forgotPassword, login, readCurrentUser } from '#contract/auth.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { liveStream } from '#contract/events.ts'
import { readOwnFleet } from '#contract/fleets.ts'
import { addProviderPicture } from '#contract/provider-profile.ts'
import { listBoard } from '#contract/requests.ts'
import { listSecurityEvents, type SecurityEvent } from '#contract/security-events.ts'
import { logout } from '#contract/session.ts'
import { readSessionEnd } from '#contract/session-end.ts'
import { createSecurityLog } from '../core/security-log.ts'
import { purge } from '../own-data/purge.ts'
import { createLog } from '../platform/log.ts'
import { givenPhoto } from '../testing/given-photo.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { testAdmin } from '../testing/test-admin.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
// What was alike before is another row from now on.
beforeEach(() => app.clock.advance(11 * 60_000))

const told = async (query: Record<string, string> = {}): Promise<SecurityEvent[]> =>
  (await (await app.given.admin()).call(listSecurityEvents, { query })).body

const count = (name: string) =>
  [...app.services.security.counts].find(([event]) => event === name)?.[1] ?? 0

it('tells of a failed sign-in whose account it was, from which network, and how often', async () => {
  const { username, id } = await aProvider()
  for (let n = 0; n < 3; n += 1)
    await app.anybody().call(login, { body: { username, password: 'wrong-again' } })
  const [event] = await told({ event: 'authn_login_fail' })
  expect(event).toMatchObject({
    times: 3,
    network: '127.0.0.0/24',
    call: 'POST /api/login',
    code: 'wrong_credentials',
    who: { id },
  })
  expect(event?.origin).toMatch(/^[\w-]{12}$/)
})

async function aProvider() {
  const provider = await app.given.provider()
  const { id } = (await provider.caller.call(readCurrentUser)).body
  return { ...provider, id }
}

it('tells of a lock, a changed password, a link to sign in and a sign-out', async () => {
  const { username, password, caller, id } = await aProvider()
  for (let n = 0; n < 6; n += 1)
    await app.anybody().call(login, { body: { username, password: 'wrong-again' } })
  await caller.call(changePassword, {
    body: { currentPassword: 'not-this-one', newPassword: 'quite-a-new-one' },
  })
  await caller.call(changePassword, {
    body: { currentPassword: password, newPassword: 'quite-a-new-one' },
  })
  await app.anybody().call(forgotPassword, { body: { email: username } })
  await caller.call(logout)
  const names = (await told({ who: id })).map(({ event }) => event)
  expect(names).toEqual(
    expect.arrayContaining([
      'authn_login_lock',
      'authn_password_change_fail',
      'authn_password_change',
      'authn_token_revoked',
    ]),
  )
  expect((await told({ event: 'authn_token_created' })).length).toBeGreaterThan(0)
})

it('tells of what an account is refused, and of the account that is refused most', async () => {
  const customer = await app.given.customer()
  const { id } = (await customer.call(readCurrentUser)).body
  await customer.call(listBoard)
  await customer.call(readOwnFleet)
  await customer.call(readOwnFleet)
  const events = await told({ who: id, event: 'authz_fail' })
  expect(events.map(({ call, code, times }) => [call, code, times])).toEqual(
    expect.arrayContaining([
      ['GET /api/service-requests/available', 'wrong_role', 1],
      ['GET /api/business-customer', 'wrong_role', 2],
    ]),
  )
  expect(app.services.security.refusalsOfOneAccount()).toBeGreaterThanOrEqual(3)
})

it('tells of every call that a stranger is refused', async () => {
  const nobody = '00000000-0000-4000-8000-000000000000'
  const quiet = new Set<Endpoint>([readCurrentUser, readSessionEnd, liveStream])
  const closed = app.api.endpoints.filter(
    (endpoint) => endpoint.caller !== 'anyone' && !quiet.has(endpoint),
  )
  expect(closed.length).toBeGreaterThan(100)
  const silent: string[] = []
  for (const endpoint of closed) {
    const before = count('authz_fail') + count('input_validation_fail') + count('upload_validation')
    const { status } = await app.anybody().call(endpoint, {
      params: { id: nobody },
      ...(endpoint.method === 'GET' ? {} : { body: {} }),
    })
    const after = count('authz_fail') + count('input_validation_fail') + count('upload_validation')
    if (status < 400 || after === before) silent.push(`${endpoint.method} ${endpoint.path}`)
  }
  expect(silent).toEqual([])
})

it('tells of what admins do and read', async () => {
  const shop = await app.given.provider({ approved: false })
  const admin = await app.given.admin()
  await admin.call(setProviderStanding, {
    params: { id: shop.id },
    body: { status: 'active' },
  })
  await admin.call(listOutbox)
  const { id } = (await admin.call(readCurrentUser)).body
  const calls = (await told({ who: id })).map(({ event, call }) => `${event} ${call}`)
  expect(calls).toContain('authz_admin PATCH /api/admin/providers/:id/status')
  expect(calls).toContain('sensitive_read GET /api/admin/outbox')
})

it('tells of an admin on a device that the account did not know', async () => {
  const { newDevicesOfAdmins } = app.services.security
  const code = await app.given.adminCode()
  await app.anybody().call(login, { body: { ...testAdmin, code } })
  expect(app.services.security.newDevicesOfAdmins).toBe(newDevicesOfAdmins + 1)
  const [event] = await told({ event: 'authn_login_success' })
  expect(event?.code).toBe('admin_new_device')
})

it('tells of uploads, those that are none too', async () => {
  const shop = await app.given.provider()
  await shop.caller.call(addProviderPicture, { file: await givenPhoto() })
  await shop.caller.call(addProviderPicture, { file: new TextEncoder().encode('no picture') })
  expect((await told({ event: 'upload_complete' })).length).toBe(1)
  expect((await told({ event: 'upload_validation' }))[0]?.code).toBe('not_a_photo')
})

it('tells of calls from another site and of malformed ones', async () => {
  await app.anybody().call(login, {
    body: { username: 'somebody', password: 'something' },
    headers: { origin: 'https://evil.example' },
  })
  await app.anybody().call(login, { body: { username: '' } })
  expect((await told({ event: 'malicious_cross_origin' })).length).toBe(1)
  expect((await told({ event: 'input_validation_fail' }))[0]?.call).toBe('POST /api/login')
})

it('says what came from the same address, and pages its list', async () => {
  const [event] = await told()
  const same = await told({ origin: event?.origin ?? '' })
  expect(same.length).toBeGreaterThan(1)
  expect(new Set(same.map(({ origin }) => origin)).size).toBe(1)
  const next = await told({ before: String(event?.id) })
  expect(next.map(({ id }) => id)).not.toContain(event?.id)
})

it('keeps events for 90 days', async () => {
  await app.services.security.write()
  app.clock.advance(90 * 86_400_000 + 11 * 60_000)
  await purge(app.services)
  const { rows } = await app.services.pool.query('select event from security_events')
  expect(rows).toEqual([])
})

it('writes a line of JSON for each event whatever the level of the others, a flood as one, and nothing personal', async () => {
  const written: string[] = []
  const log = createLog({ level: 'error', pretty: false, write: (line) => written.push(line) })
  const { pool, clock } = app.services
  const security = createSecurityLog({ log, pool, clock, key: 'k'.repeat(32), level: 'error' })
  const address = '203.0.113.77'
  const call = 'POST /api/login'
  security.note({ event: 'authn_login_fail', address, call, code: 'wrong_credentials' })
  for (let n = 0; n < 1000; n += 1)
    security.note({ event: 'excess_rate_limit_exceeded', address, call })
  for (let n = 0; n < 1000; n += 1) security.note({ event: 'authz_fail', address, call })
  await security.close()
  expect(written.length).toBe(1 + 1 + 10)
  expect(JSON.parse(written[0] ?? '')).toMatchObject({
    level: 'warn',
    security: true,
    event: 'authn_login_fail',
    network: '203.0.113.0/24',
    call,
    code: 'wrong_credentials',
  })
  expect(written.join('')).not.toContain(address)
  const { rows } = await pool.query(
    `select event, times from security_events where network = '203.0.113.0/24' order by event`,
  )
  expect(rows).toEqual([
    { event: 'authn_login_fail', times: 1 },
    { event: 'authz_fail', times: 1000 },
    { event: 'excess_rate_limit_exceeded', times: 1000 },
  ])
})

it('counts what two processes have heard as one', async () => {
  const { pool, clock } = app.services
  const log = createLog({ level: 'silent' })
  const open = () => createSecurityLog({ log, pool, clock, key: 'k'.repeat(32), level: 'silent' })
  const processes = [open(), open()]
  for (let round = 0; round < 5; round += 1) {
    for (const one of processes)
      one.note({ event: 'authn_login_fail', address: '198.51.100.7', call: 'POST /api/login' })
    await Promise.all(processes.map((one) => one.write()))
  }
  await Promise.all(processes.map((one) => one.close()))
  const { rows } = await pool.query(
    `select times from security_events where network = '198.51.100.0/24'`,
  )
  expect(rows).toEqual([{ times: 10 }])
})
