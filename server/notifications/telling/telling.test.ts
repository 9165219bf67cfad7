import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setProviderStanding } from '#contract/admin.ts'
import { listStuckDeliveries, retryDelivery } from '#contract/admin-operations.ts'
import { login } from '#contract/auth.ts'
import { decideBid, listPublicBids, withdrawBid } from '#contract/bids.ts'
import { advanceJob, handBackJob } from '#contract/jobs.ts'
import { endLinks } from '#contract/links.ts'
import { sendMessage } from '#contract/messaging.ts'
import {
  changeChannels,
  listNotifications,
  markNotificationsRead,
  readChannels,
} from '#contract/notifications.ts'
import { cancelRequest, createIndividualRequest, reopenRequest } from '#contract/requests.ts'
import { settings } from '#contract/settings.ts'
import { alertOthers } from '../../asking/alert-others.ts'
import { expireRequests } from '../../deals/expire-requests.ts'
import { DeliveryError } from '../../platform/delivery-error.ts'
import type { Caller } from '../../testing/caller.ts'
import { guestForm } from '../../testing/given.ts'
import { givenMember } from '../../testing/given-member.ts'
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts'
import { atOnce } from '../../testing/race.ts'
import { begunJob } from '../../testing/read-answers.ts'
import { tellAll as tellEverything } from '../../testing/tell-all.ts'
import { withoutIds } from '../../testing/without-ids.ts'
import { deliver } from './deliver.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const tellAll = () => tellEverything(app.services)
const waiting = async () => {
  const { rows } = await app.services.pool.query(
    `select id from deliveries where status = 'waiting' order by id`,
  )
  return rows.map(({ id }) => Number(id))
}
async function deliverAll() {
  await tellAll()
  for (const deliveryId of await waiting()) await deliver(app.services, { deliveryId })
}
const heard = async (caller: Caller) => (await caller.call(listNotifications)).body
const kinds = async (caller: Caller) => (await heard(caller)).notifications.map(({ kind }) => kind)
const mailsTo = async (to: string) =>
  (await app.services.outbox()).filter((message) => message.to === to)

