import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  changeContactDetails,
  forgotPassword,
  login,
  readCurrentUser,
  resetPassword,
} from '#contract/auth.ts'
import { readAskedRequest } from '#contract/correcting.ts'
import { changeDriver, changeDriverProfile } from '#contract/drivers.ts'
import { askAsDriver } from '#contract/fleet-requests.ts'
import { listMembers } from '#contract/fleets.ts'
import { readJob } from '#contract/jobs.ts'
import { listProviderPeople } from '#contract/provider-people.ts'
import { cancelRequest } from '#contract/requests.ts'
import { prove } from '#contract/security.ts'
import { securitySettings } from '#contract/security-settings.ts'
import type { Caller } from '../testing/caller.ts'
import { type GivenRequest, guestForm } from '../testing/given.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { atOnce } from '../testing/race.ts'
import { startWorker } from '../worker.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

type Change = { fullName?: string; email?: string; phone?: string }
let count = 0
const newAddress = () => `moved-${++count}@example.com`
const newPhone = '+15125550199'
const change = (caller: Caller, body: Change) => caller.call(changeContactDetails, { body })
const read = async (caller: Caller) => (await caller.call(readCurrentUser)).body
const askedBy = async (caller: Caller, { id }: Pick<GivenRequest, 'id'>) =>
  (await caller.call(readAskedRequest, { params: { id } })).body
const correctionsOf = async ({ id }: Pick<GivenRequest, 'id'>) =>
  (
    await app.services.pool.query<{ corrected_as: string; changed: string[] }>(
      'select corrected_as, changed from request_versions where request_id = $1',
      [id],
    )
  ).rows
const eventsOf = async (userId: string) =>
  (
    await app.services.pool.query<{ n: number }>(
      `select count(*)::int as n from events where name = 'account_changed' and user_id = $1`,
      [userId],
    )
  ).rows[0]?.n
/** A request that says the account's own name and number, as its form is filled in. */
const ownRequest = async (customer: Caller) => {
  const { fullName, phone } = await read(customer)
  return app.given.request({ as: customer, form: { fullName, phone } })
}

describe('somebody changes the own contact details', () => {
  it('a customer, a fleet’s manager and an operator change name, email and phone in one place', async () => {
    const people = [
      await app.given.customer(),
      (await app.given.company()).manager,
      await app.given.admin(),
    ]
    for (const person of people) {
      const { id, userType } = await read(person)
      const email = newAddress()
      const answer = await change(person, {
        fullName: '  Robin Moved ',
        email,
        phone: '(512) 555-0199',
      })
      const now = { id, userType, fullName: 'Robin Moved', email, phone: newPhone }
      expect([answer.status, answer.body]).toEqual([200, expect.objectContaining(now)])
      expect(await read(person)).toMatchObject(now)
    }
  })

  it('what is left out stays, and what is the same as before is no change', async () => {
    const customer = await app.given.customer()
    const before = await read(customer)
    expect((await change(customer, { fullName: 'Robin Renamed' })).body).toEqual({
      ...before,
      fullName: 'Robin Renamed',
    })
    app.clock.advance(securitySettings.proofMs + 1)
    const { email, phone } = before
    for (const same of [{}, { fullName: 'Robin Renamed', email, phone }])
      expect((await change(customer, same)).status).toBe(200)
    expect(await eventsOf(before.id)).toBe(1)
  })

  it.each([
    ['fullName', { fullName: 'R' }, 'Full name must be at least 2 characters'],
    ['email', { email: 'robin at example' }, 'Invalid email address'],
    ['email', { email: '' }, 'Invalid email address'],
    ['phone', { phone: '555-0199' }, 'Phone number must be at least 10 digits'],
    ['phone', { phone: '' }, 'Phone number must be at least 10 digits'],
  ])('one that is wrong is refused at its field: %s %j', async (field, body, sentence) => {
    const customer = await app.given.customer()
    const before = await read(customer)
    const { status, refusal } = await change(customer, body)
    expect([status, refusal.details]).toEqual([400, { [field]: sentence }])
    expect(await read(customer)).toEqual(before)
  })

  it('nobody signed in changes nothing, and nobody changes somebody else', async () => {
    const [customer, other] = [await app.given.customer(), await app.given.customer()]
    const before = await read(other)
    expect((await change(app.anybody(), { fullName: 'Nobody' })).status).toBe(401)
    const body = { id: before.id, userId: before.id, username: 'taken-over', fullName: 'Robin' }
    await customer.call(changeContactDetails, { body })
    expect(await read(other)).toEqual(before)
    expect((await read(customer)).username).not.toBe('taken-over')
  })

  it('their colleagues read it: in the fleet, and at the business', async () => {
    const { manager } = await app.given.company()
    const shop = await app.given.provider()
    const dispatcher = await app.given.colleague(shop, 'dispatcher')
    const fullName = 'Robin Colleague'
    await change(manager, { fullName })
    await change(dispatcher.caller, { fullName, phone: newPhone })
    expect((await manager.call(listMembers)).body.members).toMatchObject([{ fullName }])
    const people = (await shop.caller.call(listProviderPeople)).body.members
    expect(people.find(({ id }) => id === dispatcher.id)).toMatchObject({
      fullName,
      phone: newPhone,
    })
    const { rows } = await app.services.pool.query(
      `select 1 from events where name = 'account_changed' and user_id = $1 and provider_id = $2`,
      [dispatcher.id, shop.id],
    )
    expect(rows).toHaveLength(1)
  })
})

