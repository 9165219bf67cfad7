import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { acceptBidByLink } from '#contract/bids.ts'
import { listNotifications } from '#contract/notifications.ts'
import { changeOwnProvider } from '#contract/providers.ts'
import { cancelRequest, declineRequest, listBoard } from '#contract/requests.ts'
import { seeRequests, widenRequest } from '#contract/waiting.ts'
import { alertOthers } from '../asking/alert-others.ts'
import { reaches } from '../asking/reach.ts'
import { eventColumns, readEvent } from '../core/events.ts'
import { findProvider } from '../providers/queries.ts'
import type { GivenProvider, GivenRequest } from '../testing/given.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { atOnce } from '../testing/race.ts'
import { readByLink } from '../testing/read-answers.ts'
import { tellAll } from '../testing/tell-all.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
// What other tests have done is not told in the next.
beforeEach(() => tellAll(app.services))
afterAll(() => app.close())

const minute = 60_000
/** Each test has a place and a trade of its own: the shops of the others are not counted. */
const lubbock = { location: 'Lubbock, TX', lat: 33.5779, lng: -101.8552 }
const amarillo = { location: 'Amarillo, TX', lat: 35.2072, lng: -101.8338 }
const midland = { location: 'Midland, TX', lat: 31.9974, lng: -102.0779 }
const laredo = { location: 'Laredo, TX', lat: 27.5064, lng: -99.5075 }
const elPaso = { location: 'El Paso, TX', lat: 31.7619, lng: -106.485 }

const read = (request: GivenRequest) => readByLink(app.anybody(), request)
const see = ({ caller }: GivenProvider, ...requests: GivenRequest[]) =>
  caller.call(seeRequests, { body: { ids: requests.map(({ id }) => id) } })
const widen = ({ id, token }: GivenRequest) =>
  app.anybody().call(widenRequest, { params: { id }, token })
const board = async ({ caller }: GivenProvider) =>
  (await caller.call(listBoard)).body.map(({ id }) => id)
const told = async ({ caller }: GivenProvider, kind: string) =>
  (await caller.call(listNotifications)).body.notifications.filter((one) => one.kind === kind)

describe('who waits reads', () => {
  it('how many were asked ring by ring, and when the next ring is asked', async () => {
    await app.given.provider({ address: 'Lubbock, TX 79401' })
    await app.given.provider({ address: 'Plainview, TX 79072', radius: 100 })
    const request = await app.given.request({ form: lubbock })
    const posted = app.clock.now().getTime()
    expect((await read(request)).asked).toMatchObject({
      rings: [{ miles: 15, asked: 1 }],
      next: { at: new Date(posted + 2 * minute).toISOString(), miles: 30 },
      covering: null,
    })
    for (const minutes of [2, 3, 5]) {
      app.clock.advance(minutes * minute + 1000)
      await alertOthers(app.services)
    }
    const after = await read(request)
    expect(after.asked.rings).toEqual([
      { miles: 15, asked: 1 },
      { miles: 30, asked: 0 },
      { miles: 60, asked: 1 },
      { miles: null, asked: 0 },
    ])
    expect(after.asked.next).toBeNull()
    expect(after.alertedCount).toBe(2)
  })

  it('how many have looked: each shop once, by its eyes, its bid or its decline', async () => {
    const shops = await Promise.all(
      [1, 2, 3].map(() => app.given.provider({ address: 'Amarillo, TX 79101' })),
    )
    const [first, second, third] = shops as [GivenProvider, GivenProvider, GivenProvider]
    const request = await app.given.request({ form: amarillo })
    expect((await read(request)).asked.looked).toBe(0)
    await atOnce(3, () => see(first, request))
    await see(first, request)
    expect((await read(request)).asked.looked).toBe(1)
    await app.given.bid(second, request)
    await third.caller.call(declineRequest, { params: { id: request.id } })
    await see(second, request)
    expect((await read(request)).asked.looked).toBe(3)
    const { rows } = await app.services.pool.query(
      `select provider_id from events where request_id = $1 and name = 'request_seen'`,
      [request.id],
    )
    // Whose page hears of it is told a number, never which shop.
    expect(rows.map((row) => row.provider_id)).toEqual([null, null])
  })

  it('never fewer alerted than have answered, though a board shows more than the waves have reached', async () => {
    await app.given.provider({ address: 'Midland, TX 79701' })
    const far = await app.given.provider({ address: 'Odessa, TX 79761', radius: 100 })
    const request = await app.given.request({ form: midland })
    expect((await read(request)).alertedCount).toBe(1)
    const { id } = await app.given.bid(far, request)
    expect(await read(request)).toMatchObject({ alertedCount: 2, bidCount: 1 })
    await app.anybody().call(acceptBidByLink, { params: { id }, token: request.token, body: {} })
    expect(await read(request)).toMatchObject({ status: 'in_progress', alertedCount: 2 })
  })

  it('that nobody covers the place, or that those who do are closed', async () => {
    const nobody = await app.given.request({ form: laredo })
    expect(await read(nobody)).toMatchObject({ alertedCount: 0, asked: { covering: 0 } })
    const shop = await app.given.provider({ address: 'Laredo, TX 78040' })
    await shop.caller.call(changeOwnProvider, { body: { onDuty: false } })
    const closed = await app.given.request({ form: laredo })
    expect(await read(closed)).toMatchObject({ alertedCount: 0, asked: { covering: 1 } })
  })
})

