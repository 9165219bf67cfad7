import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readAdminStats, setProviderStanding } from '#contract/admin.ts'
import { endSessions, setPersonStanding } from '#contract/admin-users.ts'
import { makeApiKey, rotateApiKey } from '#contract/api-keys.ts'
import { changePassword, login, readCurrentUser } from '#contract/auth.ts'
import { changeDriverProfile } from '#contract/drivers.ts'
import { changeMember, inviteMember } from '#contract/fleets.ts'
import { scopesThatOpen } from '#contract/key-opens.ts'
import { askForErasureOf } from '#contract/own-data.ts'
import { changeProviderMember, inviteToProvider } from '#contract/provider-people.ts'
import { changeRules } from '#contract/rules.ts'
import { prove, readSecurity, removeAuthenticator } from '#contract/security.ts'
import { securitySettings } from '#contract/security-settings.ts'
import { settings } from '#contract/settings.ts'
import { addWebhook, changeWebhook, rotateWebhookSecret } from '#contract/webhooks.ts'
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts'
import { withAuthenticator } from '../../testing/with-authenticator.ts'
import { makeAdmin } from '../make-admin.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

let made = 0
/** Signed in by the password, as on the first day. */
async function newAdmin(on = app) {
  const username = `head-${++made}`
  const password = 'lights-on-7'
  await makeAdmin(on.services.db, { username, password, email: `${username}@example.com` })
  const caller = on.anybody()
  const signIn = (code?: string) => caller.call(login, { body: { username, password, code } })
  return { caller, signIn, username, password }
}

describe('an admin', () => {
  it('reads and writes nothing of the admin’s calls before a second factor is set up', async () => {
    const { caller, signIn } = await newAdmin()
    expect((await signIn()).body.mustSetUpFactor).toBe(true)
    expect((await caller.call(readCurrentUser)).body.mustSetUpFactor).toBe(true)
    for (const endpoint of app.api.endpoints.filter((one) => one.caller === 'admin')) {
      const { status, refusal } = await caller.call(endpoint, {
        params: { id: '00000000-0000-4000-8000-000000000000' },
      })
      expect([endpoint.path, status, refusal.code]).toEqual([endpoint.path, 403, 'factor_required'])
    }
    await withAuthenticator(app, caller)
    expect((await caller.call(readCurrentUser)).body.mustSetUpFactor).toBe(false)
    expect((await caller.call(readAdminStats)).status).toBe(200)
  })

  it('keeps one factor', async () => {
    const { caller, signIn } = await newAdmin()
    await signIn()
    await withAuthenticator(app, caller)
    expect((await caller.call(readSecurity)).body.needsFactor).toBe(true)
    expect((await caller.call(removeAuthenticator)).status).toBe(409)
    expect((await caller.call(readSecurity)).body.hasAuthenticator).toBe(true)
  })

  it('whose password the operator sets anew is signed out within seconds, reads so by mail, and has no device or program left', async () => {
    const { caller, signIn, username } = await newAdmin()
    await signIn()
    expect((await caller.call(readCurrentUser)).status).toBe(200)
    const email = `${username}@example.com`
    const { pool } = app.services
    const ofAdmin = 'select id from users where username = $1'
    await pool.query(
      `insert into known_devices (user_id, device_hash) select id, '\\x01' from (${ofAdmin}) a`,
      [username],
    )
    await pool.query(
      `insert into webhooks (keeper, user_id, address, events, secret, created_at)
       select 'admins', id, 'https://example.com/hook', '{bid_submitted}', '\\x01', now() from (${ofAdmin}) a`,
      [username],
    )
    const mails = async () => {
      const { rows } = await pool.query(
        `select count(*)::int as n from graphile_worker.jobs where task_identifier = 'mail_account_news'`,
      )
      return rows[0].n
    }
    const mailed = await mails()
    await makeAdmin(app.services.db, { username, email, password: 'lights-off-8' })
    const status = async () => (await caller.call(readCurrentUser)).status
    await expect.poll(status).toBe(401)
    const { rows } = await pool.query(
      `select (select count(*)::int from known_devices d where d.user_id = u.id) as devices,
        (select count(*)::int from webhooks w where w.user_id = u.id and w.stopped_at is null) as hooks
      from users u where u.username = $1`,
      [username],
    )
    expect(rows).toEqual([{ devices: 0, hooks: 0 }])
    expect(await mails()).toBe(mailed + 1)
  })

  it('needs none in the demo, whose passwords everybody knows', async () => {
    const demo = await openTestApp({ demo: true })
    try {
      const { caller, signIn } = await newAdmin(demo)
      expect((await signIn()).body.mustSetUpFactor).toBe(false)
      expect((await caller.call(readAdminStats)).status).toBe(200)
    } finally {
      await demo.close()
    }
  })

  it('signs in again after 12 hours; others need not', async () => {
    const { caller, signIn } = await newAdmin()
    const signedIn = await signIn()
    const cookie = signedIn.headers.getSetCookie().find((set) => set.includes('_session='))
    expect(cookie).toContain(`Max-Age=${12 * 60 * 60};`)
    const customer = await app.given.customer()
    app.clock.advance(securitySettings.adminSessionMs - 60_000)
    expect((await caller.call(readCurrentUser)).status).toBe(200)
    app.clock.advance(120_000)
    expect((await caller.call(readCurrentUser)).status).toBe(401)
    expect((await customer.call(readCurrentUser)).status).toBe(200)
  })

  it('chooses 8 characters, as shops and managers do, where the specification has no form', async () => {
    const short = { newPassword: 'x7-y8z' }
    const { caller, signIn, password } = await newAdmin()
    await signIn()
    await withAuthenticator(app, caller)
    const { manager, password: own } = await app.given.company()
    for (const [who, currentPassword] of [
      [caller, password],
      [manager, own],
    ] as const) {
      const refused = await who.call(changePassword, { body: { ...short, currentPassword } })
      expect(refused.refusal.details?.newPassword).toBe('Password must be at least 8 characters')
    }
  })
})

