import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { acceptBidByLink, changeBid, withdrawBid } from '#contract/bids.ts'
import { correctRequest } from '#contract/correcting.ts'
import { acceptOffer, offerComeback, openDispute, readDisputes } from '#contract/disputes.ts'
import { advanceJob, delayJob } from '#contract/jobs.ts'
import { endLinks } from '#contract/links.ts'
import { sendMessage } from '#contract/messaging.ts'
import { readPublicRequest } from '#contract/requests.ts'
import { settings } from '#contract/settings.ts'
import { textsConsent } from '#contract/texting.ts'
import { sendPositionsAsTechnician } from '#contract/trips.ts'
import { onePart, placesOf } from '../../platform/sms/as-sms.ts'
import type { GivenProvider, GivenRequest } from '../../testing/given.ts'
import { fixAt, technicianSteps } from '../../testing/given-trip.ts'
import { newPhone } from '../../testing/new-phone.ts'
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts'
import { begunJob } from '../../testing/read-answers.ts'
import { tellAll } from '../../testing/tell-all.ts'
import { watchPromises } from '../../trips/watch-promises.ts'
import { deliver } from './deliver.ts'

/** What reaches the phone of somebody who has asked without an account and has closed the page. */
let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

let shop: GivenProvider
let phone = ''
beforeEach(async () => {
  shop = await app.given.provider()
  phone = newPhone()
})
// What is still to go belongs to no other test.
afterEach(() => textsTo(phone))

const minute = 60_000

/** What the worker does by now: tells, and sends what is due. */
async function work() {
  await tellAll(app.services)
  const { rows } = await app.services.pool.query(
    `select id from deliveries where status = 'waiting' and channel = 'sms' and request_id is not null
       and coalesce(not_before, created_at) <= $1 order by id`,
    [app.clock.now()],
  )
  for (const { id } of rows) await deliver(app.services, { deliveryId: Number(id) })
}
/** All texts to a phone, the first one first. */
async function textsTo(to: string): Promise<string[]> {
  await work()
  const all = await app.services.outbox()
  return all
    .filter((message) => message.channel === 'sms' && message.to === to)
    .map(({ text }) => text)
    .reverse()
}
const linkIn = (text: string) => /https?:\S+/.exec(text)?.[0] ?? ''

/** Presses the link of a text: the page's address, and its token. */
async function press(text: string) {
  const answer = await fetch(app.baseUrl + new URL(linkIn(text)).pathname, { redirect: 'manual' })
  const to = new URL(answer.headers.get('location') ?? '', app.baseUrl)
  return { status: answer.status, path: to.pathname, token: to.hash.replace('#token=', '') }
}
/** Without their links, which are the same in all of one request. */
const said = (texts: readonly string[]) =>
  texts.map((text) => text.replace(/https?:\S+/, 'LINK').replace(/^Roadcall: /, ''))

const ask = (form = {}) =>
  app.given.request({ form: { phone, email: 'asleep@example.com', ...form } })
const bidOf = async (request: GivenRequest, price: string, estimatedDuration = '45 minutes') => {
  const provider = await app.given.provider()
  return { provider, ...(await app.given.bid(provider, request, { price, estimatedDuration })) }
}
const write = (request: GivenRequest, bidId: string, content: string, by = shop) =>
  by.caller.call(sendMessage, { body: { serviceRequestId: request.id, bidId, content } })

