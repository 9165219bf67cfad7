import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  changeContactDetails,
  changePassword,
  forgotPassword,
  login,
  logout,
  readCurrentUser,
  register,
  resetPassword,
  signUpProvider,
} from '#contract/auth.ts'
import { readOwnProvider } from '#contract/providers.ts'
import { settings } from '#contract/settings.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { atOnce } from '../testing/race.ts'
import { testAdmin } from '../testing/test-admin.ts'
import { startWorker } from '../worker.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

let made = 0
const account = (more: object = {}) => {
  const id = `person${++made}`
  return {
    userType: 'customer',
    username: id,
    password: `secret of ${id}`,
    email: `${id}@example.com`,
    fullName: 'Robin Sample',
    phone: '(512) 555-0100',
    ...more,
  }
}
const fleet = {
  userType: 'business_customer',
  companyName: 'Lone Star',
  vehicleCount: '40',
  accountManagerName: 'Kim',
}
const trucker = {
  userType: 'driver',
  // As short as some states write it.
  licenseNumber: 'X1',
  vehicleInfo: 'Kenworth',
  currentLocation: 'Waco',
}
const shop = {
  userType: 'service_provider',
  businessName: 'Hill Country Tire',
  address: '1100 Congress Ave, Austin, TX 78701',
  services: ['tire_service', 'emergency_services'],
  serviceRadius: '50',
}

describe('registering', () => {
  it.each([
    ['customer', {}],
    ['business_customer', fleet],
    ['driver', trucker],
    ['service_provider', shop],
  ])('makes a %s and signs it in', async (userType, more) => {
    const caller = app.anybody()
    const answer = await caller.call(register, { body: account(more) })
    expect([answer.status, answer.body.userType]).toEqual([201, userType])
    expect((await caller.call(readCurrentUser)).body.id).toBe(answer.body.id)
    const cookie = answer.headers.getSetCookie()[0]
    expect(cookie).toMatch(/HttpOnly; SameSite=Lax$/)
  })

  it('reads "emergency services" as availability, not as a trade, and starts pending', async () => {
    const caller = app.anybody()
    await caller.call(register, { body: account(shop) })
    const { body } = await caller.call(readOwnProvider)
    expect(body).toMatchObject({ services: ['tire'], takesEmergencies: true, status: 'pending' })
    expect(body.bidBlockedBy).toMatch(/approved/)
  })

  it('again with the same key and body is answered the same, but opens no session', async () => {
    const application = {
      ...account(),
      businessName: 'Delgado Towing',
      ownerName: 'Rosa Delgado',
      address: '1100 Congress Ave, Austin, TX 78701',
      services: ['towing'],
      serviceRadius: '50',
      serviceHours: '24/7',
    }
    for (const [endpoint, body] of [
      [register, account()],
      [signUpProvider, application],
    ] as const) {
      const idempotencyKey = `first-and-again-${body.username}`
      const first = await app.anybody().call(endpoint, { body, idempotencyKey })
      expect(first.headers.getSetCookie()).not.toEqual([])
      const finder = app.anybody()
      const again = await finder.call(endpoint, { body, idempotencyKey })
      expect([again.status, again.body]).toEqual([201, first.body])
      expect(again.headers.getSetCookie()).toEqual([])
      expect((await finder.call(readCurrentUser)).status).toBe(401)
    }
  })

  it('makes no admin', async () => {
    const answer = await app.anybody().call(register, { body: account({ userType: 'admin' }) })
    expect(answer.status).toBe(400)
  })

  it.each([
    [
      'a short password',
      { password: 'x1y2z' },
      'password',
      'Password must be at least 6 characters',
    ],
    ['an endless password', { password: 'x'.repeat(129) }, 'password', /at most 128/],
    ['a common password', { password: 'Password123' }, 'password', /most common/],
    [
      'little more than the username for a password',
      { username: 'walktwo', password: 'walktwo-2026' },
      'password',
      'This password is your name, username or email with little added. Please choose another.',
    ],
    ['no name', { fullName: '' }, 'fullName', 'Full name must be at least 2 characters'],
    ['a wrong e-mail address', { email: 'nobody' }, 'email', 'Invalid email address'],
    ['a short phone number', { phone: '555' }, 'phone', 'Phone number must be at least 10 digits'],
    [
      'words for a phone number',
      { phone: 'call me maybe' },
      'phone',
      'Phone number must be at least 10 digits',
    ],
    ['a short username', { username: 'ab' }, 'username', 'Username must be at least 3 characters'],
  ])('with %s is refused at that field', async (_, more, field, sentence) => {
    const answer = await app.anybody().call(register, { body: account(more) })
    expect(answer.status).toBe(400)
    expect(answer.refusal.details?.[field]).toMatch(sentence)
  })

  it('keeps the words of the provider sign-up for what is taken, whatever the case of the letters', async () => {
    const first = account()
    await app.anybody().call(register, { body: first })
    const form = {
      businessName: 'Hill Country Tire',
      ownerName: 'Robin Sample',
      phone: '(512) 555-0100',
      address: 'Austin, TX',
      password: 'a good one 77',
      services: ['truck-repair'],
      serviceRadius: '50',
      serviceHours: '24/7',
    }
    const name = await app.anybody().call(signUpProvider, {
      body: { ...form, username: first.username.toUpperCase(), email: 'new1@example.com' },
    })
    expect([name.status, name.refusal.error]).toEqual([409, 'Try another username'])
    const mail = await app.anybody().call(signUpProvider, {
      body: { ...form, username: 'new-name-1', email: first.email.toUpperCase() },
    })
    expect([mail.status, mail.refusal.error]).toEqual([409, 'Try another email address'])
    const good = await app.anybody().call(signUpProvider, {
      body: { ...form, username: 'new-name-1', email: 'new1@example.com' },
    })
    expect(good.status).toBe(201)
  })
})

