import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { setFleetStanding } from '#contract/admin.ts'
import { listStuckDeliveries, readOperations, retryDelivery } from '#contract/admin-operations.ts'
import { forgotPassword, register } from '#contract/auth.ts'
import { type CapName, caps } from '#contract/caps.ts'
import { addDriver, giveDriverCode } from '#contract/drivers.ts'
import { inviteMember } from '#contract/fleets.ts'
import { inviteToProvider } from '#contract/provider-people.ts'
import { confirmPhone, readOwnPhone, sendPhoneCode } from '#contract/provider-phone.ts'
import { createIndividualRequest } from '#contract/requests.ts'
import { changeRules, readRules, readRulesForAdmin } from '#contract/rules.ts'
import { settings } from '#contract/settings.ts'
import { sendContactMessage } from '#contract/site.ts'
import { deliver } from '../../notifications/telling/deliver.ts'
import { DeliveryError } from '../../platform/delivery-error.ts'
import { HeldBack } from '../../platform/held-back.ts'
import { guestForm } from '../../testing/given.ts'
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts'
import { atOnce } from '../../testing/race.ts'
import { tellAll } from '../../testing/tell-all.ts'
import { capMessengers } from './cap-messengers.ts'
import { withoutCaps } from './without-caps.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ env: { PHONE_COUNTRIES: 'us, CA,MX' } })
})
afterEach(async () => {
  await app.services.pool.query('delete from message_counts')
  await limit({})
})
afterAll(() => app.close())

/** The operator's numbers; as wide as in all tests where none is given. */
const limit = async (some: Partial<Record<CapName, number>>) =>
  (await app.given.admin()).call(changeRules, { body: { caps: { ...withoutCaps.caps, ...some } } })
