import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  chooseTruck,
  connectMotive,
  connectSamsara,
  disconnectFeed,
  listFleetFeeds,
  lookForVehicles,
} from '#contract/fleet-feeds.ts'
import { settings } from '#contract/settings.ts'
import {
  assignTechnician,
  readTechnicianDay,
  setTechnicianActivity,
} from '#contract/technicians.ts'
import { readTrip, sendPositionsAsTechnician, setSharingAsTechnician } from '#contract/trips.ts'
import { openSamsaraTwin, type SamsaraTwin } from '../../../samsara-twin/open-samsara-twin.ts'
import {
  givenMotive,
  motiveBody,
  sendAsMotive,
  signatureOf,
} from '../../testing/given-fleet-feed.ts'
import { fixAt, technicianSteps } from '../../testing/given-trip.ts'
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts'
import { tablesWith } from '../../testing/tables-with.ts'
import { tellAll } from '../../testing/tell-all.ts'
import { askFeeds } from './ask-feeds.ts'

let app: TestApp
let twin: SamsaraTwin
const log: string[] = []
beforeAll(async () => {
  twin = await openSamsaraTwin({ pageSize: 4 })
  app = await openTestApp({ env: { SAMSARA_API_URL: twin.url }, log: (line) => log.push(line) })
})
afterAll(async () => {
  await app.close()
  await twin.close()
})

const { trips, fleetFeeds } = settings
const pauseMs = trips.apartMs + 1000

/** A technician of a shop with a job. */
async function atWork() {
  const job = await app.given.job()
  const { byLink, id: technicianId } = await app.given.technician(job.provider, job)
  const params = { id: job.id }
  const shop = job.provider.caller
  return {
    ...job,
    shop,
    byLink,
    technicianId,
    params,
    setOut: () => technicianSteps(byLink, params, 'start'),
    trip: async () => {
      const { id, token } = job.request
      return (await app.anybody().call(readTrip, { params: { id }, token })).body.trip
    },
    kept: async () => {
      const { rows } = await app.services.pool.query<{ source: string }>(
        'select source from positions where job_id = $1 order by fixed_at',
        [job.id],
      )
      return rows.map(({ source }) => source)
    },
    feeds: async () => (await shop.call(listFleetFeeds)).body.feeds,
    truck: async () => (await byLink.call(readTechnicianDay)).body.truck,
  }
}

/** The same, whose truck Motive knows. */
async function withMotive() {
  const work = await atWork()
  const address = await givenMotive(work.shop, work.technicianId)
  return {
    ...work,
    address,
    async says(miles: number, at = app.clock.now()) {
      return (await sendAsMotive(address, motiveBody(fixAt(miles, at)))).status
    },
  }
}

