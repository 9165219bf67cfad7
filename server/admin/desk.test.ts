import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  listFleetsForAdmin,
  listProvidersForAdmin,
  setFleetStanding,
  setProviderStanding,
} from '#contract/admin.ts'
import { listAudit } from '#contract/audit.ts'
import { readCurrentUser } from '#contract/auth.ts'
import { decideBid } from '#contract/bids.ts'
import {
  listSentTo,
  readFleetAtDesk,
  readPersonAtDesk,
  readProviderAtDesk,
} from '#contract/desk-accounts.ts'
import { openConversation, readRequestAtDesk } from '#contract/desk-requests.ts'
import { readOwnFleet } from '#contract/fleets.ts'
import { sendMessage } from '#contract/messaging.ts'
import { listNotifications } from '#contract/notifications.ts'
import { changeOwnProvider } from '#contract/providers.ts'
import { declineRequest } from '#contract/requests.ts'
import { readSessionEnd } from '#contract/session-end.ts'
import { settings } from '#contract/settings.ts'
import { seeRequests } from '#contract/waiting.ts'
import { alertOthers } from '../asking/alert-others.ts'
import type { Caller } from '../testing/caller.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { readByLink } from '../testing/read-answers.ts'
import { tellAll } from '../testing/tell-all.ts'
import { measureJobs } from '../views/measure-jobs.ts'

let app: TestApp
let admin: Caller
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.given.admin()
})
afterAll(() => app.close())

const nobody = '00000000-0000-4000-8000-000000000000'

describe('the page of a request', () => {
  const page = async (id: string) => (await admin.call(readRequestAtDesk, { params: { id } })).body

  it('says who was alerted and what each made of it: bid, declined, seen, silent', async () => {
    const there = { location: 'Amarillo, TX', lat: 35.222, lng: -101.831 }
    const shops = await Promise.all(
      Array.from({ length: 4 }, () => app.given.provider({ address: 'Amarillo, TX' })),
    )
    const [bids, declines, sees, silent] = shops
    const request = await app.given.request({ form: there })
    await tellAll(app.services)
    if (!bids || !declines || !sees || !silent) throw new Error('four shops')
    await app.given.bid(bids, request)
    await declines.caller.call(declineRequest, { params: { id: request.id } })
    await sees.caller.call(seeRequests, { body: { ids: [request.id] } })
    const { alerted } = await page(request.id)
    const answerOf = (id: string) => {
      const shop = alerted.find(({ provider }) => provider.id === id)
      return shop?.bid ?? (shop?.declinedAt ? 'declined' : shop?.seenAt ? 'seen' : 'silent')
    }
    expect(shops.map(({ id }) => answerOf(id))).toEqual(['pending', 'declined', 'seen', 'silent'])
    expect(alerted.every(({ sent }) => sent[0]?.channel === 'sms')).toBe(true)
  })

  it('counts who was alerted as the customer’s page does, with who found it on the board before an alert', async () => {
    const there = { location: 'Roswell, NM', lat: 33.394, lng: -104.523 }
    const near = await app.given.provider({ address: 'Roswell, NM' })
    // Some 40 miles away: not in the first wave, but within its own radius.
    const far = await app.given.provider({ address: 'Artesia, NM', radius: 100 })
    const request = await app.given.request({ form: { ...there, urgency: 'urgent' } })
    await tellAll(app.services)
    await app.given.bid(far, request)
    const { alerted, alertedCount, ownFinds, asked } = await page(request.id)
    expect(alertedCount).toBe((await readByLink(app.anybody(), request)).alertedCount)
    expect([alertedCount, ownFinds, asked.looked, alerted.length]).toEqual([2, 1, 1, 2])
    const rowOf = (id: string) => alerted.find(({ provider }) => provider.id === id)
    expect(rowOf(near.id)).toMatchObject({ by: 'request_opened', bid: null, bidAt: null })
    expect(rowOf(far.id)).toMatchObject({ at: null, by: null, sent: [], bid: 'pending' })

    for (const minutes of [2, 3, 5]) {
      app.clock.advance(minutes * 60_000 + 1000)
      await alertOthers(app.services)
    }
    await tellAll(app.services)
    const later = await page(request.id)
    const shop = later.alerted.find(({ provider }) => provider.id === far.id)
    expect([later.alertedCount, later.ownFinds]).toEqual([2, 0])
    expect(shop).toMatchObject({ by: 'request_alerted' })
    expect(Date.parse(shop?.bidAt ?? '')).toBeLessThan(Date.parse(shop?.at ?? ''))
  })

  it('has who did what, the money of its job, and opens by the id of the job as well', async () => {
    const job = await app.given.job({ until: 'closed', price: '200.00' })
    const body = await page(job.id)
    expect(body.id).toBe(job.request.id)
    expect(body.jobs[0]).toMatchObject({ price: '200.00', fee: '20.00' })
    expect(body.jobs[0]?.ledger.map(({ account, amount }) => [account, amount])).toEqual([
      ['customers_paid', '-200.00'],
      ['providers_received', '200.00'],
      ['providers_owe', '20.00'],
      ['platform_fees', '-20.00'],
    ])
    const bid = body.history.find(({ name }) => name === 'bid_submitted')
    expect(bid?.who).toBe('Robin Sample')
    expect(body.history.find(({ name }) => name === 'request_opened')?.who).toBeNull()
  })

  it('is not there for an id of nothing', async () => {
    expect((await admin.call(readRequestAtDesk, { params: { id: nobody } })).status).toBe(404)
  })
})