describe('one place for one thing', () => {
  it('a driver’s name and phone stay in the driver’s record; the email is the account’s', async () => {
    const driver = await app.given.driver()
    expect((await read(driver)).ownDetails).toEqual(['email'])
    for (const body of [{ phone: newPhone }, { fullName: 'Sam Moved' }]) {
      const { status, refusal } = await change(driver, { ...body, email: newAddress() })
      expect([status, refusal.code]).toEqual([403, 'not_allowed'])
      expect(refusal.details).toEqual({
        [Object.keys(body)[0] ?? '']: expect.stringContaining('driver record'),
      })
    }
    expect((await change(driver, { email: newAddress() })).status).toBe(200)
  })

  it('a fleet’s driver who had no email gives one, and signs in with it', async () => {
    const driver = await app.given.fleetDriver(await app.given.company())
    expect((await read(driver.caller)).email).toBe('')
    const email = newAddress()
    expect((await change(driver.caller, { email })).status).toBe(200)
    const signedIn = await app
      .anybody()
      .call(login, { body: { username: email, password: driver.password } })
    expect(signedIn.status).toBe(200)
  })

  it('who stands for a business is reached at its number, which a code confirms; another owner has an own one', async () => {
    const shop = await app.given.provider()
    const { status, refusal } = await change(shop.caller, { phone: newPhone })
    expect([status, refusal.details]).toEqual([
      403,
      {
        phone: 'We reach you at the number of your business. Change it in Settings, under Contact.',
      },
    ])
    expect((await change(shop.caller, { fullName: 'Robin Owner' })).status).toBe(200)
    const other = await app.given.colleague(shop, 'owner')
    expect((await change(other.caller, { phone: newPhone })).status).toBe(200)
  })
})

