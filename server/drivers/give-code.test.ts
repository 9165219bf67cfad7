import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setFleetStanding } from '#contract/admin.ts'
import { listAudit } from '#contract/audit.ts'
import {
  changePassword,
  forgotPassword,
  login,
  readCurrentUser,
  resetPassword,
} from '#contract/auth.ts'
import {
  addDriver,
  changeDriver,
  giveDriverCode,
  readDriverProfile,
  setDriverActivity,
} from '#contract/drivers.ts'
import { acceptInvitation, inviteMember } from '#contract/fleets.ts'
import type { FleetRole } from '#contract/rights.ts'
import { settings } from '#contract/settings.ts'
import { textResetLink } from '../auth/text-reset-link.ts'
import { DeliveryError } from '../platform/delivery-error.ts'
import { insertStop } from '../platform/sms/stops.ts'
import type { Caller } from '../testing/caller.ts'
import type { GivenCompany, GivenDriver } from '../testing/given.ts'
import { newPhone } from '../testing/new-phone.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { startWorker } from '../worker.ts'

let app: TestApp
let worker: Awaited<ReturnType<typeof startWorker>>
let company: GivenCompany
let driver: GivenDriver
let phone: string
beforeAll(async () => {
  app = await openTestApp()
  worker = await startWorker(app.services)
  company = await app.given.company()
})
afterAll(async () => {
  await worker.stop()
  await app.close()
})

/** A driver without an address, with a number of their own. */
async function lostDriver() {
  driver = await app.given.fleetDriver(company)
  phone = newPhone()
  await company.manager.call(changeDriver, { params: { id: driver.id }, body: { phone } })
}
const give = (caller: Caller, body: object = {}, id = driver.id) =>
  caller.call(giveDriverCode, {
    params: { id },
    body,
  })
const signIn = (password: string, caller = app.anybody()) =>
  caller.call(login, {
    body: { username: driver.username, password },
  })
const choose = (caller: Caller, newPassword: string) =>
  caller.call(changePassword, { body: { newPassword } })