it('a guest’s whole story reaches the phone by texts alone, each in one SMS with one link that opens it', async () => {
  const request = await ask()
  const offer = { price: '310.00', estimatedDuration: '35 minutes' }
  const bid = await app.given.bid(shop, request, offer)
  await textsTo(phone)
  for (const price of ['350.00', '340.00', '330.00']) await bidOf(request, price)
  await textsTo(phone)
  app.clock.advance(settings.texts.bidsEveryMs)
  await textsTo(phone)
  const accepted = await app
    .anybody()
    .call(acceptBidByLink, { params: { id: bid.id }, token: request.token, body: {} })
  const params = { id: begunJob(accepted.body) }
  const step = async (step: 'start' | 'arrive' | 'work' | 'finish') => {
    await textsTo(phone)
    await shop.caller.call(advanceJob, { params, body: { step } })
  }
  await step('start')
  await textsTo(phone)
  await write(request, bid.id, 'I see the overpass. Which side of the road are you on?')
  await textsTo(phone)
  await shop.caller.call(delayJob, { params, body: { minutes: 20 } })
  await step('arrive')
  await step('work')
  await step('finish')

  const texts = await textsTo(phone)
  const business = shop.businessName
  expect(said(texts)).toEqual([
    'Your request is out. Bids will come by text: LINK Msg & data rates may apply. Reply STOP to end, HELP for help.',
    '1 bid $310 / 35 min: LINK',
    '4 bids, best $310 / 35 min: LINK',
    expect.stringMatching(
      new RegExp(
        `^${business} has the job\\. Call \\(512\\) 555-0177\\. Promised by .* \\d{1,2}:\\d\\d [AP]M .*: LINK$`,
      ),
    ),
    expect.stringMatching(new RegExp(`^${business} is on the way\\. Promised by .*: LINK$`)),
    `${business}: "I see the overpass. Which side of the road are you on?" LINK`,
    expect.stringMatching(new RegExp(`^${business} is running late\\. Now expected by .*: LINK$`)),
    `Is ${business} with you? They say they have arrived. Please say yes or no: LINK`,
    `${business} says the work is done. Please confirm: LINK`,
  ])
  for (const text of texts) {
    expect(placesOf(text) ?? text).toBeLessThanOrEqual(onePart)
    expect(text.match(/https?:/g)).toHaveLength(1)
    const { status, path, token } = await press(text)
    expect([status, path]).toEqual([303, `/bids/${request.id}`])
    const seen = await app.anybody().call(readPublicRequest, { params: { id: request.id }, token })
    expect(seen.body.view).toBe('owner')
  }
  expect(new Set(texts.map(linkIn)).size).toBe(1)
})

describe('texts of bids', () => {
  it('come with the first, then at most once in ten minutes, and say how things stand when they go', async () => {
    const request = await ask()
    const first = await bidOf(request, '310.00')
    expect(said(await textsTo(phone)).slice(1)).toEqual(['1 bid $310 / 45 min: LINK'])
    app.clock.advance(2 * minute)
    const second = await bidOf(request, '280.00')
    await bidOf(request, '290.00', '20 minutes')
    expect(await textsTo(phone)).toHaveLength(2)
    // One that is gone by then is not offered.
    await second.provider.caller.call(withdrawBid, { params: { id: second.id } })
    app.clock.advance(7 * minute)
    expect(await textsTo(phone)).toHaveLength(2)
    app.clock.advance(minute)
    expect(said(await textsTo(phone)).at(-1)).toBe('2 bids, best $290 / 20 min: LINK')
    app.clock.advance(settings.texts.bidsEveryMs)
    expect(await textsTo(phone)).toHaveLength(3)
    await first.provider.caller.call(changeBid, {
      params: { id: first.id },
      body: { price: '250.00' },
    })
    await bidOf(request, '300.00')
    expect(said(await textsTo(phone)).at(-1)).toBe('3 bids, best $250 / 45 min: LINK')
  })

  it('that waited until one was accepted do not come any more', async () => {
    const request = await ask()
    const { id } = await bidOf(request, '310.00')
    await textsTo(phone)
    await bidOf(request, '290.00')
    await textsTo(phone)
    await app.anybody().call(acceptBidByLink, { params: { id }, token: request.token, body: {} })
    await textsTo(phone)
    app.clock.advance(settings.texts.bidsEveryMs)
    expect(said(await textsTo(phone)).filter((text) => /bids?\b.*\$/.test(text))).toHaveLength(1)
  })
})