describe('Motive', () => {
  it('gets an address and a secret, which is shown once, kept sealed, and never told again', async () => {
    const { shop, feeds } = await atWork()
    const made = (await shop.call(connectMotive, { body: {} })).body
    expect(made).toEqual({
      address: expect.stringMatching(/\/api\/fleet-feeds\/motive\/[0-9a-f-]{36}$/),
      secret: expect.stringMatching(/^[\w-]{20}$/),
    })
    const secret = made.secret ?? ''
    const [feed] = await feeds()
    expect(feed).toMatchObject({ system: 'motive', address: made.address, heardAt: null })
    expect(JSON.stringify(feed)).not.toContain(secret)
    expect(await tablesWith(app, [secret])).toEqual([])
    expect(log.filter((line) => line.includes(secret))).toEqual([])
  })

  it('is checked as its documentation says, with the very example that stands there', () => {
    const documented = signatureOf('["fault_code_closed"]', 'd9d36bea41c44ae49d1bfc4a48ba2abe')
    expect(documented).toBe('f04a8386a21a6cba0447024e83b3f0983352bb72')
  })

  it('names vehicles; the truck of who is on the way is shown to who waits', async () => {
    const work = await withMotive()
    expect((await work.feeds())[0]?.vehicles).toEqual([
      { id: '72365', name: 'Wrecker 7', technicianId: work.technicianId },
    ])
    await work.setOut()
    app.clock.advance(pauseMs)
    expect(await work.says(9)).toBe(200)
    app.clock.advance(30_000)
    expect(await work.says(8.6)).toBe(200)
    expect(await work.kept()).toEqual(['feed', 'feed'])
    expect(await work.trip()).toMatchObject({ sharing: 'fresh', likely: expect.anything() })
    expect(await work.truck()).toEqual({
      system: 'motive',
      name: 'Wrecker 7',
      saidAt: app.clock.now().toISOString(),
    })
  })

  it('says how old a position is: what it tells late is shown late', async () => {
    const work = await withMotive()
    await work.setOut()
    app.clock.advance(pauseMs)
    await work.says(8)
    app.clock.advance(pauseMs)
    const at = app.clock.now()
    app.clock.advance(5 * 60_000)
    await work.says(7.8, at)
    expect(await work.trip()).toMatchObject({
      sharing: 'old',
      position: { fixedAt: at.toISOString() },
    })
  })

  it('is heard in the form of its lists as well, and tried out with a list of actions', async () => {
    const work = await withMotive()
    await work.setOut()
    app.clock.advance(pauseMs)
    const { lat, lon, bearing, located_at } = motiveBody(fixAt(6, app.clock.now()))
    const parted = {
      action: 'vehicle_location_received',
      vehicle: { id: 72_365, number: 'Wrecker 7' },
      current_location: { lat, lon, bearing, located_at },
    }
    expect((await sendAsMotive(work.address, ['vehicle_location_updated'])).status).toBe(200)
    expect((await sendAsMotive(work.address, parted)).status).toBe(200)
    expect(await work.kept()).toEqual(['feed'])
  })

  it('is thrown away where it is no position, of no trip, of nobody’s truck, or sharing has ended', async () => {
    const work = await withMotive()
    expect(await work.says(9)).toBe(200)
    await work.setOut()
    app.clock.advance(pauseMs)
    const body = motiveBody(fixAt(9, app.clock.now()))
    for (const nothing of [
      {},
      7,
      { ...body, lat: 'x' },
      { ...body, lat: 91 },
      { ...body, located_at: 'soon' },
      { ...body, action: 'fault_code_opened' },
      { ...body, vehicle_id: 9 },
      { ...body, located_at: new Date(app.clock.now().getTime() + 3_600_000).toISOString() },
    ])
      expect((await sendAsMotive(work.address, nothing)).status).toBe(200)
    expect(await work.kept()).toEqual([])
    await work.byLink.call(setSharingAsTechnician, {
      params: work.params,
      body: { isShared: false },
    })
    expect(await work.says(8)).toBe(200)
    expect(await work.kept()).toEqual([])
  })

  it('is refused with a wrong signature or none, whatever it says, and nothing of it is kept', async () => {
    const work = await withMotive()
    await work.setOut()
    app.clock.advance(pauseMs)
    const body = motiveBody(fixAt(9, app.clock.now()), { id: 5, number: 'Nobody’s' })
    const text = JSON.stringify(body)
    for (const wrong of [
      signatureOf(text, 'another-secret-of-16'),
      signatureOf(`${text} `),
      `${signatureOf(text)}00`,
      '',
      'x',
    ]) {
      const answer = await sendAsMotive(work.address, body, wrong)
      expect([answer.status, Reflect.get(Object(await answer.json()), 'code')]).toEqual([
        401,
        'not_signed',
      ])
    }
    const { length } = (await work.feeds())[0]?.vehicles ?? []
    expect([length, await work.kept()]).toEqual([1, []])
  })

  it('finds no unknown address, and none that was disconnected', async () => {
    const work = await withMotive()
    const unknown = work.address.replace(/[0-9a-f]{12}$/, '000000000000')
    expect((await sendAsMotive(unknown, motiveBody(fixAt(9, app.clock.now())))).status).toBe(404)
    await work.shop.call(disconnectFeed, { params: { system: 'motive' } })
    await work.shop.call(disconnectFeed, { params: { system: 'motive' } })
    expect([await work.says(9), await work.feeds(), await work.truck()]).toEqual([404, [], null])
  })

  it('is heard once: a body that is sent again, or comes late, changes nothing', async () => {
    const work = await withMotive()
    await work.setOut()
    app.clock.advance(pauseMs)
    const early = motiveBody(fixAt(9.5, app.clock.now()))
    app.clock.advance(pauseMs)
    const body = motiveBody(fixAt(9, app.clock.now()))
    for (const one of [body, body, early, body]) {
      app.clock.advance(pauseMs)
      expect((await sendAsMotive(work.address, one)).status).toBe(200)
    }
    const { rows } = await app.services.pool.query<{ taken: number }>(
      'select taken from trips where job_id = $1',
      [work.id],
    )
    expect([await work.kept(), rows[0]?.taken]).toEqual([['feed'], 1])
  })

  it('keeps its address and its trucks when it gets another secret, and takes no other', async () => {
    const work = await withMotive()
    const secret = 'another-secret-of-16'
    const again = await work.shop.call(connectMotive, { body: { secret } })
    expect(again.body).toEqual({ address: work.address, secret: null })
    expect(await work.says(9)).toBe(401)
    const body = motiveBody(fixAt(9, app.clock.now()))
    const signed = signatureOf(JSON.stringify(body), secret)
    expect((await sendAsMotive(work.address, body, signed)).status).toBe(200)
    expect((await work.feeds())[0]?.vehicles).toHaveLength(1)
  })
})