describe('signing in', () => {
  it('takes the username or the e-mail address, in any case', async () => {
    const body = account()
    await app.anybody().call(register, { body })
    for (const username of [body.username, body.email, body.email.toUpperCase()]) {
      const answer = await app
        .anybody()
        .call(login, { body: { username, password: body.password } })
      expect(answer.status).toBe(200)
    }
  })

  it('answers a wrong password and an unknown name the same, and slows guessing down per account', async () => {
    const body = account()
    await app.anybody().call(register, { body })
    const wrong = await app.anybody().call(login, {
      body: { username: body.username, password: 'not this' },
    })
    const unknown = await app.anybody().call(login, {
      body: { username: 'nobody-at-all', password: 'not this' },
    })
    expect(wrong.refusal).toEqual(unknown.refusal)
    expect(wrong.status).toBe(401)
    for (let guess = 1; guess < settings.login.freeFailures; guess++)
      await app.anybody().call(login, { body: { username: body.username, password: 'not this' } })
    const right = { username: body.username, password: body.password }
    const slowed = await app.anybody().call(login, { body: right })
    expect([slowed.status, slowed.refusal.code]).toEqual([429, 'too_many_attempts'])
    expect(Number(slowed.headers.get('retry-after'))).toBeGreaterThan(0)
    app.clock.advance(settings.login.windowMs + 1)
    expect((await app.anybody().call(login, { body: right })).status).toBe(200)
  })

  it('stays open on a device that has signed in before, however often strangers guess', async () => {
    const body = account()
    await app.anybody().call(register, { body })
    const right = { username: body.username, password: body.password }
    const first = await app.anybody().call(login, { body: right })
    const device = first.headers.getSetCookie().find((set) => set.startsWith('roadcall_device='))
    expect(device).toMatch(/HttpOnly/)
    const headers = { cookie: device?.split(';')[0] ?? '' }
    const wrong = { body: { username: body.username, password: 'not this' } }
    for (let guess = 0; guess <= settings.login.freeFailures; guess++)
      await app.anybody().call(login, wrong)
    // By whatever spelling: it is one account.
    const stranger = await app
      .anybody()
      .call(login, { body: { username: body.email, password: body.password } })
    expect(stranger.status).toBe(429)
    expect((await app.anybody().call(login, { body: right, headers })).status).toBe(200)
    // A stolen device guesses no more often than a stranger.
    for (let guess = 0; guess < settings.login.freeFailures; guess++)
      await app.anybody().call(login, { ...wrong, headers })
    expect((await app.anybody().call(login, { body: right, headers })).status).toBe(429)
  })

  it('judges no more guesses than are free, many at the same moment too', async () => {
    const body = account()
    await app.anybody().call(register, { body })
    const guesses = await atOnce(28, () =>
      app.anybody().call(login, { body: { username: body.username, password: 'not this' } }),
    )
    const judged = guesses.filter(({ status }) => status === 401)
    expect(judged).toHaveLength(settings.login.freeFailures)
  })

  it('counts a household’s whole IPv6 network as one stranger, and no other with it', async () => {
    const behindProxy = await openTestApp({ env: { TRUST_PROXY: 'loopback' } })
    try {
      const guess = (address: string, at: number) =>
        behindProxy.anybody().call(login, {
          body: { username: `nobody-${at}`, password: 'not this' },
          headers: { 'x-forwarded-for': address },
        })
      const { addressFailures } = settings.login
      for (let at = 0; at < addressFailures; at++)
        expect((await guess(`2001:db8:0:7::${at.toString(16)}`, at)).status).toBe(401)
      expect((await guess('2001:db8:0:7:a:b:c:d', addressFailures)).status).toBe(429)
      expect((await guess('2001:db8:0:8::1', addressFailures + 1)).status).toBe(401)
    } finally {
      await behindProxy.close()
    }
  })

  it('counts guesses of the old password too, by who is signed in', async () => {
    const caller = app.anybody()
    const body = account()
    await caller.call(register, { body })
    const guess = (currentPassword: string) =>
      caller.call(changePassword, { body: { currentPassword, newPassword: 'a quite new one' } })
    for (let at = 0; at < settings.login.freeFailures; at++)
      expect((await guess('not this')).status).toBe(401)
    expect((await guess(body.password)).status).toBe(429)
  })

  it('at the admin portal refuses everybody else without leaving them signed in', async () => {
    const body = account()
    await app.anybody().call(register, { body })
    const caller = app.anybody()
    const refused = await caller.call(login, {
      body: { username: body.username, password: body.password, portal: 'admin' },
    })
    expect([refused.status, refused.refusal.message]).toEqual([403, 'Admin privileges required'])
    expect(caller.cookie).toBe('')
    const admin = app.anybody()
    const code = await app.given.adminCode()
    const boss = { ...testAdmin, code, portal: 'admin' }
    expect((await admin.call(login, { body: boss })).status).toBe(200)
  })

  it('ends with signing out', async () => {
    const caller = app.anybody()
    await caller.call(register, { body: account() })
    const { cookie } = caller
    await caller.call(logout)
    caller.cookie = cookie
    expect((await caller.call(readCurrentUser)).status).toBe(401)
  })

  it('does nothing for a page that shows another account: somebody has signed in in the next tab', async () => {
    const [shown, signedIn] = [await app.given.customer(), await app.given.customer()]
    const { id } = (await shown.call(readCurrentUser)).body
    const own = (await signedIn.call(readCurrentUser)).body.id
    const change = (actingAs: string) =>
      signedIn.call(changeContactDetails, {
        body: { fullName: 'Robin Renamed' },
        headers: { 'x-acting-as': actingAs },
      })
    const refused = await change(id)
    expect([refused.status, refused.refusal.code, refused.refusal.message]).toEqual([
      409,
      'other_account',
      'Another account is signed in on this device now, so nothing was sent. Reload the page to go on.',
    ])
    expect((await signedIn.call(readCurrentUser)).body.fullName).not.toBe('Robin Renamed')
    expect((await change(own)).status).toBe(200)
  })

  it('is refused to a write that comes from another site', async () => {
    const answer = await app.anybody().call(login, {
      body: { username: 'a', password: 'b' },
      headers: { origin: 'https://evil.example' },
    })
    expect([answer.status, answer.refusal.code]).toEqual([403, 'wrong_origin'])
  })
})

