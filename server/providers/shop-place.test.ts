import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listProvidersForAdmin, setProviderStanding } from '#contract/admin.ts'
import { register, signUpProvider } from '#contract/auth.ts'
import { changeOwnProvider, readOwnProvider } from '#contract/providers.ts'
import { listBoard } from '#contract/requests.ts'
import type { GivenProvider } from '../testing/given.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const unknown = 'Hwy 12 by the water tower'
const refusal =
  'We cannot find this address. Write it like “1200 E 6th St, Austin, TX”, or set the pin on the map.'
const elPaso = { lat: 31.7619, lng: -106.485 }

let count = 0
const application = (more: Record<string, unknown>) => ({
  businessName: 'Delgado Towing',
  ownerName: 'Rosa Delgado',
  email: `place-${++count}@example.com`,
  phone: '(512) 555-0143',
  username: `place-${count}`,
  password: 'mesquite-42',
  services: ['towing'],
  serviceRadius: 50,
  serviceHours: '24/7',
  ...more,
})
const own = async ({ caller }: Pick<GivenProvider, 'caller'>) =>
  (await caller.call(readOwnProvider)).body
const change = ({ caller }: GivenProvider, body: Record<string, unknown>) =>
  caller.call(changeOwnProvider, { body })

/** A shop of the time when any address was taken. */
async function givenUnplaced(options: { approved?: boolean } = {}): Promise<GivenProvider> {
  const shop = await app.given.provider(options)
  await app.services.pool.query(
    `update providers set address = $2, lat = null, lng = null, city = null, state = null, cover = null
     where id = $1`,
    [shop.id, unknown],
  )
  return shop
}

describe('the address of a shop', () => {
  it('is refused where it names no place, by both sign-ups and in the settings', async () => {
    const applied = await app
      .anybody()
      .call(signUpProvider, { body: application({ address: unknown }) })
    expect([applied.status, applied.refusal.details]).toEqual([400, { address: refusal }])
    const form = application({ address: unknown, userType: 'service_provider' })
    const registered = await app.anybody().call(register, {
      body: { ...form, fullName: 'Rosa Delgado', services: ['tire_service'] },
    })
    expect([registered.status, registered.refusal.details]).toEqual([400, { address: refusal }])
    const shop = await app.given.provider()
    const changed = await change(shop, { address: unknown, serviceRadius: 75 })
    expect([changed.status, changed.refusal.details]).toEqual([400, { address: refusal }])
    expect((await own(shop)).serviceRadius).toBe(50)
  })

  it('that several states have names no place', async () => {
    const shop = await app.given.provider()
    expect((await change(shop, { address: 'I-35 exit 250' })).status).toBe(400)
  })

  it('is taken as it is with a pin, and requests around the pin reach the shop', async () => {
    const caller = app.anybody()
    const applied = await caller.call(signUpProvider, {
      body: application({ address: unknown, pin: elPaso, services: ['tire'] }),
    })
    expect(applied.status).toBe(201)
    expect(await own({ caller })).toMatchObject({ address: unknown, ...elPaso })
    const { id } = await app.given.request({ form: { location: 'El Paso, TX', ...elPaso } })
    const board = await caller.call(listBoard)
    expect(board.body.map((card) => card.id)).toContain(id)
  })

  it('keeps its pin until another one is typed', async () => {
    const shop = await app.given.provider()
    expect((await change(shop, { address: unknown, pin: elPaso })).status).toBe(200)
    expect((await change(shop, { address: unknown, serviceRadius: 75 })).status).toBe(200)
    expect(await own(shop)).toMatchObject({ serviceRadius: 75, ...elPaso })
    expect((await change(shop, { address: 'Waco, TX 76701' })).status).toBe(200)
    expect((await own(shop)).lat).toBeCloseTo(31.55, 0)
  })

  it('needs both halves of a pin, on the earth', async () => {
    const shop = await app.given.provider()
    for (const pin of [{ lat: 31 }, { lat: 131, lng: -97 }])
      expect((await change(shop, { address: unknown, pin })).status).toBe(400)
  })
})

describe('a shop whose address names no place', () => {
  it('is not approved, and is once it has set a pin', async () => {
    const shop = await givenUnplaced({ approved: false })
    const admin = await app.given.admin()
    const approve = () =>
      admin.call(setProviderStanding, {
        params: { id: shop.id },
        body: { status: 'active' },
      })
    const seen = async () => {
      const query = { search: shop.businessName }
      const { body } = await admin.call(listProvidersForAdmin, { query })
      return body[0]?.isPlaced
    }
    expect(await seen()).toBe(false)
    const refused = await approve()
    expect([refused.status, refused.refusal.message]).toEqual([
      409,
      'We cannot find this provider’s address, so no request would reach it. The provider has to correct the address or set a pin first.',
    ])
    expect((await own(shop)).status).toBe('pending')
    expect((await change(shop, { address: unknown, pin: elPaso })).status).toBe(200)
    expect([(await approve()).status, await seen()]).toEqual([200, true])
  })

  it('may be reinstated after a suspension, since it could not mend anything before', async () => {
    const shop = await givenUnplaced()
    const admin = await app.given.admin()
    for (const status of ['suspended', 'active'])
      expect(
        (
          await admin.call(setProviderStanding, {
            params: { id: shop.id },
            body: { status, reason: 'test' },
          })
        ).status,
      ).toBe(200)
  })
})