describe('whose truck it is', () => {
  it('is for the owner of the shop to say, of the own people and the own vehicles', async () => {
    const [work, other] = [await withMotive(), await withMotive()]
    const choose = (vehicleId: string, technicianId: string | null) =>
      work.shop.call(chooseTruck, {
        params: { system: 'motive' },
        body: { vehicleId, technicianId },
      })
    expect((await choose('72365', other.technicianId)).status).toBe(404)
    expect((await choose('12', work.technicianId)).status).toBe(404)
    expect((await other.feeds())[0]?.vehicles[0]?.technicianId).toBe(other.technicianId)
    await work.shop.call(setTechnicianActivity, {
      params: { id: work.technicianId },
      body: { isActive: false },
    })
    expect((await work.feeds())[0]?.vehicles[0]?.technicianId).toBeNull()
    expect((await choose('72365', work.technicianId)).refusal.code).toBe('technician_inactive')
  })

  it('is one truck for each: who is given another has that one alone', async () => {
    const work = await withMotive()
    const body = motiveBody(fixAt(9, app.clock.now()), { id: 8, number: 'Wrecker 8' })
    await sendAsMotive(work.address, body)
    await work.shop.call(chooseTruck, {
      params: { system: 'motive' },
      body: { vehicleId: '8', technicianId: work.technicianId },
    })
    expect((await work.feeds())[0]?.vehicles).toEqual([
      { id: '72365', name: 'Wrecker 7', technicianId: null },
      { id: '8', name: 'Wrecker 8', technicianId: work.technicianId },
    ])
  })

  it('counts for the jobs of that technician alone, not for who takes one over', async () => {
    const work = await withMotive()
    await work.setOut()
    app.clock.advance(pauseMs)
    await work.says(9)
    await work.shop.call(assignTechnician, { params: work.params, body: { technicianId: null } })
    app.clock.advance(pauseMs)
    await work.says(8.8)
    expect(await work.kept()).toEqual(['feed'])
  })

  it('yields to the phone, which goes with the person, while that is heard', async () => {
    const work = await withMotive()
    await work.setOut()
    app.clock.advance(pauseMs)
    const fixes = [fixAt(9, app.clock.now())]
    await work.byLink.call(sendPositionsAsTechnician, { params: work.params, body: { fixes } })
    app.clock.advance(60_000)
    await work.says(30)
    expect(await work.kept()).toEqual(['page'])
    app.clock.advance(trips.freshMs)
    await work.says(8)
    expect(await work.kept()).toEqual(['page', 'feed'])
  })
})

