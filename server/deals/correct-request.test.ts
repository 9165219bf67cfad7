import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { acceptBidByLink, changeBid, listOwnBids, listPublicBids } from '#contract/bids.ts'
import { type CorrectionInput, correctRequest, readAskedRequest } from '#contract/correcting.ts'
import { advanceJob, readJob } from '#contract/jobs.ts'
import { listNotifications } from '#contract/notifications.ts'
import { changeOwnProfile } from '#contract/provider-profile.ts'
import {
  cancelRequest,
  createIndividualRequest,
  listBoard,
  type RequestForOwner,
  readPublicRequest,
} from '#contract/requests.ts'
import type { Caller } from '../testing/caller.ts'
import { type GivenProvider, type GivenRequest, guestForm } from '../testing/given.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { readByLink } from '../testing/read-answers.ts'
import { tellAll } from '../testing/tell-all.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
// What other tests have done is not told in the next.
beforeEach(() => tellAll(app.services))
afterAll(() => app.close())

const waco = { location: 'Waco, TX', lat: 31.5493, lng: -97.1467, accuracyM: 12 }

const correct = (request: GivenRequest, body: CorrectionInput, caller = app.anybody()) =>
  caller.call(correctRequest, { params: { id: request.id }, token: request.token, body })
const read = (request: GivenRequest) => readByLink(app.anybody(), request)
const versions = async ({ id }: GivenRequest) =>
  (
    await app.services.pool.query(
      'select version, corrected_as, changed, before, after from request_versions where request_id = $1 order by version',
      [id],
    )
  ).rows
const board = async ({ caller }: GivenProvider) =>
  (await caller.call(listBoard)).body.map(({ id }) => id)
/** An emergency: a place and a number, and what broke. */
async function askInHaste(): Promise<GivenRequest> {
  const { body } = await app.anybody().call(createIndividualRequest, {
    body: {
      serviceType: 'Emergency',
      triage: 'tire',
      phone: guestForm.phone,
      location: guestForm.location,
    },
  })
  return { id: body.requestId, token: body.accessToken }
}
const told = async ({ caller }: GivenProvider, kind = 'request_corrected') =>
  (await caller.call(listNotifications)).body.notifications.filter((one) => one.kind === kind)
const bidOf = async (provider: GivenProvider, request: GivenRequest) =>
  (await provider.caller.call(listOwnBids)).body.find((bid) => bid.serviceRequestId === request.id)
const bidsOn = async ({ id, token }: GivenRequest) =>
  (await app.anybody().call(listPublicBids, { params: { id }, token })).body
const accept = (request: GivenRequest, bidId: string, seen: { version?: number } = {}) =>
  app.anybody().call(acceptBidByLink, { params: { id: bidId }, token: request.token, body: seen })