describe('people are told', () => {
  it('for when a scheduled job is wanted, by the clock of its place', async () => {
    const shop = await app.given.provider({ address: 'El Paso, TX 79901' })
    const request = await app.given.request({
      form: {
        location: 'El Paso, TX',
        lat: 31.7619,
        lng: -106.485,
        preferredServiceTime: 'custom_date/time',
        scheduledAt: new Date(app.clock.now().getTime() + 86_400_000).toISOString(),
      },
    })
    // A day whose words are known.
    await app.services.pool.query('update requests set scheduled_at = $2 where id = $1', [
      request.id,
      '2099-07-03T15:00:00Z',
    ])
    await app.given.job({ provider: shop, request })
    await deliverAll()
    const told = (await heard(shop.caller)).notifications
    for (const kind of ['request_opened', 'bid_accepted'])
      expect(told.find((one) => one.kind === kind)?.body).toContain(
        'Scheduled for Fri, Jul 3, 9:00 AM MDT.',
      )
    const mails = await mailsTo(guestForm.email)
    const body = mails.find(({ text }) => text.includes('Scheduled for'))?.text
    expect(body).not.toContain('Arrival in')
  })

  it('a provider in reach of a new request, by SMS when it presses, and nobody else; without name, number or place', async () => {
    const near = await app.given.provider()
    const far = await app.given.provider({ address: 'El Paso, TX 79901' })
    await deliverAll()
    const before = (await app.services.outbox()).length
    await app.given.request({ form: { location: '4417 Hidden Hollow Rd, Austin, TX' } })
    await deliverAll()
    expect(await kinds(near.caller)).toContain('request_opened')
    expect(await kinds(far.caller)).not.toContain('request_opened')
    const sent = (await app.services.outbox()).slice(
      0,
      (await app.services.outbox()).length - before,
    )
    const sms = sent.filter((message) => message.channel === 'sms' && message.to === near.phone)
    expect(sms.length).toBeGreaterThan(0)
    expect(withoutIds(sms.map(({ text }) => text).join())).not.toMatch(
      /Whitcomb|0143|Hidden Hollow/,
    )
  })

  it('a guest by mail, with a link that opens the request', async () => {
    const email = 'guest-who-waits@example.com'
    await app.anybody().call(createIndividualRequest, { body: { ...guestForm, email } })
    await deliverAll()
    const [mail] = await mailsTo(email)
    expect(mail?.subject).toMatch(/^Your request is out/)
    const [, id = '', token = ''] =
      /\/bids\/([0-9a-f-]{36})#token=(\S+)/.exec(mail?.text ?? '') ?? []
    const bids = await app.anybody().call(listPublicBids, { params: { id }, token })
    expect(bids.status).toBe(200)
  })

  it('a guest who has ended all links by mail too, with the new one: the page may have closed before the answer came', async () => {
    const email = 'guest-who-ends-links@example.com'
    const request = await app.given.request({ form: { email } })
    const of = { params: { id: request.id } }
    await app.anybody().call(endLinks, { ...of, token: request.token })
    await deliverAll()
    const mails = await mailsTo(email)
    const mail = mails.find(({ subject }) => subject === 'Your earlier links no longer work')
    const [, token = ''] = /#token=(\S+)/.exec(mail?.text ?? '') ?? []
    expect((await app.anybody().call(listPublicBids, { ...of, token })).status).toBe(200)
  })

  it('a shop by an SMS that says how pressing, what and how far, with the link to that very card', async () => {
    const phone = '+15125550131'
    await app.given.provider({ phone, address: 'Round Rock, TX 78664', radius: 100 })
    const { id } = await app.given.request()
    // The second wave reaches as far as that.
    app.clock.advance(121_000)
    await alertOthers(app.services)
    await deliverAll()
    const [sms] = await mailsTo(phone)
    expect(sms?.text).toMatch(/^Roadcall: Urgent: Roadside Tire Change/)
    expect(sms?.text).toMatch(/ 1\d mi from you\. /)
    const link = /https?:\/\/\S+/.exec(sms?.text ?? '')?.[0] ?? ''
    const { pathname } = new URL(link)
    expect(pathname).toMatch(/^\/go\/.{23}$/)
    const followed = await fetch(app.baseUrl + pathname, { redirect: 'manual' })
    expect(followed.status).toBe(303)
    expect(followed.headers.get('location')).toBe(`/provider-dashboard?request=${id}`)
  })

  it('winner and loser of a request, each in their own words, and the customer of each step', async () => {
    const customer = await app.given.customer()
    const [winner, loser] = [await app.given.provider(), await app.given.provider()]
    const request = await app.given.request({ as: customer })
    await app.given.bid(loser, request)
    const job = await app.given.job({ provider: winner, request, until: 'finish' })
    await tellAll()
    expect((await heard(winner.caller)).notifications[0]).toMatchObject({
      title: expect.stringMatching(/^You won/),
      link: `/provider-dashboard?tab=jobs&job=${job.id}`,
    })
    expect((await heard(loser.caller)).notifications[0]?.title).toMatch(/^Another bid was accepted/)
    expect(await kinds(customer)).toEqual([
      'job_finished',
      'job_arrived',
      'job_started',
      'bid_accepted',
      'bid_submitted',
      'bid_submitted',
      'request_opened',
    ])
    expect(job.id).toHaveLength(36)
  })

  it('of a message the other side only', async () => {
    const customer = await app.given.customer()
    const provider = await app.given.provider()
    const request = await app.given.request({ as: customer })
    const bid = await app.given.bid(provider, request)
    await customer.call(sendMessage, {
      body: { serviceRequestId: request.id, bidId: bid.id, content: 'Are you near?' },
    })
    await tellAll()
    expect([(await kinds(provider.caller))[0], await kinds(customer)]).toEqual([
      'message_sent',
      expect.not.arrayContaining(['message_sent']),
    ])
  })

  it('a named provider once, when the others come to hear of it too', async () => {
    const chosen = await app.given.provider()
    await app
      .anybody()
      .call(createIndividualRequest, { body: { ...guestForm, providerId: chosen.id } })
    const { alertOthers } = await import('../../asking/alert-others.ts')
    await tellAll()
    app.clock.advance(settings.headStartMs + 1000)
    await alertOthers(app.services)
    await tellAll()
    expect(
      (await kinds(chosen.caller)).filter((kind) => /^request_(opened|alerted)$/.test(kind)),
    ).toEqual(['request_opened'])
  })

  it('of a job that was handed back the shops around, but not who has just let it go', async () => {
    const [gone, other] = [await app.given.provider(), await app.given.provider()]
    const job = await app.given.job({ provider: gone })
    await tellAll()
    await gone.caller.call(handBackJob, {
      params: { id: job.id },
      body: { reason: 'My truck broke down.' },
    })
    await tellAll()
    const ofHandBack = async (caller: Caller) =>
      (await kinds(caller)).filter((kind) => kind === 'job_handed_back')
    expect(await ofHandBack(gone.caller)).toEqual([])
    expect(await ofHandBack(other.caller)).toEqual(['job_handed_back'])
  })

  it('a fleet’s people on the fleet’s page of the request, and its driver in the portal', async () => {
    const company = await app.given.company()
    const driver = await app.given.fleetDriver(company)
    const request = await app.given.request({ as: driver.caller })
    await app.given.bid(await app.given.provider(), request)
    await tellAll()
    const links = async (caller: Caller) =>
      new Set((await heard(caller)).notifications.map(({ link }) => link))
    expect(await links(company.manager)).toEqual(new Set([`/fleet-bids/${request.id}`]))
    expect(await links(driver.caller)).toEqual(new Set(['/driver-portal']))
  })

  it('a fleet’s driver by text, with the way to the portal; another number has the way to the fleet’s page', async () => {
    const company = await app.given.company()
    const driver = await app.given.fleetDriver(company, { phone: '+15125550166' })
    const linksOf = async (phone: string) => {
      const request = await app.given.request({
        as: driver.caller,
        form: { phone },
      })
      const provider = await app.given.provider()
      const bid = await app.given.bid(provider, request)
      const accepted = await driver.caller.call(decideBid, {
        params: { id: bid.id },
        body: { status: 'accepted' },
      })
      const params = { id: begunJob(accepted.body) }
      await provider.caller.call(advanceJob, { params, body: { step: 'start' } })
      await tellAll()
      const { rows } = await app.services.pool.query<{ link: string }>(
        `select distinct link from deliveries where request_id = $1 and channel = 'sms'`,
        [request.id],
      )
      await company.manager.call(cancelRequest, { params: { id: request.id }, body: {} })
      return { id: request.id, links: rows.map(({ link }) => link) }
    }
    expect((await linksOf('+15125550166')).links).toEqual(['/driver-portal'])
    const other = await linksOf('+15125550177')
    expect(other.links).toEqual([`/fleet-bids/${other.id}`])
  })

  it('of a fleet who did not cancel: the driver by text that nobody comes, the office by mail what its driver did', async () => {
    const company = await app.given.company()
    const other = await givenMember(app, company, 'dispatcher', 'Noreen Bashir')
    const driver = await app.given.fleetDriver(company)
    const canceled = async (by: Caller, isAccepted: boolean) => {
      const request = await app.given.request({ as: driver.caller })
      const provider = await app.given.provider()
      const bid = await app.given.bid(provider, request)
      if (isAccepted)
        await driver.caller.call(decideBid, {
          params: { id: bid.id },
          body: { status: 'accepted' },
        })
      await tellAll()
      const before = Math.max(0, ...(await waiting()))
      const body = { reason: 'It runs again' }
      const done = await by.call(cancelRequest, { params: { id: request.id }, body })
      expect(done.status).toBe(200)
      await tellAll()
      const said = async (caller: Caller) =>
        (await heard(caller)).notifications.find(({ kind }) => /_cancelled$/.test(kind))
      const { rows } = await app.services.pool.query<{ channel: string }>(
        `select distinct channel from deliveries where code = 'fleetCalledOff' and id > $1`,
        [before],
      )
      return { provider, said, channels: rows.map(({ channel }) => channel) }
    }

    const byDesk = await canceled(company.manager, true)
    expect(await byDesk.said(driver.caller)).toMatchObject({
      title: expect.stringMatching(/^Your fleet canceled: .*Roadside Tire Change/),
      body: `${byDesk.provider.businessName} is not coming.`,
      link: '/driver-portal',
    })
    expect(await byDesk.said(other)).toBeDefined()
    expect(await byDesk.said(company.manager)).toBeUndefined()
    expect(byDesk.channels).toEqual(['sms'])
    expect((await (await canceled(company.manager, false)).said(driver.caller))?.body).toBe(
      'No provider was chosen. Those who bid have been told.',
    )
    const toDriver = async () =>
      (await kinds(driver.caller)).filter((kind) => /_cancelled$/.test(kind)).length
    const before = await toDriver()
    const byDriver = await canceled(driver.caller, true)
    expect((await byDriver.said(company.manager))?.title).toMatch(/^The driver canceled: /)
    expect(byDriver.channels).toEqual(['mail'])
    expect(await toDriver()).toBe(before)
  })

  it('whose request has expired, with or without a bid, and how long it can be opened again', async () => {
    const email = 'guest-whose-time-is-up@example.com'
    await app.given.request({ form: { email } })
    app.clock.advance(settings.requestExpiryMs.urgent + 1000)
    await expireRequests(app.services)
    await deliverAll()
    const mail = (await mailsTo(email)).find(({ subject }) =>
      subject?.startsWith('Your request expired'),
    )
    expect(mail?.text).toContain('You can open it again within 24 hours.')
  })

  it('by mail of the first bid since a request was opened, also where several come at one moment, and of each while none stands before it', async () => {
    const email = 'guest-who-waits-for-bids@example.com'
    const request = await app.given.request({ form: { email } })
    const mailed = async () => {
      await deliverAll()
      const mails = (await mailsTo(email)).map(({ subject }) => subject ?? '')
      return mails.filter((subject) => / bids \$/.test(subject)).length
    }
    const [first, second, third] = [
      await app.given.provider(),
      await app.given.provider(),
      await app.given.provider(),
    ]
    const bids = [await app.given.bid(first, request), await app.given.bid(second, request)]
    expect(await mailed()).toBe(1)
    for (const [at, { caller }] of [first, second].entries())
      await caller.call(withdrawBid, { params: { id: bids[at]?.id ?? '' } })
    await app.given.bid(third, request)
    expect(await mailed()).toBe(2)
    app.clock.advance(settings.requestExpiryMs.urgent + 1000)
    await expireRequests(app.services)
    const byLink = { params: { id: request.id }, token: request.token }
    await app.anybody().call(reopenRequest, byLink)
    app.clock.advance(1000)
    await app.given.bid(first, request)
    await app.given.bid(second, request)
    expect(await mailed()).toBe(3)
    await app.anybody().call(cancelRequest, { ...byLink, body: {} })
  })

  it('a provider of the approval, of a suspension, and that it is lifted', async () => {
    const provider = await app.given.provider({ approved: false })
    const admin = await app.given.admin()
    const hears = async (status: 'active' | 'suspended') => {
      const params = { id: provider.id }
      await admin.call(setProviderStanding, { params, body: { status, reason: 'No answer' } })
      await tellAll()
      const { username, password } = provider
      await provider.caller.call(login, { body: { username, password } })
      const [newest] = (await heard(provider.caller)).notifications
      return [newest?.title, newest?.body]
    }
    expect((await hears('active'))[0]).toBe('Your account is approved')
    expect(await hears('suspended')).toEqual([
      'Your account is suspended',
      'Reason: No answer. You can still sign in, read and answer a dispute, but you cannot bid.',
    ])
    expect((await hears('active'))[0]).toBe('Your account is active again')
  })
})

