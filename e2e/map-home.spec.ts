import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, noWebGl, test } from './fixtures.ts'
import { holdBack } from './hold-back.ts'
import { loud } from './loud.ts'

test.use({ drawsRoads: true })

const atAustin = { latitude: 30.2672, longitude: -97.7431, accuracy: 15 }
const list = (page: Page) => page.locator('button[data-provider]')

/** The device's answer to every question where it is: the code of the browser's error. */
const failing = (code: number) => `
  Object.defineProperty(navigator, 'geolocation', { value: {
    getCurrentPosition: (_, fail) => setTimeout(() => fail({ code: ${code}, message: '' })),
  } })`

test('the map page shows who serves the place, and leads on with what was chosen', async ({
  page,
  context,
  app,
}) => {
  const shop = await app.given.provider({ services: ['towing', 'tire_service', 'battery_service'] })
  const washer = await app.given.provider({ services: ['mobile_detailing'] })
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(atAustin)
  await page.goto('/individual')
  await expect(page.getByText('Individual', { exact: true })).toBeVisible()
  await expect(page.getByText(/Position found to within 50 ft/)).toBeVisible()
  const row = list(page).filter({ hasText: shop.businessName })
  await expect(row).toContainText('New')
  await expect(row).toContainText('+1 more')
  // What nobody knows yet takes no room.
  await expect(row).not.toContainText('Usually')
  const count = await list(page).count()
  await expect(
    page.getByRole('heading', { name: `Nearby Providers (${count})`, exact: true }),
  ).toBeVisible()
  await expectAccessible(page)

  const request = page.getByRole('main').getByRole('link', { name: 'Request Service' }).first()
  await expect(request).toHaveAttribute('href', '/request-service')
  await page.getByText('Tire Service Shop', { exact: true }).click()
  await expect(page).toHaveURL(/serviceType=tire_service/)
  await expect(page.getByText(washer.businessName)).toBeHidden()
  await expect(request).toHaveAttribute('href', '/request-service?serviceType=tire_service')

  await row.click()
  await expect(page).toHaveURL(new RegExp(`providerId=${shop.id}`))
  const map = page.getByRole('region', { name: 'Map of providers' })
  await expect(map.getByRole('button', { name: shop.businessName, exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(map.getByText('+1 more')).toBeVisible()
  await expect(map.getByRole('link', { name: 'Request Service' })).toHaveAttribute(
    'href',
    `/enhanced-service-request?serviceType=tire_service&providerId=${shop.id}`,
  )
  // The card asks the same provider, for what was chosen or for another thing that it does.
  const card = page.getByRole('article', { name: shop.businessName })
  const ask = card.getByRole('link', { name: /^Request Service/ })
  const asks = (service: string) =>
    `/enhanced-service-request?serviceType=${service}&providerId=${shop.id}`
  await expect(ask).toHaveAttribute('href', asks('tire_service'))
  await card.getByText('Battery', { exact: true }).last().click()
  await expect(ask).toHaveAttribute('href', asks('battery_service'))
  const known = `/request-service?serviceType=tire_service&providerId=${shop.id}`
  await expect(page.locator(`main a[href="${known}"]`)).toHaveText('Request Service')
  await expect(page.getByRole('link', { name: 'Services, hours and reviews' })).toHaveAttribute(
    'href',
    `/providers/${shop.id}`,
  )
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Close the card' }).click()
  await expect(row).toBeFocused()
  await expect(page).not.toHaveURL(/providerId/)
})

test('on a phone the way to ask stands below the map, is loud once it is known where the reader is, and takes the place along', async ({
  page,
}) => {
  await page.addInitScript(failing(1) + noWebGl)
  await page.goto('/individual')
  const main = page.getByRole('main')
  await expect(page.getByText('Your location is unknown.')).toBeVisible()
  await expect(loud(main)).toHaveText('Use my location')
  await expect(loud(main)).toBeInViewport({ ratio: 1 })
  const ask = main.getByRole('link', { name: 'Request Service' }).last()
  await expect(ask).toBeInViewport({ ratio: 1 })
  const map = await page.getByRole('region', { name: 'Map of providers' }).boundingBox()
  const button = await ask.boundingBox()
  expect(button?.y).toBeGreaterThan((map?.y ?? 0) + (map?.height ?? 0))
  await page.getByLabel('Or enter a location').fill('Waco, TX')
  await expect(ask).toContainClass('bg-amber')
  await expect(ask).toBeInViewport({ ratio: 1 })
  await ask.click()
  await page.getByRole('link', { name: 'The full form, with all questions' }).click()
  await expect(page.getByLabel('Current location')).toHaveValue('Waco, TX')
})

test('on a phone the services stand in one line, in which the chosen one is seen, and the first shop stands right below', async ({
  page,
  context,
  app,
}) => {
  await app.given.provider({ services: ['towing'] })
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(atAustin)
  await page.goto('/individual?serviceType=roadside_towing')
  const services = page.getByRole('radiogroup', { name: 'Services' })
  const chosen = services
    .locator('label')
    .filter({ has: page.getByRole('radio', { checked: true }) })
  await expect(chosen).toHaveText('Roadside Towing')
  await expect(chosen).toBeInViewport({ ratio: 1 })
  const [line, shop] = [await services.boundingBox(), await list(page).first().boundingBox()]
  expect(line?.height).toBeLessThan(120)
  expect((shop?.y ?? 0) - (line?.y ?? 0)).toBeLessThan(240)
})

test('a pin chooses its provider in the list too', { tag: '@desk' }, async ({
  page,
  context,
  app,
}) => {
  const shop = await app.given.provider({ services: ['mobile_detailing'] })
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(atAustin)
  await page.goto('/individual?serviceType=truck_wash')
  const map = page.getByRole('region', { name: 'Map of providers' })
  // Shops of one street stand on one spot: the keyboard reaches each of them.
  await map.getByRole('button', { name: shop.businessName, exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: shop.businessName })).toBeVisible()
  await expect(map.getByRole('region', { name: shop.businessName })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: shop.businessName })).toBeHidden()
})