const board = async () => (await (await app.given.admin()).call(readOperations)).body
const count = (answers: readonly { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length
/** Nobody else's. */
let numbers = 0
const newNumber = () => `+1512${String(2_000_000 + numbers++)}`
const day = 24 * 3_600_000

describe('invitations', () => {
  const invite = async (manager: Awaited<ReturnType<TestApp['given']['manager']>>, email: string) =>
    manager.call(inviteMember, { body: { email, role: 'viewer' } })

  it('of a company that nobody has approved are few a day, however many are sent at once, and more from then on', async () => {
    await limit({ invitationsPerNewCompany: 5, invitationsPerCompany: 8 })
    const company = await app.given.company()
    const answers = await atOnce(50, (at) => invite(company.manager, `at-once-${at}@example.com`))
    expect([count(answers, 201), count(answers, 429)]).toEqual([5, 45])
    const over = answers.find(({ status }) => status === 429)
    expect(over?.refusal).toMatchObject({
      code: 'too_many_requests',
      message: expect.stringMatching(
        /^Until your company is approved, it can send 5 invitations a day\. You can send more in \d+ (hours?|minutes?)\.$/,
      ),
    })
    expect(Number(over?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(Number(over?.headers.get('retry-after'))).toBeLessThanOrEqual(day / 1000)

    await (await app.given.admin()).call(setFleetStanding, {
      params: { id: company.id },
      body: { status: 'active', reason: 'known' },
    })
    const more = await atOnce(20, (at) => invite(company.manager, `later-${at}@example.com`))
    expect([count(more, 201), count(more, 429)]).toEqual([8, 12])
    app.clock.advance(day)
    expect((await invite(company.manager, 'tomorrow@example.com')).status).toBe(201)
  })

  it('reach nobody again and again, whoever invites and by which spelling', async () => {
    await limit({ invitationsPerRecipient: 2 })
    const [one, other] = [await app.given.company(), await app.given.company()]
    expect((await invite(one.manager, 'wanted@example.com')).status).toBe(201)
    expect((await invite(other.manager, 'Wanted@example.com')).status).toBe(201)
    const third = await invite(other.manager, 'WANTED@example.com')
    expect([third.status, third.refusal.message]).toEqual([
      429,
      expect.stringMatching(/^This person has been invited 2 times today\./),
    ])
    const shop = await app.given.provider()
    const body = { role: 'dispatcher', email: 'wanted@example.com' }
    expect((await shop.caller.call(inviteToProvider, { body })).status).toBe(429)
  })

  it('of new companies are counted by their network too: another company is quickly made', async () => {
    await limit({ invitationsPerNewCompany: 2, invitationsPerNetwork: 3 })
    const statuses = []
    for (let made = 0; made < 2; made++) {
      const { manager } = await app.given.company()
      for (let at = 0; at < 2; at++)
        statuses.push((await invite(manager, `network-${made}-${at}@example.com`)).status)
    }
    expect(statuses).toEqual([201, 201, 201, 429])
  })
})

describe('texts', () => {
  /** A guest's request, whose texts wait. */
  async function waiting(phone: string, form: object = {}) {
    const request = await app.given.request({ form: { phone, ...form } })
    await tellAll(app.services)
    const { rows } = await app.services.pool.query(
      `select id from deliveries where request_id = $1 and channel = 'sms' and status = 'waiting'`,
      [request.id],
    )
    return { request, ids: rows.map(({ id }) => Number(id)) }
  }
  const outcomes = async (ids: readonly number[]) => {
    const { rows } = await app.services.pool.query(
      `select status, reason, count(*)::int as n from deliveries where id = any($1) group by 1, 2 order by 1`,
      [ids],
    )
    return rows
  }

  it('to one number are so many a day, however many leave at once; what is held back stands on the board with its reason', async () => {
    await limit({ textsPerNumber: 4 })
    const phone = newNumber()
    const ids: number[] = []
    for (let at = 0; at < 16; at++) ids.push(...(await waiting(phone)).ids)
    expect(ids).toHaveLength(16)
    await app.services.sms.send({ to: phone, text: 'Roadcall: so that they know us.' })
    await app.services.pool.query('insert into texted_numbers values ($1, now())', [phone.slice(1)])
    await Promise.all(ids.map((deliveryId) => deliver(app.services, { deliveryId })))
    expect(await outcomes(ids)).toEqual([
      { status: 'held_back', reason: 'too_many_to_recipient', n: 13 },
      { status: 'sent', reason: null, n: 3 },
    ])
    const { fullLimits, heldCount } = await board()
    expect(heldCount).toBe(13)
    expect(fullLimits).toEqual([
      expect.objectContaining({ cap: 'textsPerNumber', passed: 4, held: 13, of: null }),
    ])
    expect(JSON.stringify(fullLimits)).not.toContain(phone.slice(-10))
    const query = { status: 'held_back' }
    const stuck = (await (await app.given.admin()).call(listStuckDeliveries, { query })).body
    expect(stuck[0]).toMatchObject({ kind: 'request_opened', reason: 'too_many_to_recipient' })

    // The operator makes room, and lets one try again.
    await limit({ textsPerNumber: 5 })
    await (await app.given.admin()).call(retryDelivery, { params: { id: String(stuck[0]?.id) } })
    await deliver(app.services, { deliveryId: stuck[0]?.id ?? 0 })
    expect(await outcomes([stuck[0]?.id ?? 0])).toEqual([{ status: 'sent', reason: null, n: 1 }])
  })

  it('that somebody waits for still go where others are held back, until twice the number', async () => {
    await limit({ textsPerNumber: 2 })
    const to = newNumber()
    const send = (isAwaited: boolean) =>
      app.services.sms.send({ to, text: 'Roadcall: a text', isAwaited }).then(
        () => 'sent',
        (error) => (error instanceof HeldBack ? error.reason : 'failed'),
      )
    const over = 'too_many_to_recipient'
    expect([await send(false), await send(false), await send(false)]).toEqual([
      'sent',
      'sent',
      over,
    ])
    expect([await send(true), await send(true), await send(true)]).toEqual(['sent', 'sent', over])
  })

  it('to a guest’s number are counted by who asked: one customer fills no other’s', async () => {
    await limit({ textsPerNewSender: 1 })
    const [one, other] = [await app.given.customer(), await app.given.customer()]
    const ask = async (as: typeof one) => {
      const { id } = await app.given.request({ as, form: { phone: newNumber() } })
      await tellAll(app.services)
      const { rows } = await app.services.pool.query(
        `insert into deliveries (channel, request_id, kind, code, params, link, created_at)
          values ('sms', $1, 'bid_submitted', 'requestExpired', '{"asked": {"service": "roadside_tire"}, "ms": 1}', '/', now())
          returning id`,
        [id],
      )
      await deliver(app.services, { deliveryId: Number(rows[0].id) })
      return (await outcomes([rows[0].id]))[0]
    }
    expect(await ask(one)).toMatchObject({ status: 'sent' })
    expect(await ask(one)).toMatchObject({ status: 'held_back', reason: 'too_many_from_sender' })
    expect(await ask(other)).toMatchObject({ status: 'sent' })
    expect((await board()).fullLimits[0]).toMatchObject({
      cap: 'textsPerNewSender',
      of: { kind: 'account', name: 'Robin Sample' },
    })
  })

  it('to another country are counted together, those at home are not', async () => {
    await limit({ textsPerCountry: 2 })
    const send = (to: string) =>
      app.services.sms.send({ to, text: 'Roadcall: a text' }).then(
        () => 'sent',
        (error) => error.reason,
      )
    const abroad = await atOnce(50, (at) => send(`+5255123456${10 + at}`))
    expect(abroad.filter((outcome) => outcome === 'sent')).toHaveLength(2)
    expect(abroad.filter((outcome) => outcome === 'too_many_to_country')).toHaveLength(48)
    expect(await send('+16135550143')).toBe('sent')
    for (let at = 0; at < 3; at++) expect(await send(newNumber())).toBe('sent')
  })

  it('and mails are so many a day in all', async () => {
    await limit({ textsPerDay: 3, emailsPerDay: 4, emailsPerAddress: 2 })
    const { sms, mailer } = app.services
    const texts = await Promise.allSettled(
      Array.from({ length: 50 }, () => sms.send({ to: newNumber(), text: 'Roadcall: a text' })),
    )
    expect(texts.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    const mail = (to: string) => mailer.send({ to, subject: 'A mail', text: 'A mail' })
    const mails = await Promise.allSettled([
      ...Array.from({ length: 25 }, () => mail('one@example.com')),
      ...Array.from({ length: 25 }, () => mail('ONE@example.com')),
    ])
    expect(mails.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    const others = await Promise.allSettled(
      Array.from({ length: 25 }, (_, at) => mail(`another-${at}@example.com`)),
    )
    expect(others.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect((await board()).fullLimits.map(({ cap }) => cap).toSorted()).toEqual([
      'emailsPerAddress',
      'emailsPerDay',
      'textsPerDay',
    ])
  })

  it('that did not leave are not counted: a service that is down uses up nobody’s room', async () => {
    await limit({ textsPerNumber: 1 })
    const { db, clock, rules } = app.services
    let isDown = true
    const send = async () => {
      if (isDown) throw new DeliveryError('sms', 'HTTP 503', true)
    }
    const { sms } = capMessengers(
      { mailer: app.services.mailer, sms: { send } },
      { db, clock, rules, countries: ['US'] },
    )
    const to = newNumber()
    for (let at = 0; at < 3; at++)
      await expect(sms.send({ to, text: 'Roadcall: a text' })).rejects.toThrow('HTTP 503')
    isDown = false
    await sms.send({ to, text: 'Roadcall: a text' })
    await expect(sms.send({ to, text: 'Roadcall: a text' })).rejects.toThrow(HeldBack)
  })
})

describe('numbers that we do not text', () => {
  it.each([
    ['+252612345678', 'Somalia'],
    ['+88216123456', 'a satellite'],
    ['+18765550143', 'Jamaica'],
    ['+18095550143', 'the Dominican Republic'],
    ['1 900 555 0143', 'a premium line'],
    ['512 976 0143', 'a premium exchange'],
  ])('%s (%s) are refused where they are typed, and never texted', async (phone) => {
    const says =
      'We call and text numbers in the United States, Canada, or Mexico only. Enter one of those.'
    const body = { ...guestForm, phone }
    const asked = await app.anybody().call(createIndividualRequest, { body })
    expect([asked.status, asked.refusal.details]).toEqual([400, { phone: says }])
    const { manager } = await app.given.company()
    const driver = { fullName: 'Sam Sample', username: 'sam-abroad', password: 'first-password' }
    const added = await manager.call(addDriver, { body: { ...driver, phone } })
    expect([added.status, added.refusal.details]).toEqual([400, { phone: says }])
    await expect(app.services.sms.send({ to: phone, text: 'x' })).rejects.toMatchObject({
      reason: 'number_not_served',
    })
  })

  it.each(['+15125550143', '+16135550143', '+17875550143', '+525512345678', '+18005550143'])(
    '%s is one that we text',
    async (phone) => {
      const body = { ...guestForm, phone }
      expect((await app.anybody().call(createIndividualRequest, { body })).status).toBe(201)
    },
  )
})

describe('reset links', () => {
  const jobs = async () => {
    const { rows } = await app.services.pool.query(
      `select count(*)::int as n from graphile_worker.jobs where task_identifier like '%_reset_link'`,
    )
    return rows[0].n
  }
  const forget = (email: string) => app.anybody().call(forgotPassword, { body: { email } })

  it('to one account are a few an hour, however many ask at once; the board has the others, and every caller hears the same', async () => {
    const username = 'forgetful'
    const email = 'forgetful@example.com'
    await app.anybody().call(register, {
      body: {
        userType: 'customer',
        username,
        email,
        fullName: 'Pat Forgetful',
        phone: newNumber(),
        password: 'what was it again',
      },
    })
    const before = await jobs()
    const answers = await atOnce(50, (at) => forget(at % 2 ? username : email.toUpperCase()))
    expect(await jobs()).toBe(before + settings.resetLinks)
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.message}`)).size).toBe(1)
    expect((await board()).fullLimits).toEqual([
      expect.objectContaining({
        cap: 'resetLinks',
        held: 50 - settings.resetLinks,
        of: expect.objectContaining({ kind: 'account', name: 'Pat Forgetful' }),
      }),
    ])
    app.clock.advance(3_600_000)
    await forget(username)
    expect(await jobs()).toBe(before + settings.resetLinks + 1)
  })

  it('leave as much work behind for nobody as for an account, so that the time of the answer tells nothing', async () => {
    const before = await jobs()
    await forget('nobody-of-this-name')
    expect(await jobs()).toBe(before + 1)
  })

  it('that a fleet has texted to its drivers count for the fleet', async () => {
    await limit({ textsPerNewSender: 2 })
    const { manager } = await app.given.company()
    const statuses: number[] = []
    for (let at = 0; at < 3; at++) {
      const driver = await manager.call(addDriver, {
        body: {
          fullName: 'Sam Sample',
          phone: newNumber(),
          username: `texted-${at}-${Date.now()}`,
          password: 'first-password',
        },
      })
      const given = await manager.call(giveDriverCode, {
        params: { id: driver.body.id },
        body: { bySms: true },
      })
      statuses.push(given.status)
    }
    expect(statuses).toEqual([200, 200, 429])
  })
})

describe('phone codes', () => {
  it('go to one number a few times a day, whichever business names it', async () => {
    await limit({ codesPerNumber: 2 })
    const phone = newNumber()
    const options = { phone, approved: false, phoneConfirmed: false }
    for (let at = 0; at < 2; at++) await app.given.provider(options)
    const third = await app.given.provider(options)
    expect((await third.caller.call(readOwnPhone)).body.code).toBeNull()
    const again = await third.caller.call(sendPhoneCode)
    expect([again.status, again.refusal.message]).toEqual([
      429,
      expect.stringMatching(/^This phone number has been sent enough codes for now\./),
    ])
    expect((await third.caller.call(confirmPhone, { body: { code: '123456' } })).status).toBe(400)
  })

  it('are asked for a few times a day from one network, whichever numbers it names', async () => {
    await limit({ codesPerNetwork: 3 })
    const texted = []
    for (let at = 0; at < 4; at++) {
      const phone = newNumber()
      const shop = await app.given.provider({ phone, approved: false, phoneConfirmed: false })
      texted.push((await shop.caller.call(readOwnPhone)).body.code !== null)
    }
    expect(texted).toEqual([true, true, true, false])
  })
})

describe('what comes from one network', () => {
  it('is limited for requests of guests, but never for an emergency nor for who signs in', async () => {
    await limit({ requestsPerNetwork: 2 })
    const ask = (caller = app.anybody(), form = {}) =>
      caller.call(createIndividualRequest, { body: { ...guestForm, ...form } })
    const answers = await atOnce(20, () => ask())
    expect([count(answers, 201), count(answers, 429)]).toEqual([2, 18])
    expect(answers.find(({ status }) => status === 429)?.headers.get('retry-after')).toMatch(
      /^\d+$/,
    )
    expect((await ask(app.anybody(), { serviceType: 'emergency' })).status).toBe(201)
    expect((await ask(await app.given.customer())).status).toBe(201)
  })

  it('is limited for messages of the contact page', async () => {
    await limit({ contactsPerNetwork: 2 })
    const body = {
      name: 'Dale Whitcomb',
      email: 'dale@example.com',
      topic: 'other',
      message: 'Where do I read what it costs?',
    }
    const answers = await atOnce(20, () => app.anybody().call(sendContactMessage, { body }))
    expect([count(answers, 200), count(answers, 429)]).toEqual([2, 18])
  })
})

describe('the numbers', () => {
  it('are the operator’s alone to read and to change, within their bounds', async () => {
    expect((await app.anybody().call(readRules)).body).not.toHaveProperty('caps')
    const admin = await app.given.admin()
    const wrong = await admin.call(changeRules, { body: { caps: { ...caps, textsPerDay: 0 } } })
    expect([wrong.status, wrong.refusal.details]).toEqual([
      400,
      { 'caps.textsPerDay': 'Texts in all: enter a whole number from 1 to 1,000,000.' },
    ])
    await admin.call(changeRules, { body: { caps: { ...caps, textsPerDay: 7 } } })
    expect((await admin.call(readRulesForAdmin)).body.rules.caps.textsPerDay).toBe(7)
  })
})