it('private messages are read for a reason, and the audit log keeps who read them', async () => {
  const customer = await app.given.customer()
  const request = await app.given.request({ as: customer })
  const bid = await app.given.bid(await app.given.provider(), request)
  await customer.call(sendMessage, {
    body: { serviceRequestId: request.id, bidId: bid.id, content: 'The gate is open' },
  })
  const params = { id: bid.id }
  expect((await admin.call(openConversation, { params, body: {} })).status).toBe(400)
  const body = { reason: 'A complaint about the words used' }
  const opened = await admin.call(openConversation, { params, body })
  expect(opened.body.map(({ content }) => content)).toEqual(['The gate is open'])
  const { body: log } = await admin.call(listAudit, { query: { action: 'messages_read' } })
  expect(log[0]).toMatchObject({
    reason: body.reason,
    subject: { kind: 'request', id: request.id },
  })
})

describe('the page of a provider', () => {
  it('has what decides: the phone, the circle, the documents, who looks alike', async () => {
    const phone = '(512) 555-0129'
    const first = await app.given.provider({ phone })
    const second = await app.given.provider({
      approved: false,
      phoneConfirmed: false,
      phone: '+1 512 555 0129',
      radius: 35,
    })
    await app.given.submission(second, 'insurance')
    const { body } = await admin.call(readProviderAtDesk, { params: { id: second.id } })
    expect(body).toMatchObject({
      isPhoneConfirmed: false,
      radiusMiles: 35,
      status: 'pending',
      documents: [{ stepId: 'insurance', status: 'in_progress', hasFile: true }],
    })
    expect(body.lat).not.toBeNull()
    expect(body.duplicates).toContainEqual({
      likeness: 'phone',
      kind: 'provider',
      id: first.id,
      name: first.businessName,
    })
    expect(body.duplicates.some(({ id }) => id === second.id)).toBe(false)
  })

  it('says before a suspension what dies with it', async () => {
    const provider = await app.given.provider()
    await app.given.bid(provider, await app.given.request())
    await app.given.job({ provider })
    const { body } = await admin.call(readProviderAtDesk, { params: { id: provider.id } })
    expect(body.dies).toEqual({ bids: 1, jobs: 1 })
  })

  it('says what the points of a shop are made of: its steps that count today, and its jobs', async () => {
    const provider = await app.given.provider()
    const read = async () =>
      (await admin.call(readProviderAtDesk, { params: { id: provider.id } })).body
    expect(await read()).toMatchObject({ trustScore: 0, scoreParts: [] })
    await app.given.verified(provider, ['identity', 'insurance'])
    for (let job = 0; job < settings.trust.fromJobs; job++)
      await app.given.job({ provider, until: 'closed' })
    await measureJobs(app.services)
    const { trustScore, scoreParts } = await read()
    expect(scoreParts.map(({ of }) => of)).toEqual(['identity', 'insurance', 'jobs'])
    expect(scoreParts.slice(0, 2).map(({ points }) => points)).toEqual([150, 200])
    expect(scoreParts.reduce((sum, { points }) => sum + points, 0)).toBe(trustScore)
  })

  it('says of a fleet which requests wait for a bid and which have a job', async () => {
    const company = await app.given.company()
    const driver = await app.given.fleetDriver(company)
    await app.given.request({ as: driver.caller })
    const bid = await app.given.bid(
      await app.given.provider(),
      await app.given.request({ as: driver.caller }),
    )
    await company.manager.call(decideBid, { params: { id: bid.id }, body: { status: 'accepted' } })
    const { body: fleet } = await company.manager.call(readOwnFleet)
    const { body } = await admin.call(readFleetAtDesk, { params: { id: fleet.id } })
    expect(body.dies).toEqual({ people: 2, requests: 1, jobs: 1 })
  })
})