describe('a forgotten password', () => {
  it('is set anew by a mailed link, once, within an hour; all sessions end', async () => {
    const worker = await startWorker(app.services)
    try {
      const caller = app.anybody()
      const body = account()
      await caller.call(register, { body })
      const known = await app.anybody().call(forgotPassword, { body: { email: body.email } })
      const unknown = await app.anybody().call(forgotPassword, { body: { email: 'x@example.com' } })
      expect(known.body).toEqual(unknown.body)

      const token = await mailedToken(body.email)
      const short = await app.anybody().call(resetPassword, {
        body: { token, newPassword: 'abc' },
      })
      expect(short.refusal.message).toBe('Password must be at least 6 characters long')
      const set = await app.anybody().call(resetPassword, {
        body: { token, newPassword: 'a quite new one' },
      })
      expect(set.status).toBe(200)
      await expect
        .poll(async () => (await caller.call(readCurrentUser)).status, { timeout: 6000 })
        .toBe(401)
      const again = await app.anybody().call(resetPassword, {
        body: { token, newPassword: 'another new one' },
      })
      expect([again.status, again.refusal.message]).toEqual([
        400,
        'Invalid reset link. Please request a new password reset.',
      ])
      const signedInCaller = app.anybody()
      const signedIn = await signedInCaller.call(login, {
        body: { username: body.username, password: 'a quite new one' },
      })
      expect(signedIn.status).toBe(200)

      await app.anybody().call(forgotPassword, { body: { email: body.email } })
      const dead = await mailedToken(body.email, token)
      const changed = await signedInCaller.call(changePassword, {
        body: { currentPassword: 'a quite new one', newPassword: 'one of my own' },
      })
      expect(changed.status).toBe(200)
      const stolen = await app.anybody().call(resetPassword, {
        body: { token: dead, newPassword: 'a password of a thief' },
      })
      expect([stolen.status, stolen.refusal.code]).toEqual([400, 'invalid_reset_link'])

      await app.anybody().call(forgotPassword, { body: { email: body.email } })
      const late = await mailedToken(body.email, token, dead)
      app.clock.advance(settings.resetTokenMs + 1)
      const expired = await app.anybody().call(resetPassword, {
        body: { token: late, newPassword: 'yet another one' },
      })
      expect(expired.status).toBe(400)
    } finally {
      await worker.stop()
    }
  })
})

/** Waits for the worker to have mailed a link, and takes its token out of the outbox. */
async function mailedToken(to: string, ...not: string[]): Promise<string> {
  let found = ''
  await expect
    .poll(
      async () => {
        const mails = await app.services.outbox()
        const tokens = mails
          .filter((mail) => mail.to === to)
          .map((mail) => /token=([\w-]+)/.exec(mail.text)?.[1] ?? '')
        found = tokens.find((token) => token !== '' && !not.includes(token)) ?? ''
        return found
      },
      { timeout: 8000 },
    )
    .not.toBe('')
  return found
}