describe('Samsara', () => {
  let count = 0
  beforeEach(() => {
    twin.fail(null)
    twin.asked.length = 0
  })

  async function withSamsara() {
    const work = await atWork()
    const token = `samsara_api_secret${++count}`
    const vehicle = `2814${count}`
    twin.give(token)
    for (const [id, name] of [
      ['1', 'Spare'],
      [vehicle, 'Rotator'],
      ['2', 'Flatbed'],
    ] as const)
      twin.addVehicle(id, name)
    const connected = await work.shop.call(connectSamsara, { body: { token } })
    await work.shop.call(chooseTruck, {
      params: { system: 'samsara' },
      body: { vehicleId: vehicle, technicianId: work.technicianId },
    })
    twin.asked.length = 0
    return {
      ...work,
      token,
      vehicle,
      connected,
      drives(miles: number, at = app.clock.now()) {
        const { lat, lng, fixedAt } = fixAt(miles, at)
        twin.drive(vehicle, { latitude: lat, longitude: lng, time: fixedAt, heading: 120 })
      },
      async asks(afterMs = fleetFeeds.askEveryMs) {
        app.clock.advance(afterMs)
        await askFeeds(app.services)
        return twin.asked.splice(0).filter(({ vehicleIds }) => vehicleIds.includes(vehicle))
      },
    }
  }

  it('is connected by a token that it takes; its vehicles can be chosen at once, and new ones later', async () => {
    const { shop, feeds, connected, token } = await withSamsara()
    expect(connected.status).toBe(200)
    const names = async () => (await feeds())[0]?.vehicles.map(({ name }) => name)
    expect(await names()).toEqual(expect.arrayContaining(['Flatbed', 'Rotator', 'Spare']))
    twin.addVehicle('3', 'Zebra')
    await shop.call(lookForVehicles)
    expect((await names())?.at(-1)).toBe('Zebra')
    expect(JSON.stringify(await feeds())).not.toContain(token)
    expect(await tablesWith(app, [token])).toEqual([])
    expect(log.filter((line) => line.includes(token))).toEqual([])
  })

  it('that does not take a token, or does not answer, is not connected', async () => {
    const { shop, feeds } = await atWork()
    const wrong = await shop.call(connectSamsara, { body: { token: 'samsara_api_wrong' } })
    expect([wrong.status, Object.keys(wrong.refusal.details ?? {})]).toEqual([400, ['token']])
    twin.give('samsara_api_later')
    twin.fail({ status: 500 })
    const away = await shop.call(connectSamsara, { body: { token: 'samsara_api_later' } })
    expect([away.status, await feeds()]).toEqual([503, []])
  })

  it('is asked while a truck of it is on the way, for that truck alone, and goes on where it ended', async () => {
    const work = await withSamsara()
    work.drives(9)
    expect(await work.asks()).toEqual([])
    await work.setOut()
    app.clock.advance(pauseMs)
    work.drives(9.2)
    app.clock.advance(pauseMs)
    work.drives(8.8)
    const path = '/fleet/vehicles/locations/feed'
    expect(await work.asks()).toEqual([{ path, vehicleIds: [work.vehicle], after: null }])
    expect(await work.kept()).toEqual(['feed'])
    work.drives(8.6)
    app.clock.advance(pauseMs)
    work.drives(8.4)
    const [next] = await work.asks()
    expect(next?.after).toMatch(/^said-/)
    expect(await work.kept()).toEqual(['feed', 'feed', 'feed'])
    expect(await work.trip()).toMatchObject({ sharing: 'fresh' })
    expect(await work.asks(1_000)).toEqual([])
    await technicianSteps(work.byLink, work.params, 'arrive')
    expect(await work.asks()).toEqual([])
  })

  it('that gives no answer is asked less and less often, and as before once it answers', async () => {
    const work = await withSamsara()
    await work.setOut()
    app.clock.advance(pauseMs)
    twin.fail({ status: 503 })
    expect(await work.asks()).toHaveLength(1)
    expect(await work.asks(fleetFeeds.askEveryMs)).toEqual([])
    expect(await work.asks(fleetFeeds.backOffMs[0])).toHaveLength(1)
    twin.fail({ status: 429, retryAfter: 300 })
    expect(await work.asks(fleetFeeds.backOffMs[1])).toHaveLength(1)
    expect(await work.asks(200_000)).toEqual([])
    twin.fail(null)
    work.drives(8)
    expect(await work.asks(100_000)).toHaveLength(1)
    app.clock.advance(pauseMs)
    work.drives(7.5)
    expect(await work.asks()).toHaveLength(1)
    expect(await work.kept()).toEqual(['feed', 'feed'])
  })

  it('whose token was taken back is asked no more; the owners hear it once, and a new token mends it', async () => {
    const work = await withSamsara()
    await work.setOut()
    app.clock.advance(pauseMs)
    work.drives(9)
    twin.revoke(work.token)
    expect(await work.asks()).toHaveLength(1)
    expect(await work.asks(3_600_000)).toEqual([])
    expect((await work.feeds())[0]?.refusedAt).not.toBeNull()
    expect(await work.truck()).toBeNull()
    await tellAll(app.services)
    const { rows } = await app.services.pool.query(
      `select channel from deliveries where code = 'fleetFeedRefused'`,
    )
    expect(rows).toEqual([{ channel: 'mail' }])
    twin.give('samsara_api_new')
    await work.shop.call(connectSamsara, { body: { token: 'samsara_api_new' } })
    twin.asked.length = 0
    work.drives(8)
    expect(await work.asks(1_000)).toHaveLength(1)
    expect(await work.kept()).toEqual(['feed'])
    expect((await work.feeds())[0]).toMatchObject({ refusedAt: null })
  })

  it('is asked by one process only, however many look', async () => {
    for (let round = 0; round < 5; round++) {
      const work = await withSamsara()
      await work.setOut()
      app.clock.advance(fleetFeeds.leaseMs)
      await Promise.all(Array.from({ length: 4 }, () => askFeeds(app.services)))
      expect(twin.asked.filter(({ vehicleIds }) => vehicleIds.includes(work.vehicle))).toHaveLength(
        1,
      )
    }
  })
})

it('nobody but the owner reads or changes what is connected', async () => {
  const work = await withMotive()
  const body = motiveBody(fixAt(9, app.clock.now()))
  for (const caller of [app.anybody(), work.byLink, await app.given.customer()]) {
    const answers = [
      await caller.call(listFleetFeeds),
      await caller.call(connectMotive, { body: {} }),
      await caller.call(disconnectFeed, { params: { system: 'motive' } }),
    ]
    for (const { status } of answers) expect([401, 403]).toContain(status)
  }
  expect((await sendAsMotive(work.address, body)).status).toBe(200)
})