describe('a suspension', () => {
  it('needs a reason, for shops and fleets', async () => {
    const { id } = await app.given.provider()
    for (const [endpoint, of] of [
      [setProviderStanding, id],
      [setFleetStanding, await app.given.fleet()],
    ] as const) {
      const answer = await admin.call(endpoint, {
        params: { id: of },
        body: { status: 'suspended' },
      })
      expect([answer.status, answer.refusal.details]).toEqual([
        400,
        { reason: 'Say why. The account holder is told.' },
      ])
    }
  })

  it('says to whoever still has its cookie why the session has ended, and to nobody else', async () => {
    const provider = await app.given.provider()
    const why = async (caller: Caller) => (await caller.call(readSessionEnd)).body
    expect(await why(provider.caller)).toBeNull()
    await admin.call(setProviderStanding, {
      params: { id: provider.id },
      body: { status: 'suspended', reason: 'Insurance lapsed' },
    })
    expect((await provider.caller.call(readCurrentUser)).status).toBe(401)
    expect(await why(provider.caller)).toEqual({
      because: 'suspended',
      reason: 'Insurance lapsed',
    })
    expect(await why(app.anybody())).toBeNull()
  })

  it('of a fleet is told to its managers with the reason', async () => {
    const company = await app.given.company()
    await admin.call(setFleetStanding, { params: { id: company.id }, body: { status: 'active' } })
    await admin.call(setFleetStanding, {
      params: { id: company.id },
      body: { status: 'suspended', reason: 'Unpaid work' },
    })
    await tellAll(app.services)
    const { rows } = await app.services.pool.query(
      `select n.code, n.params from notifications n join fleets f on f.owner_user_id = n.user_id
       where f.id = $1 order by n.id desc limit 1`,
      [company.id],
    )
    expect(rows[0]).toEqual({ code: 'fleetSuspended', params: { reason: 'Unpaid work' } })
    const { body } = await admin.call(readFleetAtDesk, { params: { id: company.id } })
    expect(body).toMatchObject({ status: 'suspended', suspendedBecause: 'Unpaid work' })
  })
})

it('the page of a person has what was asked for and what was sent, never an address', async () => {
  const customer = await app.given.customer()
  const { id, email } = (await customer.call(readCurrentUser)).body
  const request = await app.given.request({ as: customer })
  await tellAll(app.services)
  const { body } = await admin.call(readPersonAtDesk, { params: { id } })
  expect(body.requests.map(({ requestId }) => requestId)).toEqual([request.id])
  const { body: sent } = await admin.call(listSentTo, { params: { id } })
  expect(sent[0]).toMatchObject({ channel: 'mail' })
  expect(sent[0]?.title).toMatch(/^Your request is out/)
  expect(JSON.stringify(sent)).not.toContain(email)
})

describe('the list of providers', () => {
  const names = async (query: Record<string, string>) =>
    (await admin.call(listProvidersForAdmin, { query })).body.map(
      ({ businessName }) => businessName,
    )

  it('is searched by phone and city, and filtered by state, service and level', async () => {
    const shop = await app.given.provider({
      phone: '(806) 555-0148',
      address: 'Lubbock, TX',
      services: ['towing'],
    })
    for (const search of ['(806) 555-0148', '8065550148', '555 0148', 'lubbock'])
      expect(await names({ search })).toContain(shop.businessName)
    expect(await names({ search: 'lubbock', state: 'TX', trade: 'towing' })).toEqual([
      shop.businessName,
    ])
    expect(await names({ search: 'lubbock', trade: 'battery' })).toEqual([])
    expect(await names({ search: 'lubbock', state: 'NM' })).toEqual([])
    expect(await names({ search: 'lubbock', level: 'elite' })).toEqual([])
    expect((await admin.call(listFleetsForAdmin, { query: { search: 'lubbock' } })).body).toEqual(
      [],
    )
  })
})

it('a shop that changes its settings stands in its own history by the name of who did it', async () => {
  const provider = await app.given.provider()
  await provider.caller.call(changeOwnProvider, { body: { serviceRadius: 60 } })
  const { body } = await admin.call(readProviderAtDesk, { params: { id: provider.id } })
  expect(body.history[0]).toMatchObject({ name: 'provider_changed', who: 'Robin Sample' })
  expect((await provider.caller.call(listNotifications)).status).toBe(200)
})