describe('an open request is corrected by its owner', () => {
  it('in place, phone, notes and details; each version is kept, and the history says what', async () => {
    const request = await app.given.request()
    const phone = '+15125550188'
    const body = { contactPhone: phone, additionalNotes: 'Blue cab', tireSize: '11R22.5' }
    expect((await correct(request, { ...waco, ...body })).status).toBe(200)
    const seen = await read(request)
    expect(seen).toMatchObject({
      title: 'Roadside Tire Change near Waco, TX',
      location: 'Waco, TX',
      lat: waco.lat,
      contactPhone: phone,
      additionalNotes: 'Blue cab',
    })
    expect(seen.details).toMatchObject({ tireSize: '11R22.5', tireIssue: 'blowout' })
    expect(seen.timeline.at(-1)).toMatchObject({
      name: 'request_corrected',
      facts: { corrected: ['place', 'phone', 'notes', 'details'] },
      note: null,
    })
    const [kept, ...others] = await versions(request)
    expect(others).toEqual([])
    expect(kept).toMatchObject({
      version: 2,
      corrected_as: 'link',
      before: { phone: guestForm.phone, place: { location: 'Austin, TX' } },
      after: { phone, place: { location: 'Waco, TX' } },
    })
  })

  it('name and address of a guest can be said later, and no bidder hears of them', async () => {
    const shop = await app.given.provider()
    const request = await askInHaste()
    await app.given.bid(shop, request)
    expect((await read(request)).lacks).toEqual(['name', 'email', 'details'])
    const said = { fullName: 'Dale Whitcomb', email: 'dale@example.com', tireIssue: 'blowout' }
    expect((await correct(request, said)).status).toBe(200)
    expect(await read(request)).toMatchObject({ customerName: 'Dale Whitcomb', lacks: [] })
    await tellAll(app.services)
    expect(await told(shop)).toMatchObject([{ body: expect.not.stringMatching(/name|email/) }])
    expect((await bidsOn(request))[0]?.madeBefore).toEqual(['details'])
    const asked = await app.anybody().call(readAskedRequest, {
      params: { id: request.id },
      token: request.token,
    })
    const { fullName, email } = said
    expect(asked.body).toMatchObject({ fullName, email, isGuests: true })
  })

  it('also while help is on its way, but for what a price or the way depends on, till they are there', async () => {
    const shop = await app.given.provider()
    const request = await askInHaste()
    const job = await app.given.job({ provider: shop, request, until: 'start' })
    expect(await read(request)).toMatchObject({
      lacks: ['name', 'email', 'details'],
      can: { correct: false, addDetails: true },
    })
    for (const wrong of [{ location: 'Waco, TX' }, { contactPhone: '+15125550199' }]) {
      const answer = await correct(request, { fullName: 'Dale Whitcomb', ...wrong })
      expect([answer.status, answer.refusal.code]).toEqual([409, 'already_assigned'])
    }
    const said = { fullName: 'Dale Whitcomb', email: 'dale@example.com', tireIssue: 'blowout' }
    expect((await correct(request, said)).status).toBe(200)
    expect((await correct(request, said)).status).toBe(200)
    expect((await correct(request, { email: 'other@example.com' })).status).toBe(409)
    const { timeline, ...now } = await read(request)
    expect(now).toMatchObject({ customerName: 'Dale Whitcomb', lacks: [] })
    expect(timeline.filter(({ name }) => name === 'details_added')).toMatchObject([
      { facts: { corrected: ['name', 'email', 'details'] } },
    ])
    const seen = await shop.caller.call(readJob, { params: { id: job.id } })
    expect(seen.body.request).toMatchObject({
      contact: { customerName: 'Dale Whitcomb' },
      details: { tireIssue: 'blowout' },
    })
    await tellAll(app.services)
    expect(await told(shop, 'details_added')).toMatchObject([
      { body: 'New: the name, email address, and details.' },
    ])
    await shop.caller.call(advanceJob, { params: { id: job.id }, body: { step: 'arrive' } })
    expect((await read(request)).can.addDetails).toBe(false)
    expect((await correct(request, { additionalNotes: 'Blue cab' })).status).toBe(409)
  })

  it('and where exactly it is, of a town that was typed, once; who drives there hears it', async () => {
    const shop = await app.given.provider()
    const request = await app.given.request({ form: { lat: undefined, lng: undefined } })
    const job = await app.given.job({ provider: shop, request, until: 'start' })
    const was = await read(request)
    expect([was.can.sendPlace, was.roughMiles]).toEqual([true, expect.any(Number)])
    const at = (lat: number, accuracyM = 12) => ({
      location: guestForm.location,
      ...{ lat, lng: was.lng ?? 0, accuracyM, fixedAt: app.clock.now().toISOString() },
    })
    const near = at((was.lat ?? 0) + 0.05)
    for (const wrong of [at(near.lat, 5_000), { ...near, location: 'I-35 mile 235' }]) {
      const answer = await correct(request, wrong)
      expect([answer.status, answer.refusal.code]).toEqual([409, 'already_assigned'])
    }
    const far = await correct(request, at((was.lat ?? 0) + 1))
    expect([far.status, far.refusal.details]).toEqual([
      422,
      { location: 'This is far from where the provider is going. Call or message them.' },
    ])
    expect((await correct(request, near)).status).toBe(200)
    expect((await correct(request, at((was.lat ?? 0) + 0.06))).status).toBe(409)
    expect(await read(request)).toMatchObject({
      location: guestForm.location,
      lat: near.lat,
      roughMiles: null,
      can: { sendPlace: false, addDetails: true },
    })
    const seen = await shop.caller.call(readJob, { params: { id: job.id } })
    expect(seen.body.request.contact).toMatchObject({ lat: near.lat, lng: near.lng })
    expect(seen.body.request.contact?.roughMiles).toBeUndefined()
    await tellAll(app.services)
    expect(await told(shop, 'details_added')).toMatchObject([
      { title: expect.stringMatching(/^Exact location sent: /) },
    ])
  })

  it('from where no map knew the words too, in the same state', async () => {
    const shop = await app.given.provider()
    const request = await app.given.request({
      form: { location: 'Behind the mill, TX', lat: undefined, lng: undefined },
    })
    await app.given.job({ provider: shop, request, until: 'start' })
    expect(await read(request)).toMatchObject({
      lat: null,
      roughMiles: null,
      can: { sendPlace: true },
    })
    const here = { location: 'Behind the mill, TX', accuracyM: 12 }
    expect((await correct(request, { ...here, lat: 40.71, lng: -74.01 })).status).toBe(422)
    expect((await correct(request, { ...here, lat: 31.55, lng: -97.15 })).status).toBe(200)
  })

  it('in other words too, by who has no device to ask: nearer, not elsewhere, and with the job', async () => {
    const company = await app.given.company()
    const driver = await app.given.fleetDriver(company)
    const request = await app.given.request({
      as: driver.caller,
      form: { location: 'Waco, TX', lat: undefined, lng: undefined },
    })
    const shop = await app.given.provider({ address: 'Waco, TX 76701' })
    const job = await app.given.job({ provider: shop, request, until: 'start' })
    const read = async (caller: Caller) =>
      (await caller.call(readPublicRequest, { params: { id: request.id } })).body as RequestForOwner
    const say = (caller: Caller, location: string) =>
      caller.call(correctRequest, { params: { id: request.id }, body: { location } })
    const was = await read(company.manager)
    expect(was.can).toMatchObject({ sendPlace: false, sayPlace: true })
    for (const vague of ['Waco', 'By the old water tower', 'Texas']) {
      const answer = await say(company.manager, vague)
      expect([answer.status, answer.refusal.details]).toEqual([
        409,
        {
          location:
            'The map finds this no more exactly than before. Give the highway with a mile marker or an exit, or call or message the provider.',
        },
      ])
    }
    const far = await say(driver.caller, 'I-10 mile 696')
    expect([far.status, far.refusal.details]).toEqual([
      409,
      { location: 'This is far from where the provider is going. Call or message them.' },
    ])
    expect((await read(driver.caller)).location).toBe('Waco, TX')
    expect((await say(company.manager, 'I-35 mile 335, Waco, TX')).status).toBe(200)
    const now = await read(driver.caller)
    expect(now.roughMiles).toBeLessThan(was.roughMiles ?? 0)
    const seen = await shop.caller.call(readJob, { params: { id: job.id } })
    expect(seen.body.request.contact).toMatchObject({
      location: 'I-35 mile 335, Waco, TX',
      lat: now.lat,
    })
    // What a mile of road says is no exact spot: the bell says so as the card does.
    await tellAll(app.services)
    const off = Math.ceil(now.roughMiles ?? 0)
    expect(await told(shop, 'details_added')).toMatchObject([
      {
        title: expect.stringMatching(/^Closer location sent: /),
        body: expect.stringContaining(`It may still be ${off} mile`),
      },
    ])
    await shop.caller.call(advanceJob, { params: { id: job.id }, body: { step: 'arrive' } })
    expect((await read(driver.caller)).can.sayPlace).toBe(false)
    expect((await say(driver.caller, 'I-35 mile 334, Waco, TX')).status).toBe(409)
  })

  it('by its driver, and by nobody at the desk of the fleet', async () => {
    const company = await app.given.company()
    const driver = await app.given.fleetDriver(company)
    const request = await app.given.request({
      as: driver.caller,
      form: { lat: undefined, lng: undefined },
    })
    await app.given.job({ provider: await app.given.provider(), request, until: 'start' })
    const { location, lat, lng } = guestForm
    const send = (caller: Caller) =>
      caller.call(correctRequest, {
        params: { id: request.id },
        body: { location, lat, lng, accuracyM: 12 },
      })
    expect((await send(company.manager)).status).toBe(409)
    expect((await send(driver.caller)).status).toBe(200)
  })

  it('but not the address of an account, whose mails go to its own', async () => {
    const customer = await app.given.customer()
    const request = await app.given.request({ as: customer })
    const answer = await correct(request, { email: 'somebody-else@example.com' })
    expect([answer.status, answer.refusal.details]).toEqual([
      422,
      {
        email: 'This request belongs to an account, so its emails go to that account’s address.',
      },
    ])
    expect((await read(request)).lacks).toEqual([])
  })

  it('and what is left out, or the same, stays as it is: nobody is told', async () => {
    const request = await app.given.request()
    const { location, lat, lng } = guestForm
    expect((await correct(request, { location, lat, lng, tireIssue: 'blowout' })).status).toBe(200)
    expect((await correct(request, {})).status).toBe(200)
    const { expiresAt, preferredTime } = await read(request)
    app.clock.advance(60_000)
    const preferredServiceTime = preferredTime as CorrectionInput['preferredServiceTime']
    expect((await correct(request, { preferredServiceTime })).status).toBe(200)
    expect((await read(request)).expiresAt).toBe(expiresAt)
    expect(await versions(request)).toEqual([])
    expect((await read(request)).timeline.map(({ name }) => name)).toEqual(['request_opened'])
  })

  it('an answer is taken back by the empty text, and words alone leave the old position behind', async () => {
    const request = await app.given.request()
    await correct(request, { tireIssue: '', location: 'Waco, TX' })
    const seen = await read(request)
    expect(seen.details.tireIssue).toBeUndefined()
    expect(seen.lat).not.toBe(guestForm.lat)
    expect(seen.area).toContain('Waco')
  })

  it('the time may be another: then it expires with that', async () => {
    const request = await app.given.request()
    const scheduledAt = new Date(app.clock.now().getTime() + 20 * 3_600_000).toISOString()
    await correct(request, { preferredServiceTime: 'custom_date/time', scheduledAt })
    const seen = await read(request)
    expect(seen).toMatchObject({ urgency: 'scheduled', scheduledAt, expiresAt: scheduledAt })
    const past = await correct(request, {
      preferredServiceTime: 'custom_date/time',
      scheduledAt: '2020-01-01T00:00:00Z',
    })
    expect(past.status).toBe(422)
  })

  it('never after a bid is accepted, nor when it is over; each with its sentence', async () => {
    const { request } = await app.given.job()
    const late = await correct(request, { location: 'Waco, TX' })
    expect(late.status).toBe(409)
    expect(late.refusal.message).toMatch(/^A bid has been accepted/)
    expect((await read(request)).can.correct).toBe(false)
    const over = await app.given.request()
    await app.anybody().call(cancelRequest, {
      params: { id: over.id },
      token: over.token,
      body: { reason: 'Found help' },
    })
    expect((await correct(over, waco)).refusal.message).toBe(
      'This request is over. Ask for help again instead.',
    )
  })

  it('of an acceptance and a correction at once, both stand or the correction came too late', async () => {
    for (let round = 0; round < 5; round++) {
      const request = await app.given.request()
      const bid = await app.given.bid(await app.given.provider({ radius: 150 }), request)
      const [accepted, corrected] = await Promise.all([
        accept(request, bid.id),
        correct(request, waco),
      ])
      expect(accepted.status).toBe(200)
      expect([200, 409]).toContain(corrected.status)
      expect((await read(request)).location).toBe(
        corrected.status === 200 ? 'Waco, TX' : 'Austin, TX',
      )
    }
  })

  it('of an acceptance and a correction that closes its bid exactly one is done', async () => {
    for (let round = 0; round < 5; round++) {
      const request = await app.given.request()
      const shop = await app.given.provider()
      const bid = await app.given.bid(shop, request)
      const [accepted, corrected] = await Promise.all([
        accept(request, bid.id),
        correct(request, waco),
      ])
      expect([accepted.status, corrected.status].sort()).toEqual([200, 409])
      expect((await bidOf(shop, request))?.status).toBe(
        accepted.status === 200 ? 'accepted' : 'rejected',
      )
    }
  })

  it('by the driver and the people of its fleet, but by nobody who may only look', async () => {
    const company = await app.given.company()
    const driver = await app.given.fleetDriver(company)
    const request = await app.given.request({ as: driver.caller })
    const own = (caller: Caller, location: string) =>
      caller.call(correctRequest, { params: { id: request.id }, body: { location } })
    expect((await own(driver.caller, 'Waco, TX')).status).toBe(200)
    expect((await own(company.manager, 'Temple, TX')).status).toBe(200)
    expect((await own(await app.given.customer(), 'Dallas, TX')).status).toBe(404)
    expect((await versions(request)).map((one) => one.corrected_as)).toEqual(['driver', 'member'])
  })
})

