import type { Page, Request } from '@playwright/test'
import { acceptBidByLink } from '../contract/bids.ts'
import { askAsDriver, createFleetRequest } from '../contract/fleet-requests.ts'
import { listUnits } from '../contract/units.ts'
import type { Caller } from '../server/testing/caller.ts'
import type { Given, GivenCompany, GivenDriver } from '../server/testing/given.ts'
import { type Carrier, throughCarrier } from './carrier.ts'
import { expect, test } from './fixtures.ts'
import { type Town, towns } from './towns.ts'

/** What somebody watches while the network fails. */
interface Watched {
  as?: Caller
  address: string
  /** Changes the world behind the screen's back. */
  happens: () => Promise<unknown>
  /** What stands on the screen once it has heard. */
  expectNews: (page: Page) => Promise<void>
}

const inTime = { timeout: 10_000 }
/** Three shops bid on it; their names are the news. */
async function bidsComeFor(given: Given, id: string) {
  const shops = await Promise.all([given.provider(), given.provider(), given.provider()])
  return {
    happens: () => Promise.all(shops.map((shop) => given.bid(shop, { id, token: '' }))),
    async expectNews(page: Page) {
      for (const { businessName } of shops)
        await expect(page.getByRole('main').getByText(businessName).first()).toBeVisible(inTime)
    },
  }
}
const shopIn = (given: Given, { address }: Town) => given.provider({ address, radius: 30 })
const requestIn = (given: Given, { lat, lng, address }: Town) =>
  given.request({ form: { lat, lng, location: `Near ${address}` } })

async function fleetAsks({ manager }: GivenCompany, driver: GivenDriver, title: string) {
  const { body } = await manager.call(createFleetRequest, {
    body: {
      driverId: driver.id,
      serviceType: 'Tire Change Service',
      title,
      description: 'Left drive tire',
      location: 'Austin, TX',
    },
  })
  return body.id
}

const screens: Record<string, (given: Given, stranger: Caller) => Promise<Watched>> = {
  'the bids of a guest': async (given) => {
    const request = await given.request()
    return {
      address: `/bids/${request.id}?token=${request.token}`,
      ...(await bidsComeFor(given, request.id)),
    }
  },
  'the dashboard of a customer': async (given) => {
    const as = await given.customer()
    const request = await given.request({ as })
    return {
      as,
      address: '/customer-dashboard',
      ...(await bidsComeFor(given, request.id)),
    }
  },
  'the board of a fleet': async (given) => {
    const company = await given.company()
    const driver = await given.fleetDriver(company)
    return {
      as: company.manager,
      address: '/business-dashboard?tab=requests',
      happens: () => fleetAsks(company, driver, 'Blown drive tire'),
      expectNews: (page) => expect(page.getByText('Blown drive tire')).toBeVisible(inTime),
    }
  },
  'the bids of a fleet': async (given) => {
    const company = await given.company()
    const driver = await given.fleetDriver(company)
    const id = await fleetAsks(company, driver, 'Blown drive tire')
    return {
      as: company.manager,
      address: `/fleet-bids/${id}`,
      ...(await bidsComeFor(given, id)),
    }
  },
  'the portal of a driver': async (given) => {
    const company = await given.company()
    const { caller } = await given.fleetDriver(company)
    const { body } = await caller.call(askAsDriver, {
      body: { need: 'tire', location: 'Austin, TX', contactPhone: '(512) 555-0166' },
    })
    return {
      as: caller,
      address: '/driver-portal',
      ...(await bidsComeFor(given, body.id)),
    }
  },
  'the board of a shop': async (given) => {
    const shop = await shopIn(given, towns.marfa)
    return {
      as: shop.caller,
      address: '/provider-dashboard',
      happens: () => requestIn(given, towns.marfa),
      // Others may ask within the shop's circle meanwhile, or without a place in all of Texas.
      expectNews: (page) =>
        expect(page.getByRole('heading', { name: /near Marfa, TX/ })).toHaveCount(1, inTime),
    }
  },
  'the jobs of a shop': async (given, stranger) => {
    const shop = await shopIn(given, towns.dalhart)
    const request = await requestIn(given, towns.dalhart)
    const bid = await given.bid(shop, request)
    return {
      as: shop.caller,
      address: '/provider-dashboard?tab=jobs',
      happens: () =>
        stranger.call(acceptBidByLink, {
          params: { id: bid.id },
          token: request.token,
          body: {},
        }),
      expectNews: (page) =>
        expect(page.getByRole('main').getByText('Dale Whitcomb').first()).toBeVisible(inTime),
    }
  },
}

/** Every reading fails from now on, while the live stream stands. */
async function cutReads(page: Page, reads = /^\/api\/(?!live$|user$)/) {
  let failed = 0
  const cut = (url: URL) => reads.test(url.pathname)
  await page.route(cut, (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    failed++
    return route.abort()
  })
  return { failed: () => failed, mend: () => page.unroute(cut) }
}