for (const [code, sentence] of [
  [1, 'Please allow location access in your browser settings.'],
  [2, 'Your location is not available. Make sure GPS is enabled.'],
  [3, 'Location request timed out. Please try again.'],
  [9, 'Please try again or enter your location manually.'],
] as const)
  test(`a device that does not say where it is (error ${code}) is told so, and the map shows Austin`, async ({
    page,
  }) => {
    await page.addInitScript(failing(code) + noWebGl)
    await page.goto('/individual')
    await expect(page.getByText('Your location is unknown.')).toBeVisible()
    await page.getByRole('button', { name: 'Use my location' }).click()
    await expect(page.getByText(`Location detection failed. ${sentence}`)).toBeVisible()
    if (code === 1) await expect(page.getByText('Refresh this page.')).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Or enter a location').fill('Waco, TX')
    await expect(page.getByText('Understood: Waco, TX')).toBeVisible()
    await expect(page.getByText('Your location is unknown.')).toBeHidden()
  })

test('a browser without geolocation says so', async ({ page }) => {
  await page.addInitScript(`delete Navigator.prototype.geolocation${noWebGl}`)
  await page.goto('/individual')
  await page.getByRole('button', { name: 'Use my location' }).click()
  await expect(page.getByText('Geolocation is not supported by your browser')).toBeVisible()
})