describe('another email or phone', () => {
  it('wants the password of the last minutes, another name does not', async () => {
    const customer = await app.given.customer()
    const { username } = await read(customer)
    app.clock.advance(securitySettings.proofMs + 1)
    expect((await change(customer, { fullName: 'Robin Renamed' })).status).toBe(200)
    for (const body of [{ email: newAddress() }, { phone: newPhone }]) {
      const { status, refusal } = await change(customer, body)
      expect([status, refusal.code]).toEqual([403, 'proof_needed'])
    }
    await customer.call(prove, { body: { password: username.replace('user-', 'pass-') } })
    expect((await change(customer, { phone: newPhone })).status).toBe(200)
  })

  it('is refused where the email has an account, in whatever letters; of two at the same moment one gets it', async () => {
    const [one, other] = [await app.given.customer(), await app.given.customer()]
    const { email } = await read(one)
    const { status, refusal } = await change(other, { email: email.toUpperCase() })
    expect([status, refusal.code, refusal.details]).toEqual([
      409,
      'email_taken',
      { email: expect.stringMatching(/already exists/) },
    ])
    for (let round = 0; round < 5; round++) {
      const wanted = newAddress()
      const people = [one, other]
      const statuses = await atOnce(2, async (index) => {
        const person = people[index]
        return person ? (await change(person, { email: wanted })).status : 0
      })
      expect(statuses.sort()).toEqual([200, 409])
    }
  })

  it('of one account at the same moment from two windows: both are taken one after the other', async () => {
    const customer = await app.given.customer()
    const { id } = await read(customer)
    const addresses = [newAddress(), newAddress()]
    const answers = await atOnce(2, (index) => change(customer, { email: addresses[index] ?? '' }))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(addresses).toContain((await read(customer)).email)
    expect(await eventsOf(id)).toBe(2)
  })

  it('is told to the old address and to the new one, and ends a reset link that is under way', async () => {
    const worker = await startWorker(app.services)
    try {
      const customer = await app.given.customer()
      const { email: old } = await read(customer)
      const mails = async () =>
        (await app.services.outbox()).flatMap((mail) =>
          'subject' in mail ? [{ to: mail.to, subject: mail.subject, text: mail.text }] : [],
        )
      const subjectsTo = async (address: string) =>
        (await mails()).filter(({ to }) => to === address).map(({ subject }) => subject)
      await app.anybody().call(forgotPassword, { body: { email: old } })
      await expect.poll(() => subjectsTo(old)).toEqual(['Reset your Roadcall password'])
      const text = (await mails()).find(({ to }) => to === old)?.text ?? ''
      const token = /token=([\w-]+)/.exec(text)?.[1] ?? ''

      const email = newAddress()
      await change(customer, { email })
      await expect
        .poll(() => subjectsTo(old))
        .toContain('The email address of your Roadcall account was changed')
      await expect
        .poll(() => subjectsTo(email))
        .toEqual(['This is the email address of your Roadcall account now'])
      // The old inbox may be somebody else's by now.
      expect((await mails()).filter(({ to }) => to === old).map((mail) => mail.text)).not.toContain(
        expect.stringContaining(email),
      )
      const late = await app
        .anybody()
        .call(resetPassword, { body: { token, newPassword: 'one-more-password' } })
      expect([late.status, late.refusal.code]).toEqual([400, 'invalid_reset_link'])
    } finally {
      await worker.stop()
    }
  })

  it('stands in the security log', async () => {
    const customer = await app.given.customer()
    const { id } = await read(customer)
    await change(customer, { email: newAddress() })
    await app.services.security.write()
    const { rows } = await app.services.pool.query(
      `select event, call from security_events where user_id = $1 and event = 'user_updated'`,
      [id],
    )
    expect(rows).toEqual([{ event: 'user_updated', call: 'PATCH /api/user' }])
  })
})

describe('what requests say of who asked', () => {
  it('an open one that says the old name and number is corrected, and its history says so', async () => {
    const customer = await app.given.customer()
    const request = await ownRequest(customer)
    await change(customer, { fullName: 'Robin Moved', phone: newPhone })
    expect(await askedBy(customer, request)).toMatchObject({
      fullName: 'Robin Moved',
      phone: newPhone,
    })
    expect(await correctionsOf(request)).toEqual([
      { corrected_as: 'owner', changed: ['name', 'phone'] },
    ])
  })

  it('one that names another contact, is over, or is a job already keeps what it says', async () => {
    const customer = await app.given.customer()
    const other = await app.given.request({
      as: customer,
      form: { fullName: 'Ana', phone: '+15125550177' },
    })
    const over = await ownRequest(customer)
    await customer.call(cancelRequest, { params: { id: over.id }, body: { reason: 'Runs again' } })
    const taken = await ownRequest(customer)
    const job = await app.given.job({ request: taken })
    const { phone } = await read(customer)
    await change(customer, { phone: newPhone })
    expect((await askedBy(customer, other)).phone).toBe('+15125550177')
    expect((await askedBy(customer, over)).phone).toBe(phone)
    const seen = await job.provider.caller.call(readJob, { params: { id: job.id } })
    expect(JSON.stringify(seen.body)).toContain(phone)
    for (const request of [other, over, taken]) expect(await correctionsOf(request)).toEqual([])
  })

  it('a driver’s open request follows the driver’s record, by whomever it is changed', async () => {
    const company = await app.given.company()
    const driver = await app.given.fleetDriver(company)
    const { phone } = await read(driver.caller)
    const { body: request } = await driver.caller.call(askAsDriver, {
      body: { need: 'battery', location: 'Austin, TX', contactPhone: phone },
    })
    await driver.caller.call(changeDriverProfile, { body: { phone: newPhone } })
    expect((await askedBy(driver.caller, request)).phone).toBe(newPhone)
    await company.manager.call(changeDriver, {
      params: { id: driver.id },
      body: { phone: guestForm.phone },
    })
    expect((await askedBy(driver.caller, request)).phone).toBe(guestForm.phone)
  })
})