async function memberWith(role: FleetRole): Promise<Caller> {
  const email = `${role}@example.com`
  await company.manager.call(inviteMember, { body: { email, role } })
  const mailed = async () =>
    (await app.services.outbox()).map(({ to, text }) =>
      to === email ? (/join-fleet#(\S+)/.exec(text)?.[1] ?? '') : '',
    )
  await expect.poll(async () => (await mailed()).some(Boolean)).toBe(true)
  const token = (await mailed()).find(Boolean)
  const caller = app.anybody()
  const account = { fullName: 'Robin Colleague', phone: '5125550188', username: role }
  await caller.call(acceptInvitation, { body: { token, ...account, password: 'their own' } })
  return caller
}
/** With a link; what introduces us to a number comes before the first. */
const texts = async () =>
  (await app.services.outbox()).filter(({ to, text }) => to === phone && text.includes('token='))
async function textedToken(): Promise<string> {
  await expect.poll(async () => (await texts()).length).toBeGreaterThan(0)
  const [newest] = await texts()
  return /token=([\w-]+)/.exec(newest?.text ?? '')?.[1] ?? ''
}

describe('a driver who cannot sign in', () => {
  it('gets a new code from the fleet, signs in with it once, and chooses a password', async () => {
    await lostDriver()
    const given = await give(company.manager)
    expect([given.status, given.body.username, given.body.isTexted]).toEqual([
      200,
      driver.username,
      false,
    ])
    const caller = app.anybody()
    // As it is read out over the phone: nobody says the dashes.
    const read = given.body.code.replaceAll('-', '').toUpperCase()
    expect((await signIn(read, caller)).body.mustChangePassword).toBe(true)
    expect((await caller.call(readDriverProfile)).refusal.code).toBe('password_change_required')
    expect((await choose(caller, 'chosen by the driver')).status).toBe(200)
    expect((await caller.call(readDriverProfile)).body.id).toBe(driver.id)
    expect((await signIn(given.body.code)).status).toBe(401)
    expect((await signIn('chosen by the driver')).status).toBe(200)
    expect(await texts()).toEqual([])
  })

  it('chooses a password also while the fleet is suspended, and then only reads', async () => {
    const other = await app.given.company()
    driver = await app.given.fleetDriver(other)
    const { code } = (await give(other.manager)).body
    const admin = await app.given.admin()
    const body = { status: 'suspended', reason: 'Unpaid' } as const
    await admin.call(setFleetStanding, { params: { id: other.id }, body })
    const caller = app.anybody()
    await signIn(code, caller)
    expect((await choose(caller, 'chosen by the driver')).status).toBe(200)
    expect((await caller.call(readDriverProfile)).status).toBe(200)
  })

  it('is signed out everywhere by it, and neither the password nor the code of before opens the account', async () => {
    await lostDriver()
    const own = `own-${driver.username}`
    await driver.caller.call(changePassword, {
      body: { currentPassword: own, newPassword: 'known until now' },
    })
    const first = (await give(company.manager)).body.code
    await expect
      .poll(async () => (await driver.caller.call(readCurrentUser)).status, { timeout: 6000 })
      .toBe(401)
    const second = (await give(company.manager)).body.code
    expect((await signIn('known until now')).status).toBe(401)
    expect((await signIn(first)).status).toBe(401)
    expect((await signIn(second)).status).toBe(200)
  })

  it('cannot keep the code as the password, in whatever spelling', async () => {
    await lostDriver()
    const { code } = (await give(company.manager)).body
    const caller = app.anybody()
    await signIn(code, caller)
    for (const again of [code, code.toUpperCase(), ` ${code} `]) {
      const { status, refusal } = await choose(caller, again)
      expect([status, refusal.message]).toEqual([
        400,
        'Choose a password other than the one you have.',
      ])
    }
  })

  it('need not wait with it after guessing too often', async () => {
    await lostDriver()
    for (let at = 0; at <= settings.login.freeFailures; at++) await signIn('guessed')
    expect((await signIn('guessed')).status).toBe(429)
    expect((await signIn((await give(company.manager)).body.code)).status).toBe(200)
  })

  it('is texted a link where the fleet wants it, which chooses a password and never says the code', async () => {
    await lostDriver()
    const { code, isTexted } = (await give(company.manager, { bySms: true })).body
    expect(isTexted).toBe(true)
    const token = await textedToken()
    expect(JSON.stringify(await texts())).not.toContain(code)
    const set = await app.anybody().call(resetPassword, { body: { token, newPassword: 'by link' } })
    expect(set.status).toBe(200)
    expect((await signIn(code)).status).toBe(401)
    expect((await signIn('by link')).body.mustChangePassword).toBe(false)
  })

  it('is texted nothing after answering STOP, and the fleet is told so', async () => {
    await lostDriver()
    const deed = app.services.deeds.own()
    await deed.transaction((tx) => insertStop(tx, phone, deed.now))
    expect((await give(company.manager, { bySms: true })).body.isTexted).toBe(false)
  })

  it('stands in the audit log, with who gave the code', async () => {
    await lostDriver()
    await give(company.manager)
    const log = await (await app.given.admin()).call(listAudit, {
      query: { action: 'driver_code_given' },
    })
    expect(log.body[0]).toMatchObject({
      actor: { name: 'Robin Sample' },
      subject: { kind: 'driver', name: driver.fullName },
    })
  })

  it('gets none from a viewer, from another fleet, or while deactivated', async () => {
    await lostDriver()
    const stranger = await app.given.manager()
    expect((await give(stranger)).status).toBe(404)
    const viewer = await memberWith('viewer')
    expect([
      (await give(viewer)).status,
      (await give(await memberWith('dispatcher'))).status,
    ]).toEqual([403, 200])
    await company.manager.call(setDriverActivity, {
      params: { id: driver.id },
      body: { isActive: false },
    })
    const { status, refusal } = await give(company.manager)
    expect([status, refusal.message]).toEqual([
      409,
      'This driver is deactivated. Reactivate the driver first.',
    ])
  })
})

describe('a first password that the fleet has typed', () => {
  it('is no new password either', async () => {
    const username = `typed-${Date.now()}`
    const body = { fullName: 'Sam Typed', phone: '5125550101', username, password: 'typed by us' }
    await company.manager.call(addDriver, { body })
    const caller = app.anybody()
    await caller.call(login, { body })
    expect((await choose(caller, 'typed by us')).status).toBe(400)
  })
})

describe('a forgotten password of an account without an address', () => {
  const forget = (email: string) => app.anybody().call(forgotPassword, { body: { email } })

  it('is set anew by a texted link, asked for by the username in any spelling; unknown ones are answered the same', async () => {
    await lostDriver()
    const known = await forget(driver.username.toUpperCase())
    const unknown = await forget('nobody-at-all')
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
    const token = await textedToken()
    await app.anybody().call(resetPassword, { body: { token, newPassword: 'found again' } })
    expect((await signIn('found again')).status).toBe(200)
  })

  it('is tried again when the SMS did not leave, however often', async () => {
    await lostDriver()
    const send = async () => {
      throw new DeliveryError('sms', 'HTTP 503', true)
    }
    for (let at = 0; at < settings.resetLinks + 2; at++)
      await expect(
        textResetLink({ ...app.services, sms: { send } }, { userId: await userId() }),
      ).rejects.toThrow(DeliveryError)
    await textResetLink(app.services, { userId: await userId() })
    expect((await texts()).length).toBe(1)
  })

  const userId = async (): Promise<string> =>
    (await app.services.pool.query('select user_id from drivers where id = $1', [driver.id]))
      .rows[0].user_id

  it.each([
    ['', 'Enter your email address or username.'],
    ['sam@', 'Enter a valid email address.'],
  ])('cannot be asked for with "%s"', async (email, sentence) => {
    const { status, refusal } = await app.anybody().call(forgotPassword, { body: { email } })
    expect([status, refusal.details?.email]).toEqual([400, sentence])
  })
})