describe('the owner of a request asks farther away', () => {
  it('every shop of the trade within 150 miles, once, whatever its radius; who was asked before is not asked again', async () => {
    const place = { address: 'El Paso, TX 79901' }
    const near = await app.given.provider(place)
    const [far, tows, tooFar] = [
      await app.given.provider({ address: 'Las Cruces, NM 88001', radius: 5 }),
      await app.given.provider({
        address: 'Las Cruces, NM 88001',
        radius: 5,
        services: ['towing'],
      }),
      await app.given.provider({ address: 'Lubbock, TX 79401', radius: 5 }),
    ]
    const request = await app.given.request({ form: elPaso })
    expect(await board(far)).toEqual([])
    expect((await read(request)).can.widen).toBe(true)
    expect((await widen(request)).status).toBe(200)
    expect((await widen(request)).status).toBe(200)
    await tellAll(app.services)
    expect(await board(far)).toEqual([request.id])
    for (const shop of [tows, tooFar]) expect(await board(shop)).not.toContain(request.id)
    expect(await told(far, 'request_widened')).toHaveLength(1)
    expect(await told(near, 'request_widened')).toEqual([])
    expect(await read(request)).toMatchObject({
      alertedCount: 2,
      asked: { rings: [{ miles: 150, asked: 2 }], next: null, widenedMiles: 150 },
      can: { widen: false },
    })
    // The live stream decides from memory what the board decides in SQL.
    const event = await app.services.db
      .selectFrom('events')
      .select(eventColumns)
      .where('request_id', '=', request.id)
      .where('name', '=', 'request_widened')
      .executeTakeFirstOrThrow()
    const widened = readEvent(event)
    if (widened.name !== 'request_widened') throw new Error('another event was read')
    for (const shop of [near, far, tows, tooFar]) {
      const row = await findProvider(app.services.db, shop.id)
      if (!row) throw new Error('no such shop')
      expect(reaches(widened.payload.reach, row, app.clock.now())).toBe(
        (await board(shop)).includes(request.id),
      )
    }
    await app.given.bid(far, request)
  })

  it('not of a request that is over, nor of one whose place nobody knows', async () => {
    const over = await app.given.request({ form: elPaso })
    await app.anybody().call(cancelRequest, {
      params: { id: over.id },
      token: over.token,
      body: { reason: 'Found help' },
    })
    expect((await widen(over)).status).toBe(409)
    const nowhere = await app.given.request({
      form: { lat: undefined, lng: undefined, location: 'behind the old mill' },
    })
    const refused = await widen(nowhere)
    expect(refused.status).toBe(409)
    expect(refused.refusal.message).toBe(
      'We do not know where this is. Correct the location first.',
    )
    expect((await read(nowhere)).can.widen).toBe(false)
  })
})