describe('the telling', () => {
  it('happens once for every event, also when several workers look', async () => {
    const provider = await app.given.provider()
    for (let round = 0; round < 5; round++) {
      await app.given.request()
      await atOnce(3, () => tellAll())
    }
    await tellAll()
    expect((await kinds(provider.caller)).filter((kind) => kind === 'request_opened')).toHaveLength(
      5,
    )
    const { rows } = await app.services.pool.query(
      `select count(*) as n from deliveries d join providers p on p.owner_user_id = d.user_id
       where p.id = $1 and d.channel = 'sms'`,
      [provider.id],
    )
    expect(rows[0].n).toBe(5)
  })

  it('leaves an event for later whose transaction still runs, and passes none over', async () => {
    const provider = await app.given.provider()
    await tellAll()
    const slow = await app.services.pool.connect()
    await slow.query('begin')
    await slow.query(
      `insert into events (name, at, provider_id, payload) values ('provider_status_changed', $1, $2, '{"status":"active","requests":[]}')`,
      [app.clock.now(), provider.id],
    )
    await app.given.request()
    await tellAll()
    await slow.query('commit')
    slow.release()
    await tellAll()
    const told = await kinds(provider.caller)
    expect(told.slice(0, 2).sort()).toEqual(['provider_status_changed', 'request_opened'])
  })

  it('sends nothing more than an hour late: it stands in lists and, message by message, on the operations board', async () => {
    const provider = await app.given.provider()
    await tellAll()
    await app.given.request()
    app.clock.advance(settings.notifications.tellWithinMs + 1000)
    await tellAll()
    expect(await kinds(provider.caller)).toContain('request_opened')
    const { rows } = await app.services.pool.query(
      `select d.id, d.status, d.reason, exists (select from graphile_worker._private_jobs j
         where (j.payload->>'deliveryId')::bigint = d.id) as "isQueued"
       from deliveries d join providers p on p.owner_user_id = d.user_id
       where p.id = $1 and d.kind = 'request_opened' and d.channel = 'sms'`,
      [provider.id],
    )
    const late = { status: 'failed', reason: 'too_late', isQueued: false }
    expect(rows).toMatchObject([late])
    const admin = await app.given.admin()
    const { body } = await admin.call(listStuckDeliveries)
    expect(body.find(({ id }) => id === rows[0].id)).toMatchObject({ reason: 'too_late' })
    expect((await admin.call(retryDelivery, { params: { id: String(rows[0].id) } })).status).toBe(
      200,
    )
  })
})

