import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readRequest } from '#contract/bids.ts'
import { createFleetRequest } from '#contract/fleet-requests.ts'
import { setProviderPreference } from '#contract/fleets.ts'
import { settings } from '#contract/settings.ts'
import { findProvider } from '../providers/queries.ts'
import type { GivenCompany, GivenDriver, GivenProvider } from '../testing/given.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { atOnce } from '../testing/race.ts'
import { alertOthers } from './alert-others.ts'
import { type Reach, reaches } from './reach.ts'

let app: TestApp
/** In Austin, in Georgetown beyond the first ring, and in El Paso out of reach. */
let shops: GivenProvider[]
let company: GivenCompany
let driver: GivenDriver
beforeAll(async () => {
  app = await openTestApp()
  const places = ['Austin, TX 78701', 'Georgetown, TX 78626', 'El Paso, TX 79901']
  shops = await Promise.all(places.map((address) => app.given.provider({ address, radius: 60 })))
  company = await app.given.company()
  driver = await app.given.fleetDriver(company)
})
afterAll(() => app.close())

const prefer = (shop: GivenProvider | undefined, standing: string | null = 'preferred') =>
  company.manager.call(setProviderPreference, {
    params: { id: shop?.id ?? '' },
    body: { standing },
  })
const ask = async (more: object = {}) =>
  company.manager.call(createFleetRequest, {
    body: {
      driverId: driver.id,
      serviceType: 'Tire Change Service',
      title: 'Blown tire',
      description: 'Left drive tire',
      location: 'Austin, TX',
      lat: 30.2672,
      lng: -97.7431,
      urgency: 'urgent',
      isConfirmed: true,
      ...more,
    },
  })
/** How often each shop has been alerted of a request. */
async function heard(id: string): Promise<number[]> {
  const { rows } = await app.services.pool.query<{ reach: Reach }>(
    `select payload->'reach' as reach from events
     where request_id = $1 and name in ('request_opened', 'request_alerted') order by id`,
    [id],
  )
  const found = await Promise.all(shops.map((shop) => findProvider(app.services.db, shop.id)))
  return found.map(
    (shop) => rows.filter(({ reach }) => shop && reaches(reach, shop, app.clock.now())).length,
  )
}
const read = async (id: string) =>
  (await company.manager.call(readRequest, { params: { id } })).body
async function wait(ms: number) {
  app.clock.advance(ms)
  await atOnce(2, () => alertOthers(app.services))
}

describe('whom a fleet prefers', () => {
  it('is alerted before all others where the request reaches, and once; then the waves begin', async () => {
    await prefer(shops[1])
    await prefer(shops[2])
    const { id } = (await ask()).body
    expect(await heard(id)).toEqual([0, 1, 0])
    const first = await read(id)
    expect([first.asked.isPreferredFirst, first.alertedCount, first.asked.next?.miles]).toEqual([
      true,
      1,
      settings.waves[0].miles,
    ])
    await wait(settings.preferredHeadStartMs - 1000)
    expect(await heard(id)).toEqual([0, 1, 0])
    await wait(2000)
    expect(await heard(id)).toEqual([1, 1, 0])
    const then = await read(id)
    expect([then.asked.isPreferredFirst, then.alertedCount]).toEqual([false, 2])
    // The ring in which the preferred one stands counts it no second time.
    await wait(settings.waves[1].afterMs)
    expect([await heard(id), (await read(id)).alertedCount]).toEqual([[1, 1, 0], 2])
  })

  it('is waited for in no emergency, where it is out of reach, and beside somebody asked by name', async () => {
    await prefer(shops[1])
    const emergency = (
      await ask({ serviceType: 'Emergency Services', triage: 'tire', urgency: 'emergency' })
    ).body
    expect(await heard(emergency.id)).toEqual([1, 0, 0])
    const named = (await ask({ providerId: shops[0]?.id })).body
    expect(await heard(named.id)).toEqual([1, 0, 0])
    await prefer(shops[1], null)
    const far = (await ask()).body
    expect(await heard(far.id)).toEqual([1, 0, 0])
  })

  it('has its head start in a request that waits for no ring, too', async () => {
    await prefer(shops[1])
    const { id } = (await ask({ urgency: 'standard' })).body
    expect(await heard(id)).toEqual([0, 1, 0])
    await wait(settings.preferredHeadStartMs + 1000)
    expect([await heard(id), (await read(id)).alertedCount]).toEqual([[1, 1, 0], 2])
  })
})

it('who is blocked cannot be asked by name', async () => {
  await prefer(shops[0], 'blocked')
  const refused = await ask({ providerId: shops[0]?.id })
  expect([refused.status, refused.refusal.code, refused.refusal.message]).toEqual([
    409,
    'provider_unavailable',
    `Your fleet has blocked ${shops[0]?.businessName}. Ask somebody else, or clear the block first.`,
  ])
})
