import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setProviderStanding } from '#contract/admin.ts'
import { correctRequest } from '#contract/correcting.ts'
import { readJob } from '#contract/jobs.ts'
import { createIndividualRequest, listBoard } from '#contract/requests.ts'
import { settings } from '#contract/settings.ts'
import { createMapRequest, phoneRequired, towingRequired } from '#contract/towing.ts'
import { sentence } from '#contract/words/sayings.ts'
import type { Caller } from '../testing/caller.ts'
import { type GivenProvider, guestForm } from '../testing/given.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { atOnce } from '../testing/race.ts'
import { readByLink } from '../testing/read-answers.ts'
import { alertOthers } from './alert-others.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const tow = {
  pickupLocation: 'Austin, TX',
  dropoffLocation: '4417 Hidden Hollow Rd, Waco, TX',
  vehicleMake: 'Kenworth',
  vehicleModel: 'T680',
  vehicleYear: 2021,
  problemDescription: 'Transmission gone',
  urgency: 'urgent',
  contactPhone: '(512) 555-0143',
  lat: 30.2699,
  lng: -97.7412,
}
const ask = (body: object, as: Caller = app.anybody()) => as.call(createMapRequest, { body })
const view = ({ requestId, accessToken }: { requestId: string; accessToken: string }) =>
  readByLink(app.anybody(), { id: requestId, token: accessToken })
const cardFor = async (provider: GivenProvider, id: string) =>
  (await provider.caller.call(listBoard)).body.find((card) => card.id === id)

describe('a request from the map', () => {
  it('of a tow becomes a request with its drop-off, which the board knows by its town only', async () => {
    const provider = await app.given.provider({ services: ['towing'] })
    const { status, body } = await ask(tow)
    expect([status, body.requestId]).toEqual([201, body.id])
    expect(await view(body)).toMatchObject({
      serviceType: 'towing_service',
      urgency: 'urgent',
      details: {
        make: 'Kenworth',
        model: 'T680',
        year: '2021',
        dropOffLocation: tow.dropoffLocation,
      },
    })
    expect((await cardFor(provider, body.id))?.details.dropOffLocation).toBe('Waco, TX')
  })

  it('of a tow says how far it is, by the town of the drop-off, also when that is corrected', async () => {
    const provider = await app.given.provider({ services: ['towing'] })
    const { body } = await ask(tow)
    const miles = async () => (await cardFor(provider, body.id))?.towMiles
    expect(await miles()).toBe(95)
    const correct = (dropOffLocation: string) =>
      app.anybody().call(correctRequest, {
        params: { id: body.id },
        token: body.accessToken,
        body: { dropOffLocation },
      })
    await correct('San Antonio, TX')
    expect(await miles()).toBe(74)
    for (const unknown of ['Austin, TX', 'the yard behind the water tower']) {
      await correct(unknown)
      expect(await miles()).toBeNull()
    }
  })

  it.each(Object.entries(towingRequired).map(([field, saying]) => [field, sentence(saying)]))(
    'of a tow without %s is refused: %s',
    async (field, sentence) => {
      const { status, refusal } = await ask({ ...tow, [field]: undefined })
      const { code, details } = refusal
      expect([status, code, details?.[field]]).toEqual([400, 'missing_fields', sentence])
    },
  )

  it('without a place or a phone number is refused', async () => {
    const placeless = await ask({ ...tow, pickupLocation: '' })
    expect(placeless.refusal.details?.pickupLocation).toBe('Pickup location is required')
    const voiceless = await ask({ ...tow, contactPhone: '555' })
    expect(voiceless.refusal.details).toEqual({ contactPhone: sentence(phoneRequired) })
  })

  it('of another service needs a place and a phone number, and of somebody signed in a place', async () => {
    const guest = await ask({
      serviceType: 'Battery',
      pickupLocation: 'Austin, TX',
      contactPhone: '5125550143',
    })
    expect([guest.status, (await view(guest.body)).serviceType]).toEqual([201, 'battery_service'])
    const known = await ask(
      { serviceType: 'Tires', pickupLocation: 'Austin, TX' },
      await app.given.customer(),
    )
    expect((await view(known.body)).customerName).toBe('Robin Sample')
    const unknown = await ask({
      serviceType: 'Haircut',
      pickupLocation: 'Austin, TX',
      contactPhone: '5125550143',
    })
    expect([unknown.status, Object.keys(unknown.refusal.details ?? {})]).toEqual([
      400,
      ['serviceType'],
    ])
  })

  it('of an emergency waits for nothing but a place and a phone number', async () => {
    const { status, body } = await ask({
      serviceType: 'Emergency',
      triage: 'tow',
      pickupLocation: 'I-35 N near Austin, TX',
      contactPhone: '5125550143',
    })
    expect(status).toBe(201)
    expect(await view(body)).toMatchObject({ urgency: 'emergency', serviceType: 'roadside_towing' })
  })

  it('for later needs a time to come', async () => {
    const late = await ask({ ...tow, urgency: 'scheduled', scheduledAt: '2020-01-01T10:00:00Z' })
    expect(late.refusal.details?.scheduledAt).toBe('Choose a date and time in the future.')
    const far = new Date(app.clock.now().getTime() + settings.farthestAheadMs + 1000)
    const never = await ask({ ...tow, urgency: 'scheduled', scheduledAt: far.toISOString() })
    expect(never.refusal.details?.scheduledAt).toBe('Choose a date and time within 60 days.')
    const at = new Date(app.clock.now().getTime() + 86_400_000).toISOString()
    const { body } = await ask({ ...tow, urgency: 'scheduled', scheduledAt: at })
    expect((await view(body)).scheduledAt).toBe(at)
  })
})