describe('a moved place', () => {
  it('leaves the boards around the old one, comes to those around the new one, and alerts who is newly in reach', async () => {
    const [old, near, between] = [
      await app.given.provider(),
      await app.given.provider({ address: 'Waco, TX 76701' }),
      await app.given.provider({ address: 'Temple, TX 76501', radius: 150 }),
    ]
    const request = await app.given.request({ form: { preferredServiceTime: 'tomorrow' } })
    await tellAll(app.services)
    expect(await board(old)).toContain(request.id)
    expect(await board(near)).not.toContain(request.id)
    await correct(request, waco)
    await tellAll(app.services)
    expect(await board(old)).not.toContain(request.id)
    expect(await board(near)).toContain(request.id)
    expect(await told(near)).toHaveLength(1)
    expect(await told(old)).toEqual([])
    // Heard of it where it was.
    expect(await told(between)).toEqual([])
  })

  it('stays private: no phone and no exact place stands in what others read, hear or are told', async () => {
    const shop = await app.given.provider({ address: 'Waco, TX 76701' })
    const request = await app.given.request()
    await correct(request, {
      ...waco,
      location: '4417 Hidden Hollow Rd, Waco, TX',
      contactPhone: '(254) 555-0191',
      additionalNotes: 'Call 254-555-0191',
    })
    await tellAll(app.services)
    const { rows } = await app.services.pool.query(
      `select payload->'card' as card, facts from events where request_id = $1 and name = 'request_corrected'`,
      [request.id],
    )
    const outline = await app.anybody().call(readPublicRequest, { params: { id: request.id } })
    const card = (await shop.caller.call(listBoard)).body.find(({ id }) => id === request.id)
    expect(card).toBeDefined()
    const shown = JSON.stringify([rows, outline.body, card, await told(shop)])
    expect(shown).not.toMatch(/Hidden Hollow|555-?0191|31\.5493|97\.1467/)
  })
})