describe('a delivery', () => {
  it('is held back by the wishes of who gets it: SMS switched off, quiet hours', async () => {
    const provider = await app.given.provider()
    await deliverAll()
    const set = (body: object) => provider.caller.call(changeChannels, { body })
    const afterRequest = async () => {
      await app.given.request()
      await tellAll()
      const { rows } = await app.services.pool.query(
        `select d.id from deliveries d join providers p on p.owner_user_id = d.user_id
         where p.id = $1 and d.channel = 'sms' order by d.id desc limit 1`,
        [provider.id],
      )
      await deliver(app.services, { deliveryId: Number(rows[0].id) })
      const settled = await app.services.pool.query(
        `select status, reason from deliveries where id = $1`,
        [rows[0].id],
      )
      return [settled.rows[0].status, settled.rows[0].reason]
    }
    await set({ sms: false })
    expect(await afterRequest()).toEqual(['held_back', 'sms_off'])
    const hour = app.clock.now().getUTCHours()
    await set({ sms: true, quietFrom: hour, quietTo: (hour + 2) % 24, timeZone: 'UTC' })
    expect(await afterRequest()).toEqual(['held_back', 'quiet_hours'])
    await set({ quietFrom: null, quietTo: null })
    expect((await afterRequest())[0]).toBe('sent')
  })

  it('by SMS goes to no provider’s number that has not been confirmed', async () => {
    const provider = await app.given.provider({ phoneConfirmed: false })
    await app.given.request()
    await deliverAll()
    const { rows } = await app.services.pool.query(
      `select distinct d.status, d.reason from deliveries d
       join providers p on p.owner_user_id = d.user_id where p.id = $1 and d.channel = 'sms'`,
      [provider.id],
    )
    expect(rows).toEqual([{ status: 'held_back', reason: 'phone_not_confirmed' }])
  })

  it('is tried again after a doubt and given up after a no, with the reason, and never sent twice', async () => {
    const request = await app.given.request()
    await deliverAll()
    const { mailer } = app.services
    let tries = 0
    const failing = (isRetryable: boolean) => ({
      ...app.services,
      mailer: {
        send: async () => {
          tries++
          throw new DeliveryError('mail', 'SMTP 451', isRetryable)
        },
      },
    })
    await app.anybody().call(cancelRequest, {
      params: { id: request.id },
      token: request.token,
      body: { reason: 'Runs again' },
    })
    await app.given.request({ form: { email: 'unlucky@example.com' } })
    await tellAll()
    const { rows } = await app.services.pool.query(
      `select id from deliveries where status = 'waiting' and channel = 'mail' order by id desc limit 1`,
    )
    const deliveryId = Number(rows[0].id)
    await expect(deliver(failing(true), { deliveryId })).rejects.toThrow('SMTP 451')
    await deliver(failing(false), { deliveryId })
    await deliver({ ...app.services, mailer }, { deliveryId })
    expect(tries).toBe(2)
    const settled = await app.services.pool.query(
      `select status, reason, attempts from deliveries where id = $1`,
      [deliveryId],
    )
    expect(settled.rows[0]).toEqual({ status: 'failed', reason: 'SMTP 451', attempts: 2 })
  })
})

