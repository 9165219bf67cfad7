import { afterAll, beforeAll, expect, it } from 'vitest'
import { setProviderStanding } from '#contract/admin.ts'
import { listNearbyProviders, readPublicProvider } from '#contract/public-providers.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const near = async (query: Record<string, string>) =>
  (await app.anybody().call(listNearbyProviders, { query })).body
const austin = { lat: '30.2672', lng: '-97.7431' }

it('anybody finds the approved providers that serve a place, the nearest first', async () => {
  const here = await app.given.provider()
  const waco = await app.given.provider({
    address: 'Waco, TX 76701',
    radius: 150,
    services: ['towing'],
  })
  await app.given.provider({ address: 'Waco, TX 76701', radius: 25 })
  await app.given.provider({ approved: false })
  expect((await near(austin)).map(({ id }) => id)).toEqual([here.id, waco.id])
  expect((await near({ ...austin, serviceType: 'roadside_towing' })).map(({ id }) => id)).toEqual([
    waco.id,
  ])
  expect(await near({ lat: '64.8', lng: '-147.7' })).toEqual([])
})

it('a place must be one', async () => {
  for (const query of [{ lat: '91', lng: '0' }, { lat: 'x', lng: '0' }, { lng: '0' }])
    expect((await app.anybody().call(listNearbyProviders, { query: query as never })).status).toBe(
      400,
    )
})

it('a provider’s page says what a shop prints on its truck, and no person, phone or mail', async () => {
  const provider = await app.given.provider()
  const { body } = await app.anybody().call(readPublicProvider, { params: { id: provider.id } })
  expect(body).toMatchObject({
    businessName: provider.businessName,
    location: 'Austin, TX',
    rating: null,
    reviewCount: 0,
    verified: false,
    averagePrice: null,
  })
  const told = JSON.stringify([body, await near(austin)])
  for (const secret of [
    provider.username,
    '555-0177',
    '@example.com',
    'Robin Sample',
    'Congress Ave',
  ])
    expect(told).not.toContain(secret)
})

it('a pending or suspended provider has no page', async () => {
  const pending = await app.given.provider({ approved: false })
  const suspended = await app.given.provider()
  await (await app.given.admin()).call(setProviderStanding, {
    params: { id: suspended.id },
    body: { status: 'suspended', reason: 'test' },
  })
  for (const { id } of [pending, suspended])
    expect((await app.anybody().call(readPublicProvider, { params: { id } })).status).toBe(404)
})