describe('a provider asked for by name', () => {
  const named = async (provider: GivenProvider, form: object = {}) =>
    app.anybody().call(createIndividualRequest, {
      body: { ...guestForm, ...form, providerId: provider.id },
    })
  const heard = async (provider: GivenProvider, id: string) => {
    const { rows } = await app.services.pool.query(
      `select payload->'reach' as reach from events where request_id = $1 and payload ? 'reach' order by id`,
      [id],
    )
    const { reaches } = await import('./reach.ts')
    const { findProvider } = await import('../providers/queries.ts')
    const row = await findProvider(app.services.db, provider.id)
    return rows.filter(({ reach }) => row && reaches(reach, row, app.clock.now())).length
  }

  it('hears of it two minutes before everybody else, who then hear of it once, also from two workers', async () => {
    const [chosen, other] = [await app.given.provider(), await app.given.provider()]
    const { body } = await named(chosen)
    expect([await heard(chosen, body.requestId), await heard(other, body.requestId)]).toEqual([
      1, 0,
    ])
    expect((await cardFor(chosen, body.requestId))?.isNamed).toBe(true)
    // The board shows everything a provider matches, whatever the wave (rules C3).
    expect((await cardFor(other, body.requestId))?.isNamed).toBe(false)
    const before = await view(body)
    expect(before.askedFor?.businessName).toBe(chosen.businessName)
    expect(before.askedFor?.othersHearAt).not.toBeNull()

    app.clock.advance(settings.headStartMs - 1000)
    await alertOthers(app.services)
    expect(await heard(other, body.requestId)).toBe(0)
    app.clock.advance(2000)
    await atOnce(2, () => alertOthers(app.services))
    expect(await heard(other, body.requestId)).toBe(1)
    expect((await view(body)).askedFor?.othersHearAt).toBeNull()
  })

  it('sees it on the board also from far away', async () => {
    const far = await app.given.provider({ address: 'El Paso, TX 79901', radius: 25 })
    const { body } = await named(far)
    expect(await cardFor(far, body.requestId)).toBeDefined()
    expect(await heard(far, body.requestId)).toBe(1)
  })

  it('must be there, approved, and do the work', async () => {
    const towing = await app.given.provider({ services: ['towing'] })
    const wrong = await named(towing)
    expect([wrong.status, wrong.refusal.details?.providerId]).toEqual([
      409,
      `${towing.businessName} does not offer “Roadside Tire Change”. Choose another provider.`,
    ])
    expect((await named(await app.given.provider({ approved: false }))).status).toBe(404)
    const suspended = await app.given.provider()
    await (await app.given.admin()).call(setProviderStanding, {
      params: { id: suspended.id },
      body: { status: 'suspended', reason: 'test' },
    })
    expect((await named(suspended)).refusal.code).toBe('provider_unavailable')
  })
})