describe('what the shop writes', () => {
  it('comes at most once in five minutes: the newest, its first 80 characters in the letters of SMS', async () => {
    const request = await ask()
    const { id } = await app.given.bid(shop, request)
    await write(request, id, 'Hello')
    await textsTo(phone)
    await write(request, id, 'Are you there?')
    await write(request, id, `We’re “close” – ${'near the exit, '.repeat(12)}`)
    expect(await textsTo(phone)).toHaveLength(3)
    app.clock.advance(settings.texts.messagesEveryMs)
    const [newest] = (await textsTo(phone)).slice(3)
    const quote = /"(.*)" http/.exec(newest ?? '')?.[1] ?? ''
    expect(quote).toMatch(/^We're "close" - near the exit, .*\.\.\.$/)
    expect(quote.length).toBeLessThanOrEqual(80)
    expect(quote.length).toBeGreaterThan(70)
    expect(await textsTo(phone)).toHaveLength(4)
  })
})

it('silence past the promise is told to a guest too, with the number of who is late', async () => {
  const request = await ask()
  await app.given.job({ provider: shop, request })
  await textsTo(phone)
  app.clock.advance(45 * minute + settings.noShow.nudgeMs + 1000)
  await watchPromises(app.services)
  expect(said(await textsTo(phone)).at(-1)).toBe(
    `${shop.businessName} is past the promised time. We asked for a new one. Call (512) 555-0177 or follow the job: LINK`,
  )
})

it('who is near is told with what to look for, in the words of the technician', async () => {
  const request = await ask()
  const job = await app.given.job({ provider: shop, request })
  const { byLink } = await app.given.technician(shop, job)
  const params = { id: job.id }
  await technicianSteps(byLink, params, 'start')
  await textsTo(phone)
  for (const miles of [3, 1.8]) {
    app.clock.advance(minute + 1000)
    const body = { fixes: [fixAt(miles, app.clock.now())] }
    await byLink.call(sendPositionsAsTechnician, { params, body })
  }
  expect(said(await textsTo(phone)).at(-1)).toBe(
    `${shop.businessName} is within 2 miles. Look for: Wrecker 7. See your code for them: LINK`,
  )
})

describe('the first text to a number', () => {
  const terms = 'Msg & data rates may apply. Reply STOP to end, HELP for help.'

  it('says the terms, whoever’s it is later, and no other does', async () => {
    await ask()
    await ask()
    const texts = await textsTo(phone)
    expect(texts.map((text) => text.endsWith(terms))).toEqual([true, false])
  })

  it('has them before it, by themselves, where it has no room', async () => {
    const request = await ask()
    const { id } = await app.given.bid(shop, request)
    const before = await textsTo(phone)
    await app.services.pool.query('delete from texted_numbers')
    await write(request, id, 'a'.repeat(80))
    const texts = (await textsTo(phone)).slice(before.length)
    expect(said(texts)).toEqual([
      expect.stringMatching(/^roadside help for trucks\. .*HELP for help\.$/),
      `${shop.businessName}: "${'a'.repeat(80)}" LINK`,
    ])
    for (const text of texts) expect(placesOf(text) ?? text).toBeLessThanOrEqual(onePart)
  })
})

it('which words of consent stood beside the number, and when, is kept with the request and goes with another number', async () => {
  const consentOf = async ({ id }: GivenRequest) => {
    const { rows } = await app.services.pool.query(
      'select texts_consent_version as version, texts_consent_at as at from requests where id = $1',
      [id],
    )
    return rows[0]
  }
  const request = await ask({ textsConsent })
  expect(await consentOf(request)).toEqual({ version: textsConsent, at: app.clock.now() })
  expect(await consentOf(await ask())).toEqual({ version: null, at: null })
  app.clock.advance(minute)
  const correct = (body: object) =>
    app.anybody().call(correctRequest, { params: { id: request.id }, token: request.token, body })
  await correct({ additionalNotes: 'Blue cab', textsConsent })
  expect((await consentOf(request)).at).not.toEqual(app.clock.now())
  await correct({ contactPhone: '(512) 555-0190', textsConsent })
  expect((await consentOf(request)).at).toEqual(app.clock.now())
  // Of wordings that nobody has written nobody has read one.
  const made = await correct({ contactPhone: '(512) 555-0191', textsConsent: textsConsent + 1 })
  expect(made.status).toBe(400)
})

it('who ends all links gets the new one on the phone as well, and the old one leads nowhere', async () => {
  const request = await ask()
  const [first = ''] = await textsTo(phone)
  await app.anybody().call(endLinks, { params: { id: request.id }, token: request.token })
  const [, second = ''] = await textsTo(phone)
  expect(said([second])).toEqual(['Old links to your request no longer work. Your new one: LINK'])
  expect(linkIn(second)).not.toBe(linkIn(first))
  expect((await press(first)).path).toBe('/link-ended')
  expect((await press(second)).path).toBe(`/bids/${request.id}`)
})

it('whose location nobody knows reads that nobody was alerted, not that bids will come', async () => {
  const nowhere = { location: 'zzqx nowhere', lat: undefined, lng: undefined }
  await ask(nowhere)
  const texts = await textsTo(phone)
  expect(said(texts)).toContain(
    'Location not found, so nobody is alerted. Add town and state: LINK',
  )
  expect(said(texts).join()).not.toContain('is out')
  for (const text of texts) expect(placesOf(text) ?? text).toBeLessThanOrEqual(onePart)
})

it('another phone hears at once where the request is, and the old one nothing more', async () => {
  const request = await ask()
  const [first = ''] = await textsTo(phone)
  const other = phone.replace('+1512', '+1737')
  await app.anybody().call(correctRequest, {
    params: { id: request.id },
    token: request.token,
    body: { contactPhone: other, textsConsent },
  })
  const [text = '', ...more] = await textsTo(other)
  expect([said([text])[0], more]).toEqual([
    expect.stringMatching(/^Your request is out\. Bids will come by text: LINK Msg & data/),
    [],
  ])
  expect((await press(text)).path).toBe(`/bids/${request.id}`)
  expect((await press(first)).path).toBe('/link-ended')
  await app.given.bid(shop, request)
  expect((await textsTo(other)).length).toBe(2)
  expect((await textsTo(phone)).length).toBe(1)
})

it('a customer with an account hears of bids as the account’s settings say, not by such texts', async () => {
  const as = await app.given.customer()
  const request = await app.given.request({ as, form: { phone } })
  await app.given.bid(shop, request)
  expect(await textsTo(phone)).toEqual([])
})

it('a guest whose dispute is settled by a comeback reads so by text, each with the link that opens what it is about', async () => {
  const request = await ask()
  const job = await app.given.job({ provider: shop, request, until: 'finish' })
  const of = { params: { id: job.id }, token: request.token }
  const guest = app.anybody()
  await guest.call(openDispute, {
    ...of,
    body: { reason: 'not_as_agreed', claim: '20.00', words: 'It lost its air within a mile.' },
  })
  const disputeOf = async () => (await guest.call(readDisputes, of)).body.disputes[0]
  const params = { id: (await disputeOf())?.id ?? '' }
  const known = (await textsTo(phone)).length
  await shop.caller.call(offerComeback, { params })
  await textsTo(phone)
  const body = { offerId: (await disputeOf())?.offers[0]?.id ?? '' }
  await guest.call(acceptOffer, { params, token: request.token, body })
  const [offered = '', begun = ''] = (await textsTo(phone)).slice(known)
  expect(said([offered, begun])).toEqual([
    'They offer a free comeback: Roadside Tire Change near Austin, TX. Open for a day: LINK',
    expect.stringMatching(/^Shop \w+ comes back at no charge by .*\. Details: LINK$/),
  ])
  for (const text of [offered, begun]) expect(placesOf(text) ?? text).toBeLessThanOrEqual(onePart)
  const { requestId } = (await disputeOf())?.comeback ?? {}
  expect((await press(offered)).path).toBe(`/bids/${request.id}`)
  const pressed = await press(begun)
  expect(pressed.path).toBe(`/bids/${requestId}`)
  const opened = await guest.call(readPublicRequest, {
    params: { id: requestId ?? '' },
    token: pressed.token,
  })
  expect(opened.body).toMatchObject({ view: 'owner', job: { price: '0.00' } })
})