test('where nobody is, one can ask anyway; what does not load can be tried again', async ({
  page,
}) => {
  await page.goto('/individual')
  await page.getByLabel('Or enter a location').fill('Nome, AK')
  await expect(page.getByText('No approved provider serves this location yet')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Nearby Providers (0)' })).toBeVisible()
  await page.route('**/api/providers/nearby*', (route) => route.abort())
  await page.getByText('Battery Service', { exact: true }).click()
  await expect(page.getByText('The providers did not load')).toBeVisible()
  await expectAccessible(page)
  const again = page.waitForRequest('**/api/providers/nearby*')
  await page.getByRole('button', { name: 'Retry' }).click()
  await again
  // What failed is read again by itself too: from here on the button may be gone at any moment.
  await page.unroute('**/api/providers/nearby*')
  await expect(page.getByText('No approved provider serves this location yet')).toBeVisible({
    timeout: 20_000,
  })
})

test('without WebGL a drawn map stands in its place, with the same pins', async ({
  page,
  context,
  app,
}) => {
  const shop = await app.given.provider({ services: ['battery_service'] })
  await page.addInitScript(noWebGl)
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(atAustin)
  await page.goto('/individual?serviceType=battery_service')
  const map = page.getByRole('region', { name: 'Map of providers' })
  await expect(map.getByText('Sketch map')).toBeVisible()
  await map.getByRole('button', { name: shop.businessName, exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(map.getByRole('link', { name: 'Request Service' })).toBeVisible()
  await expectAccessible(page)
})

test('a map that is still coming says so', { tag: '@desk' }, async ({ page }) => {
  const come = await holdBack(page, '**/assets/ground-*.json')
  await page.goto('/individual')
  const map = page.getByRole('region', { name: 'Map of providers' })
  await expect(map.getByText('The map is loading')).toBeVisible()
  come()
  // A computer without a graphics card draws it letter by letter.
  await expect(map.getByText('The map is loading')).toHaveCount(0, { timeout: 30_000 })
})

/** Where each pin stands in the map, in pixels. */
const spotsOf = (map: Locator) =>
  map.evaluate((box) => {
    const { x, y } = box.getBoundingClientRect()
    return [...box.querySelectorAll('[data-pin]')]
      .map((pin) => {
        const spot = pin.getBoundingClientRect()
        return { id: pin.getAttribute('data-pin') ?? '', x: spot.x - x, y: spot.y - y }
      })
      .sort((one, other) => one.id.localeCompare(other.id))
  })
type Spots = Awaited<ReturnType<typeof spotsOf>>

/** By how much a pin stands elsewhere at most. */
function apart(before: Spots, after: Spots): number {
  expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
  return Math.max(
    ...after.map(({ x, y }, pin) =>
      Math.hypot(x - (before[pin]?.x ?? 0), y - (before[pin]?.y ?? 0)),
    ),
  )
}

test('the map stands still, without its library, until somebody takes hold of it; then it moves, and each pin stands where it stood', async ({
  page,
  context,
  app,
}) => {
  const shop = await app.given.provider({ services: ['mobile_detailing'] })
  const brought: string[] = []
  page.on('request', (request) => {
    if (/RoadMap|maplibre/.test(request.url())) brought.push(request.url())
  })
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(atAustin)
  await page.goto('/individual?serviceType=truck_wash')
  const map = page.getByRole('region', { name: 'Map of providers' })
  await expect(map.getByText('US Census Bureau')).toBeVisible()
  await expect(map.getByText('The map is loading')).toHaveCount(0)
  const pin = map.getByRole('button', { name: shop.businessName, exact: true })
  await expect(pin).toBeVisible()
  const before = await spotsOf(map)
  // Its cards open as it stands, and are seen whole.
  await pin.focus()
  await page.keyboard.press('Enter')
  const card = map.getByRole('region', { name: shop.businessName })
  await expect(card).toBeFocused()
  await expect(card).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(pin).toBeFocused()
  // Nor does it take more to scroll the page.
  await page.mouse.wheel(0, 40)
  await page.mouse.wheel(0, -40)
  expect(brought).toEqual([])

  await map.getByText('US Census Bureau').hover()
  const box = await map.boundingBox()
  await page.mouse.click((box?.x ?? 0) + 12, (box?.y ?? 0) + (box?.height ?? 0) / 2)
  const moving = map.getByRole('application')
  await expect(moving).toBeVisible({ timeout: 30_000 })
  expect(apart(before, await spotsOf(map))).toBeLessThan(1)
  expect(brought).not.toEqual([])
  await map.getByRole('button', { name: 'Zoom in' }).click()
  await expect.poll(async () => apart(before, await spotsOf(map))).toBeGreaterThan(4)
})

test('a map whose library does not come stands as it did, and is asked for again at the next touch', {
  tag: '@desk',
}, async ({ page, context, app }) => {
  const shop = await app.given.provider({ services: ['mobile_detailing'] })
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(atAustin)
  await page.goto('/individual?serviceType=truck_wash')
  const map = page.getByRole('region', { name: 'Map of providers' })
  await expect(map.getByText('US Census Bureau')).toBeVisible()
  const library = '**/assets/RoadMap-*.js'
  await page.route(library, (route) => route.abort())
  const closer = map.getByRole('button', { name: 'Zoom in' })
  const lost = page.waitForEvent('requestfailed', (request) => /RoadMap-/.test(request.url()))
  await closer.click()
  await lost
  await expect(map.getByText('The map is loading')).toHaveCount(0)
  await expect(map.getByRole('button', { name: shop.businessName, exact: true })).toBeVisible()
  await page.unroute(library)
  await closer.click()
  await expect(map.getByRole('application')).toBeVisible({ timeout: 30_000 })
})

test('a map that has begun to move for a pin to drag moves on when the place is taken back', {
  tag: '@desk',
}, async ({ page }) => {
  await page.goto('/enhanced-service-request?serviceType=battery_service')
  const place = page.getByLabel('Where are you?')
  await place.fill('Waco, TX')
  const map = page.getByRole('main').getByRole('region', { name: /map/i }).first()
  await expect(map.getByRole('application')).toBeVisible({ timeout: 30_000 })
  const pin = map.getByRole('button', { name: 'Pickup' })
  await expect(pin).toBeVisible()
  await place.fill('')
  await expect(pin).toHaveCount(0)
  await expect(map.getByRole('application')).toBeVisible()
})

test('from a shop’s card the request opens with its map where the truck and the shop are', async ({
  page,
  context,
  app,
}) => {
  const shop = await app.given.provider({ services: ['battery_service'] })
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(atAustin)
  await page.goto(`/individual?serviceType=battery&providerId=${shop.id}`)
  const nearby = page.getByRole('region', { name: 'Map of providers' })
  await nearby.getByRole('link', { name: 'Request Service' }).click()
  await expect(page).toHaveURL(/\/enhanced-service-request/)
  const map = page.getByRole('main').getByRole('region', { name: /map/i }).first()
  const pin = map.getByRole('button', { name: shop.businessName, exact: true })
  await expect(pin).toBeInViewport()
  await expect
    .poll(async () => {
      const [outer, inner] = [await map.boundingBox(), await pin.boundingBox()]
      if (!outer || !inner) return false
      return inner.y >= outer.y && inner.y + inner.height <= outer.y + outer.height + 1
    })
    .toBe(true)
})
