import { afterAll, beforeAll, expect, it } from 'vitest'
import { listFleetProviders, setProviderPreference } from '#contract/fleets.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

it('any active provider is found by name and can be preferred before it has ever worked for the fleet', async () => {
  const { manager } = await app.given.company()
  const shop = await app.given.provider({ address: 'Waco, TX 76701' })
  const pending = await app.given.provider({ approved: false })
  const find = async (search: string) =>
    (await manager.call(listFleetProviders, { query: { search } })).body
  expect((await manager.call(listFleetProviders)).body).toEqual([])
  expect(await find(`${shop.businessName} waco`)).toEqual([
    {
      id: shop.id,
      businessName: shop.businessName,
      location: 'Waco, TX',
      standing: null,
      jobsDone: 0,
      spend: '0.00',
      arrivals: { promised: 0, onTime: 0 },
      rating: null,
    },
  ])
  expect(await find(pending.businessName)).toEqual([])
  await manager.call(setProviderPreference, {
    params: { id: shop.id },
    body: { standing: 'preferred' },
  })
  const own = (await manager.call(listFleetProviders)).body
  expect(own.map(({ id, standing }) => [id, standing])).toEqual([[shop.id, 'preferred']])
})

it('each provider stands with what the fleet’s own jobs have cost and how many came in time', async () => {
  const company = await app.given.company()
  const driver = await app.given.fleetDriver(company)
  const provider = await app.given.provider()
  for (const [price, lateMs] of [
    ['100.50', 0],
    ['200.00', 3 * 60 * 60_000],
  ] as const) {
    const request = await app.given.request({ as: driver.caller })
    const job = await app.given.job({ provider, request, until: 'start', price })
    app.clock.advance(lateMs)
    await app.services.pool.query(
      `update jobs set phase = 'closed', arrived_at = $2, closed_at = $2 where id = $1`,
      [job.id, app.clock.now()],
    )
  }
  // Somebody else's job with the same provider is not the fleet's.
  await app.given.job({ provider, until: 'closed' })
  const { body } = await company.manager.call(listFleetProviders)
  expect(body).toMatchObject([
    { id: provider.id, jobsDone: 2, spend: '300.50', arrivals: { promised: 2, onTime: 1 } },
  ])
})