describe('the own list', () => {
  it('counts what is unread, and marks it read up to where it was seen', async () => {
    const provider = await app.given.provider()
    await tellAll()
    await app.given.request()
    await app.given.request()
    await tellAll()
    const before = await heard(provider.caller)
    const second = before.notifications[1]?.id ?? 0
    await provider.caller.call(markNotificationsRead, { body: { upTo: second } })
    expect((await heard(provider.caller)).unreadCount).toBe(1)
    const page = await provider.caller.call(listNotifications, {
      query: { before: String(before.notifications[0]?.id) },
    })
    expect(page.body.notifications[0]?.id).toBe(second)
  })

  it('has channels with their rules', async () => {
    const customer = await app.given.customer()
    expect((await customer.call(readChannels)).body).toEqual({
      mail: true,
      sms: true,
      quietFrom: null,
      quietTo: null,
      timeZone: 'America/Chicago',
      smsStopped: false,
    })
    for (const [body, field] of [
      [{ quietFrom: 22 }, 'quietTo'],
      [{ quietFrom: 25, quietTo: 6 }, 'quietFrom'],
      [{ timeZone: 'Mars/Olympus' }, 'timeZone'],
    ] as const) {
      const answer = await customer.call(changeChannels, { body })
      expect([answer.status, Object.keys(answer.refusal.details ?? {})]).toEqual([400, [field]])
    }
  })

  it('two that are changed at once on two devices both stay', async () => {
    for (let round = 0; round < 10; round++) {
      const customer = await app.given.customer()
      await Promise.all([
        customer.call(changeChannels, { body: { sms: false } }),
        customer.call(changeChannels, { body: { mail: false } }),
      ])
      const { body } = await customer.call(readChannels)
      expect([body.sms, body.mail]).toEqual([false, false])
    }
  })
})
