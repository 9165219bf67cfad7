import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { login, readCurrentUser } from '#contract/auth.ts'
import {
  confirmAuthenticator,
  readSecurity,
  removeAuthenticator,
  renewRecoveryCodes,
  startAuthenticator,
} from '#contract/security.ts'
import { securitySettings } from '#contract/security-settings.ts'
import { settings } from '#contract/settings.ts'
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts'
import { atOnce } from '../../testing/race.ts'
import { withAuthenticator } from '../../testing/with-authenticator.ts'
import { codeAt } from './totp.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { freeFailures, windowMs } = settings.login
const wrong = '000000'

async function managerWithApp() {
  const { manager, username, password } = await app.given.company()
  const phone = await withAuthenticator(app, manager)
  const signIn = (code?: string, headers: Record<string, string> = {}) =>
    app.anybody().call(login, { body: { username, password, code }, headers })
  return { manager, phone, signIn }
}

describe('an authenticator app', () => {
  it('makes a password alone open nothing, and says what else is asked for', async () => {
    const { phone, signIn } = await managerWithApp()
    const refused = await signIn()
    expect([refused.status, refused.refusal.code]).toEqual([401, 'second_factor_needed'])
    expect(Object.keys(refused.refusal.details ?? {})).toEqual(['code'])
    expect(refused.headers.getSetCookie()).toEqual([])
    expect((await signIn(wrong)).refusal.code).toBe('wrong_code')
    expect((await signIn(phone.nextCode())).status).toBe(200)
  })

  it('is asked for only by who knows the password', async () => {
    const { phone } = await managerWithApp()
    const answer = await app.anybody().call(login, {
      body: { username: 'nobody-at-all', password: 'x', code: phone.nextCode() },
    })
    expect(answer.refusal.code).toBe('wrong_credentials')
  })

  it('counts only once a code of it was typed', async () => {
    const { manager, username, password } = await app.given.company()
    const { secret } = (await manager.call(startAuthenticator)).body
    expect((await app.anybody().call(login, { body: { username, password } })).status).toBe(200)
    expect((await manager.call(confirmAuthenticator, { body: { code: wrong } })).status).toBe(400)
    const code = codeAt(secret, app.clock.now())
    expect((await manager.call(confirmAuthenticator, { body: { code } })).status).toBe(200)
    expect((await app.anybody().call(login, { body: { username, password } })).status).toBe(401)
    // It is not replaced behind its owner's back.
    expect((await manager.call(startAuthenticator)).status).toBe(409)
  })

  it.each(['１２３４５６', '12345é', '٣٤٥٦٧٨'])(
    'takes %s for a wrong code, here and at signing in',
    async (letters) => {
      const { manager } = await app.given.company()
      await manager.call(startAuthenticator)
      const typed = await manager.call(confirmAuthenticator, { body: { code: letters } })
      expect(typed.status).toBe(400)
      const { signIn } = await managerWithApp()
      expect((await signIn(letters)).refusal.code).toBe('wrong_code')
    },
  )

  it('gives each code once: not again, not the one before, and to one of many at the same moment', async () => {
    const { phone, signIn } = await managerWithApp()
    // The code that set it up is used.
    expect((await signIn(phone.code())).refusal.code).toBe('wrong_code')
    for (let round = 0; round < 5; round++) {
      const before = phone.nextCode()
      const code = phone.nextCode()
      const signedIn = await atOnce(4, () => signIn(code))
      expect(signedIn.filter(({ status }) => status === 200)).toHaveLength(1)
      expect((await signIn(before)).status).toBe(400)
      app.clock.advance(windowMs + 1)
    }
  })

  it('counts wrong codes like wrong passwords, on a device that is known by themselves', async () => {
    const { phone, signIn } = await managerWithApp()
    const first = await signIn(phone.nextCode())
    const device = first.headers.getSetCookie().find((set) => set.startsWith('roadcall_device='))
    const headers = { cookie: device?.split(';')[0] ?? '' }
    for (let guess = 0; guess < freeFailures; guess++)
      expect((await signIn(wrong)).status).toBe(400)
    expect((await signIn(phone.nextCode())).status).toBe(429)
    expect((await signIn(phone.nextCode(), headers)).status).toBe(200)
    app.clock.advance(windowMs + 1)
    const many = await atOnce(20, () => signIn(wrong))
    expect(many.filter(({ status }) => status === 400)).toHaveLength(freeFailures)
  })

  it('is removed by its owner, who then signs in with the password alone', async () => {
    const { manager, signIn } = await managerWithApp()
    expect((await manager.call(removeAuthenticator)).status).toBe(200)
    expect((await manager.call(readSecurity)).body).toMatchObject({
      hasAuthenticator: false,
      recoveryCodesLeft: 0,
    })
    expect((await signIn()).status).toBe(200)
    expect((await manager.call(removeAuthenticator)).status).toBe(409)
  })

  it('ends all other sessions when it comes and when it goes; the one in which it happened goes on', async () => {
    const { manager, username, password } = await app.given.company()
    const elsewhere = app.anybody()
    await elsewhere.call(login, { body: { username, password } })
    const phone = await withAuthenticator(app, manager)
    expect((await elsewhere.call(readCurrentUser)).status).toBe(401)
    expect((await manager.call(readCurrentUser)).status).toBe(200)
    await elsewhere.call(login, { body: { username, password, code: phone.nextCode() } })
    await manager.call(removeAuthenticator)
    expect((await elsewhere.call(readCurrentUser)).status).toBe(401)
    expect((await manager.call(readCurrentUser)).status).toBe(200)
  })

  it('is kept sealed, and recovery codes as hashes', async () => {
    const { phone } = await managerWithApp()
    const { rows } = await app.services.pool.query<{ row: string }>(
      `select encode(sealed_secret, 'escape') as row from authenticators
       union all select encode(code_hash, 'escape') from recovery_codes`,
    )
    const kept = rows.map(({ row }) => row).join('\n')
    for (const secret of [phone.secret, ...phone.recoveryCodes]) expect(kept).not.toContain(secret)
  })
})

describe('a recovery code', () => {
  it('signs in once instead of the app, however it is typed', async () => {
    const { manager, phone, signIn } = await managerWithApp()
    expect(phone.recoveryCodes).toHaveLength(securitySettings.recoveryCodes)
    const [code = ''] = phone.recoveryCodes
    const tries = await atOnce(4, () => signIn(` ${code.toUpperCase()} `))
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await signIn(code)).refusal.code).toBe('wrong_code')
    expect((await manager.call(readSecurity)).body.recoveryCodesLeft).toBe(9)
  })

  it('works no more once there are new ones', async () => {
    const { manager, phone, signIn } = await managerWithApp()
    const { recoveryCodes } = (await manager.call(renewRecoveryCodes)).body
    expect((await signIn(phone.recoveryCodes[1])).status).toBe(400)
    expect((await signIn(recoveryCodes[1])).status).toBe(200)
  })
})