describe('a bid that was made before', () => {
  it('stands, says so to both sides, and is good again once it is changed', async () => {
    const shop = await app.given.provider({ radius: 150 })
    const request = await app.given.request()
    const bid = await app.given.bid(shop, request)
    expect(bid.madeBefore).toEqual([])
    await correct(request, { ...waco, contactPhone: '+15125550188' })
    expect((await bidOf(shop, request))?.madeBefore).toEqual(['place'])
    const [listed] = await bidsOn(request)
    expect(listed).toMatchObject({ status: 'pending', madeBefore: ['place'] })
    // It is farther now.
    expect(listed?.distanceMiles).toBeGreaterThan(80)
    await tellAll(app.services)
    expect((await told(shop))[0]).toMatchObject({ body: expect.stringContaining('the location') })
    await shop.caller.call(changeBid, { params: { id: bid.id }, body: { price: '260.00' } })
    expect((await bidOf(shop, request))?.madeBefore).toEqual([])
    await correct(request, { additionalNotes: 'Blue cab' })
    const { version } = (await bidOf(shop, request)) ?? {}
    expect((await accept(request, bid.id, { version: version ?? 0 })).status).toBe(200)
  })

  it('ends with its request, whatever time that is corrected to; where the request goes on longer, as its provider chose', async () => {
    const shop = await app.given.provider()
    const request = await app.given.request()
    const inHours = (hours: number) =>
      new Date(app.clock.now().getTime() + hours * 3_600_000).toISOString()
    const at = (scheduledAt: string) =>
      correct(request, { preferredServiceTime: 'custom_date/time', scheduledAt })
    const [start, later] = [inHours(14), inHours(60)]
    await at(start)
    const bid = await app.given.bid(shop, request)
    const ends = async () => [
      (await bidOf(shop, request))?.expiresAt,
      (await bidsOn(request))[0]?.expiresAt,
    ]
    expect(bid.expiresAt).toBe(start)
    expect(await ends()).toEqual([start, start])
    await at(inHours(10))
    expect(await ends()).toEqual([inHours(10), inHours(10)])
    // A bid on a scheduled job stands for a day.
    await at(later)
    expect(await ends()).toEqual([inHours(24), inHours(24)])
  })

  it('is closed with its reason where another trade is needed, and who does that trade is asked', async () => {
    const [tires, tows] = [
      await app.given.provider(),
      await app.given.provider({ services: ['towing'] }),
    ]
    const request = await app.given.request()
    const bid = await app.given.bid(tires, request)
    await correct(request, { serviceType: 'roadside_towing' })
    expect(await bidOf(tires, request)).toMatchObject({
      status: 'rejected',
      statusReason: 'other_service',
    })
    expect((await accept(request, bid.id)).status).toBe(409)
    await tellAll(app.services)
    expect((await told(tires))[0]?.title).toContain('Your bid was closed')
    expect(await told(tows)).toHaveLength(1)
    expect(await board(tows)).toContain(request.id)
    expect(await board(tires)).not.toContain(request.id)
  })

  it('is closed where the shop does not take a truck of that size; another shop’s stands', async () => {
    const [small, any] = [
      await app.given.provider({ services: ['towing'] }),
      await app.given.provider({ services: ['towing'] }),
    ]
    await small.caller.call(changeOwnProfile, { body: { truckWork: ['light'] } })
    const request = await app.given.request({
      form: { serviceType: 'roadside_towing', truckClass: 'light' },
    })
    const [bid] = [await app.given.bid(small, request), await app.given.bid(any, request)]
    await correct(request, { truckClass: 'heavy' })
    expect(await bidOf(small, request)).toMatchObject({
      status: 'rejected',
      statusReason: 'other_service',
    })
    expect(await bidOf(any, request)).toMatchObject({ status: 'pending' })
    expect((await accept(request, bid?.id ?? '')).refusal.code).toBe('bid_not_pending')
    await tellAll(app.services)
    expect((await told(small))[0]).toMatchObject({
      body: 'The customer now needs a different service, or the truck is not a size you take.',
    })
    // Who takes no such truck any more does not bid on one anew by a change.
    await any.caller.call(changeOwnProfile, { body: { truckWork: ['light'] } })
    const standing = await bidOf(any, request)
    const changed = await any.caller.call(changeBid, {
      params: { id: standing?.id ?? '' },
      body: { price: '200.00' },
    })
    expect([changed.status, changed.refusal.code]).toEqual([403, 'provider_incomplete'])
  })

  it('is closed where the truck is out of the shop’s reach now; a shop that reaches as far, or came nearly as far before, keeps its bid', async () => {
    const [near, far] = [await app.given.provider(), await app.given.provider({ radius: 150 })]
    const request = await app.given.request()
    const [bid] = [await app.given.bid(near, request), await app.given.bid(far, request)]
    await correct(request, waco)
    expect(await bidOf(near, request)).toMatchObject({
      status: 'rejected',
      statusReason: 'other_place',
    })
    expect((await accept(request, bid.id)).status).toBe(409)
    expect(await bidOf(far, request)).toMatchObject({ status: 'pending', madeBefore: ['place'] })
    await tellAll(app.services)
    expect((await told(near))[0]).toMatchObject({
      title: expect.stringContaining('Your bid was closed'),
      body: 'The customer corrected the location: the truck is now outside your service area.',
    })
    expect((await told(far))[0]?.title).toContain('The customer changed the request')

    // A request that was widened is bid on from farther away than the radius: there a few miles more close nothing.
    await app.services.pool.query('update providers set radius_miles = 50 where id = $1', [far.id])
    await correct(request, { ...waco, lat: waco.lat + 0.2 })
    expect(await bidOf(far, request)).toMatchObject({ status: 'pending' })
  })

  it('a phone number alone is nobody’s business who has bid', async () => {
    const shop = await app.given.provider()
    const request = await app.given.request()
    await app.given.bid(shop, request)
    await correct(request, { contactPhone: '+15125550188' })
    await tellAll(app.services)
    expect((await bidOf(shop, request))?.madeBefore).toEqual([])
    expect(await told(shop)).toEqual([])
  })
})