describe('something dangerous', () => {
  const reason = 'Insurance expired'
  const shopIs = (id: string, status: 'active' | 'suspended') => ({
    params: { id },
    body: { status, reason },
  })

  it('is done by an admin only within ten minutes of the password, typed again or at sign-in', async () => {
    const { caller, signIn, password } = await newAdmin()
    await signIn()
    await withAuthenticator(app, caller)
    const shop = await app.given.provider({ approved: false })
    const customer = (await (await app.given.customer()).call(readCurrentUser)).body
    const deeds = () => [
      caller.call(setProviderStanding, shopIs(shop.id, 'suspended')),
      caller.call(changeRules, { body: { headStartMs: 120_000 } }),
      caller.call(endSessions, { params: { id: customer.id }, body: {} }),
    ]
    app.clock.advance(securitySettings.proofMs + 1)
    for (const { status, refusal } of await Promise.all(deeds()))
      expect([status, refusal.code]).toEqual([403, 'proof_needed'])
    // What is daily work is not asked for.
    const approved = await caller.call(setProviderStanding, shopIs(shop.id, 'active'))
    expect(approved.status).toBe(200)

    expect((await caller.call(prove, { body: { password: 'not this' } })).status).toBe(401)
    expect((await caller.call(prove, { body: { password } })).status).toBe(200)
    for (const { status } of await Promise.all(deeds())) expect(status).toBe(200)
    app.clock.advance(securitySettings.proofMs + 1)
    const again = await caller.call(setProviderStanding, shopIs(shop.id, 'suspended'))
    expect(again.refusal.code).toBe('proof_needed')
  })

  it('is refused by every call that is, to whoever may make it, and is nobody’s by a key', async () => {
    const { caller: admin, signIn } = await newAdmin()
    await signIn()
    await withAuthenticator(app, admin)
    const [{ manager }, { caller: owner }] = [await app.given.company(), await app.given.provider()]
    app.clock.advance(securitySettings.proofMs + 1)
    const who = { admin, business_customer: manager, service_provider: owner, signed_in: manager }
    const dangerous = app.api.endpoints.filter(({ isDangerous }) => isDangerous)
    for (const endpoint of dangerous) {
      const caller = Reflect.get(who, endpoint.caller) as typeof admin
      const params = { id: '00000000-0000-4000-8000-000000000000' }
      const { status, refusal } = await caller.call(endpoint, { params })
      expect([endpoint.path, status, refusal.code]).toEqual([endpoint.path, 403, 'proof_needed'])
      expect([endpoint.path, scopesThatOpen(endpoint)]).toEqual([endpoint.path, null])
    }
    expect(dangerous).toEqual(
      expect.arrayContaining([
        askForErasureOf,
        setPersonStanding,
        makeApiKey,
        rotateApiKey,
        addWebhook,
        rotateWebhookSecret,
        changeMember,
        changeProviderMember,
      ]),
    )
  })

  it('is to make somebody a manager or an owner, and to send news elsewhere; the rest of it is not', async () => {
    const [{ manager }, { caller: owner }] = [await app.given.company(), await app.given.provider()]
    const hook = await owner.call(addWebhook, {
      body: { address: 'https://example.com/hook', events: ['bid_accepted'] },
    })
    const params = { id: hook.body.id }
    app.clock.advance(securitySettings.proofMs + 1)
    const email = 'colleague-of-nobody@example.com'
    const tries = [
      [manager.call(inviteMember, { body: { email, role: 'manager' } }), 403],
      [manager.call(inviteMember, { body: { email, role: 'viewer' } }), 201],
      [owner.call(inviteToProvider, { body: { email, role: 'owner' } }), 403],
      [owner.call(inviteToProvider, { body: { email, role: 'dispatcher' } }), 201],
      [owner.call(changeWebhook, { params, body: { address: 'https://example.com/other' } }), 403],
      [owner.call(changeWebhook, { params, body: { isOn: false } }), 200],
    ] as const
    for (const [answer, status] of tries) expect((await answer).status).toBe(status)
  })

  it('is asked again of a driver who wants another phone number, not of one who corrects the rest', async () => {
    const driver = await app.given.driver()
    app.clock.advance(securitySettings.proofMs + 1)
    const change = (body: object) => driver.call(changeDriverProfile, { body })
    expect((await change({ vehicleInfo: 'Kenworth T680' })).status).toBe(200)
    expect((await change({ phone: '(512) 555-0100' })).status).toBe(200)
    const refused = await change({ phone: '(512) 555-0199' })
    expect([refused.status, refused.refusal.code]).toEqual([403, 'proof_needed'])
  })

  it('is proved by guesses that are counted', async () => {
    const customer = await app.given.customer()
    for (let guess = 0; guess < settings.login.freeFailures; guess++)
      expect((await customer.call(prove, { body: { password: 'not this' } })).status).toBe(401)
    expect((await customer.call(prove, { body: { password: 'not this' } })).status).toBe(429)
  })
})