describe('what tells a truck or its exact place', () => {
  const secret = {
    unitNumber: 'UNIT-4711',
    plate: 'ZZT9981',
    mileMarker: '245.6',
    exitNumber: '245A',
  }

  it('stays with the request until a provider is accepted; the road and the truck itself are shown', async () => {
    const provider = await app.given.provider()
    const request = await app.given.request({
      form: {
        ...secret,
        highway: 'I-35',
        direction: 'northbound',
        tireSize: '11R22.5',
        affected: 'trailer',
      },
    })
    const card = await cardFor(provider, request.id)
    expect(card?.details).toMatchObject({
      highway: 'I-35',
      direction: 'northbound',
      tireSize: '11R22.5',
    })
    for (const value of Object.values(secret)) expect(JSON.stringify(card)).not.toContain(value)
    const job = await app.given.job({ provider, request })
    const own = await provider.caller.call(readJob, { params: { id: job.id } })
    expect(own.body.request.details).toMatchObject(secret)
  })

  it.each([
    [
      '1HGCM82633A004353',
      'This VIN does not add up: one of its characters is wrong. Leave it empty if you cannot read it.',
    ],
    ['1FUJGLDR', 'A VIN has 17 letters and digits. Leave it empty if you cannot read it.'],
    ['1HGCM82633AOO4352', 'A VIN has no I, O or Q: look for 1 or 0 instead.'],
  ])('a VIN is checked: %s', async (vin, sentence) => {
    const answer = await app
      .anybody()
      .call(createIndividualRequest, { body: { ...guestForm, vin } })
    expect([answer.status, answer.refusal.details]).toEqual([400, { vin: sentence }])
  })

  it('a VIN is kept as it stands on the plate', async () => {
    const request = await app.given.request({ form: { vin: '1hg cm826 33a-004352' } })
    const { details } = await readByLink(app.anybody(), request)
    expect(details.vin).toBe('1HGCM82633A004352')
  })
})

describe('a road in the words of a request', () => {
  const placeOf = async (form: object) => {
    const request = await app.given.request({ form: { lat: undefined, lng: undefined, ...form } })
    return readByLink(app.anybody(), request)
  }

  it('is its position: by mile, by exit, in the place or in the details', async () => {
    const bigSprings = { lat: expect.closeTo(41.0, 0), lng: expect.closeTo(-102.1, 0) }
    expect(await placeOf({ location: 'I-80 W mile 102 Nebraska' })).toMatchObject(bigSprings)
    expect(
      await placeOf({
        location: 'Nebraska',
        highway: 'I-80',
        direction: 'westbound',
        mileMarker: '102',
      }),
    ).toMatchObject(bigSprings)
    const exit = await placeOf({ location: 'exit 245 I-35 Austin' })
    expect(exit).toMatchObject({ lat: expect.closeTo(30.4, 0), lng: expect.closeTo(-97.7, 0) })
  })

  it('that may be in several states is no position, and in none of them either', async () => {
    expect(await placeOf({ location: 'I-35 mile 25' })).toMatchObject({
      lat: null,
      lng: null,
      area: 'Place not known yet',
    })
  })
})