describe('what was filled in is there to be used again', () => {
  const readAsked = (caller: Caller, { id, token }: { id: string; token?: string }) =>
    caller.call(readAskedRequest, { params: { id }, ...(token && { token }) })

  it('for the holder of its link, also when it is over; for nobody else', async () => {
    const request = await app.given.request({ form: { accuracyM: 9 } })
    await app.anybody().call(cancelRequest, {
      params: { id: request.id },
      token: request.token,
      body: { reason: 'Found help' },
    })
    const { body } = await readAsked(app.anybody(), request)
    expect(body).toMatchObject({
      fullName: guestForm.fullName,
      phone: guestForm.phone,
      email: guestForm.email,
      location: guestForm.location,
      position: { lat: guestForm.lat, lng: guestForm.lng, accuracyM: 9 },
      serviceType: 'roadside_tire',
      preferredTime: 'asap',
    })
    expect((await readAsked(app.anybody(), { id: request.id })).status).toBe(404)
    expect((await readAsked(await app.given.customer(), { id: request.id })).status).toBe(404)
  })

  it('with the address of an account for its owner alone, not for who holds the link', async () => {
    const customer = await app.given.customer()
    const request = await app.given.request({ as: customer })
    expect((await readAsked(customer, { id: request.id })).body.email).toBe(guestForm.email)
    expect((await readAsked(app.anybody(), request)).body.email).toBe('')
  })
})
