import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reopenRequest } from '#contract/requests.ts'
import { settings } from '#contract/settings.ts'
import { expireRequests } from '../deals/expire-requests.ts'
import { findProvider } from '../providers/queries.ts'
import type { GivenProvider, GivenRequest } from '../testing/given.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { atOnce } from '../testing/race.ts'
import { readByLink } from '../testing/read-answers.ts'
import { alertOthers } from './alert-others.ts'
import { type Reach, reaches } from './reach.ts'

let app: TestApp
/** In the rings of 15, 30 and 60 miles around Austin, and beyond. */
let shops: GivenProvider[]
beforeAll(async () => {
  app = await openTestApp()
  const places = [
    'Austin, TX 78701',
    'Georgetown, TX 78626',
    'Giddings, TX 78942',
    'Waco, TX 76701',
  ]
  shops = await Promise.all(places.map((address) => app.given.provider({ address, radius: 150 })))
})
afterAll(() => app.close())

/** How often each shop has been alerted of a request. */
async function heard(request: GivenRequest, after = 0): Promise<number[]> {
  const { rows } = await app.services.pool.query<{ reach: Reach }>(
    `select payload->'reach' as reach from events
     where request_id = $1 and name in ('request_opened', 'request_alerted', 'request_reopened')
       and id > $2 order by id`,
    [request.id, after],
  )
  const found = await Promise.all(shops.map(({ id }) => findProvider(app.services.db, id)))
  return found.map(
    (shop) => rows.filter(({ reach }) => shop && reaches(reach, shop, app.clock.now())).length,
  )
}
const alertedCount = async (request: GivenRequest) =>
  (await readByLink(app.anybody(), request)).alertedCount
async function wait(ms: number) {
  app.clock.advance(ms)
  await atOnce(2, () => alertOthers(app.services))
}

describe('alerts go out in waves', () => {
  it('of 15, 30 and 60 miles and the own radius, at 0, 2, 5 and 10 minutes, each provider once, also with two workers', async () => {
    const request = await app.given.request()
    expect([await heard(request), await alertedCount(request)]).toEqual([[1, 0, 0, 0], 1])
    const [, second, third, last] = settings.waves
    await wait((second?.afterMs ?? 0) - 1000)
    expect(await heard(request)).toEqual([1, 0, 0, 0])
    await wait(2000)
    expect([await heard(request), await alertedCount(request)]).toEqual([[1, 1, 0, 0], 2])
    await wait((third?.afterMs ?? 0) - (second?.afterMs ?? 0))
    expect([await heard(request), await alertedCount(request)]).toEqual([[1, 1, 1, 0], 3])
    await wait((last?.afterMs ?? 0) - (third?.afterMs ?? 0))
    expect([await heard(request), await alertedCount(request)]).toEqual([[1, 1, 1, 1], 4])
    await wait(60 * 60_000)
    expect(await heard(request)).toEqual([1, 1, 1, 1])
  })

  it('but not when nothing presses, or no position is known: then all hear at once', async () => {
    const later = await app.given.request({ form: { preferredServiceTime: 'tomorrow' } })
    expect(await heard(later)).toEqual([1, 1, 1, 1])
    const placeless = await app.given.request({
      form: { lat: undefined, lng: undefined, location: 'somewhere in Texas' },
    })
    expect(await heard(placeless)).toEqual([1, 1, 1, 1])
  })

  it('after the head start of who was asked for by name', async () => {
    const waco = shops.at(-1)
    const request = await app.given.request({ form: { providerId: waco?.id } })
    expect([await heard(request), await alertedCount(request)]).toEqual([[0, 0, 0, 1], 1])
    await wait(settings.headStartMs + 1000)
    expect((await heard(request)).slice(0, 3)).toEqual([1, 0, 0])
    expect(await alertedCount(request)).toBe(2)
  })

  it('and stop when somebody is on the request', async () => {
    const request = await app.given.request()
    const [near] = shops
    if (near) await app.given.job({ provider: near, request })
    await wait(60 * 60_000)
    expect(await heard(request)).toEqual([1, 0, 0, 0])
  })

  it('of a request that opens again to those who had bid first, two minutes later in waves to the others', async () => {
    const request = await app.given.request()
    const far = shops.at(-1)
    if (far) await app.given.bid(far, request)
    app.clock.advance(settings.requestExpiryMs.urgent + 1000)
    await expireRequests(app.services)
    const { rows } = await app.services.pool.query('select max(id) as id from events')
    await app.anybody().call(reopenRequest, { params: { id: request.id }, token: request.token })
    expect(await heard(request, rows[0].id)).toEqual([0, 0, 0, 1])
    await wait(settings.headStartMs + 1000)
    expect(await heard(request, rows[0].id)).toEqual([1, 0, 0, 1])
  })
})