for (const [screen, watched] of Object.entries(screens))
  test(`${screen} shows all news within ten seconds after readings have failed beside a live stream`, {
    tag: '@desk',
  }, async ({ app, window }) => {
    test.slow()
    const { as, address, happens, expectNews } = await watched(app.given, app.anybody())
    const [page, witness] = [await window(as), await window(as)]
    for (const one of [page, witness]) {
      const stream = one.waitForResponse('**/api/live')
      await one.goto(address)
      await stream
      await expect(one.getByRole('main').getByRole('heading').first()).toBeAttached()
      await expect(one.locator('[aria-busy=true]')).toHaveCount(0)
    }
    const network = await cutReads(page)
    await happens()
    // By now the stream has told both windows everything.
    await expectNews(witness)
    await expect.poll(network.failed).toBeGreaterThan(0)
    await network.mend()
    await expectNews(page)
    await expect(page.getByText(/Reconnecting…/)).toHaveCount(0)
  })

/** Without a stream these ask again by themselves, but not within ten seconds. */
const unheard: Record<
  string,
  (given: Given) => Promise<Omit<Watched, 'happens'> & { reads: RegExp }>
> = {
  'the page of a technician': async (given) => {
    const shop = await shopIn(given, towns.ozona)
    const { fullName, token } = await given.technician(shop)
    return {
      address: `/technician?token=${token}`,
      reads: /^\/api\/technician$/,
      expectNews: (page) => expect(page.getByText(fullName)).toBeVisible(inTime),
    }
  },
  'the board of an admin': async (given) => ({
    as: await given.admin(),
    address: '/admin-dashboard?tab=operations',
    reads: /^\/api\/admin\/operations$/,
    expectNews: (page) =>
      expect(page.getByRole('heading', { name: /^Requests without a bid/ })).toBeVisible(inTime),
  }),
}

for (const [screen, watched] of Object.entries(unheard))
  test(`${screen} loads by itself when the network is back`, { tag: '@desk' }, async ({
    app,
    window,
  }) => {
    const { as, address, reads, expectNews } = await watched(app.given)
    const page = await window(as)
    const network = await cutReads(page, reads)
    await page.goto(address)
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    await network.mend()
    await expectNews(page)
  })

test('bids that come while the connection of the live stream is dead, and nobody has said so, stand there within a minute', {
  tag: '@desk',
}, async ({ app, window }) => {
  const carrier = await throughCarrier(app.baseUrl)
  const { page, happens, expectNews } = await atBids(app.given, await window(), carrier)
  carrier.forgetStreams()
  await happens()
  await page.clock.fastForward(60_000)
  await expectNews(page)
  carrier.close()
})

test('a page whose stream was cut for a moment reads what has happened meanwhile, and nothing else', {
  tag: '@desk',
}, async ({ app, window }) => {
  const carrier = await throughCarrier(app.baseUrl)
  const { page, happens, expectNews } = await atBids(app.given, await window(), carrier)
  // From here on time passes as it is told, so nothing polls.
  await page.clock.pauseAt(Date.now() + 1_000)
  const reads: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/api\/(?!live$)/.test(pathname)) reads.push(pathname)
  })
  const cutFor = async (meanwhile: () => Promise<unknown>) => {
    const hasEnded = streamEnds(page)
    carrier.cutStreams()
    await hasEnded
    await meanwhile()
    const isBack = page.waitForResponse('**/api/live')
    await page.clock.runFor(2_000)
    await isBack
  }
  await cutFor(async () => {})
  await cutFor(happens)
  await page.clock.resume()
  await expectNews(page)
  expect(new Set(reads.map((path) => path.replace(/.*\/service-requests\/[^/]+/, '')))).toEqual(
    new Set(['/public', '/bids/public']),
  )
  carrier.close()
})

test('a press whose answer is lost, and nobody has said so, is done once, and its page says so', {
  tag: '@desk',
}, async ({ app, window }) => {
  const carrier = await throughCarrier(app.baseUrl)
  const { manager } = await app.given.company()
  const page = await window(manager)
  await page.clock.install()
  await page.goto(`${carrier.address}/business-dashboard?tab=units`)
  await page.getByRole('button', { name: 'Add Unit' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Unit number').fill('Longhorn-7')
  carrier.loseNextAnswer()
  const units = async () => (await manager.call(listUnits)).body.map((unit) => unit.unitNumber)
  await dialog.getByRole('button', { name: 'Add Unit' }).click()
  await expect.poll(units).toEqual(['Longhorn-7'])
  await expect(dialog).toBeVisible()
  await page.clock.fastForward(30_000)
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('main').getByText('Longhorn-7').first()).toBeVisible()
  expect(await units()).toEqual(['Longhorn-7'])
  carrier.close()
})

/** A stream has no length: where its connection is closed, a browser may take it for done as well as for failed. */
function streamEnds(page: Page) {
  const isStream = (request: Request) => /\/live$/.test(request.url())
  return Promise.race([
    page.waitForEvent('requestfailed', isStream),
    page.waitForEvent('requestfinished', isStream),
  ])
}

/** A guest's bids by way of a carrier, on a page whose time can be moved on. */
async function atBids(given: Given, page: Page, carrier: Carrier) {
  const request = await given.request()
  await page.clock.install()
  const stream = page.waitForResponse('**/api/live')
  await page.goto(`${carrier.address}/bids/${request.id}?token=${request.token}`)
  await stream
  await expect(page.getByRole('main').getByRole('heading').first()).toBeAttached()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  return { page, ...(await bidsComeFor(given, request.id)) }
}
