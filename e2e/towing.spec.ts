import type { Page } from '@playwright/test'
import { readByLink } from '../server/testing/read-answers.ts'
import { readBidsLink } from './asked.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { loud } from './loud.ts'
import { rail } from './rail.ts'

const calls = '**/api/service-requests'
const everybody = (page: Page) =>
  page.getByRole('button', { name: 'Send to all providers nearby' }).click()
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Request' }).click()
const sent = (page: Page) => page.getByRole('heading', { name: 'Your request is out' })

/** The link to the bids, taken apart. */
async function asked(page: Page) {
  const href = await page.getByRole('link', { name: 'See your bids' }).getAttribute('href')
  return readBidsLink(href)
}
async function fillPlaces(page: Page) {
  await page.getByLabel('Pickup location').fill('Austin, TX')
  await page.getByLabel('Drop-off location').fill('Waco, TX')
  await expect(page.getByText('Understood: Waco, TX')).toBeVisible()
}
async function fillTow(page: Page) {
  await page.getByLabel('Make').selectOption('Peterbilt')
  await page.getByLabel('Model').fill('579')
  await page.getByLabel('Year').fill('2019')
  await page.getByLabel('Problem description').fill('It does not go into gear.')
  await page.getByLabel('Contact phone').fill('512 555 0143')
}

test('before a place is known the map shows the country, and a phone asks for the place above the fold', async ({
  page,
}) => {
  await page.goto('/request-service?choose=map')
  const place = page.getByLabel('Pickup location')
  await expect(place).toBeInViewport({ ratio: 1 })
  const main = page.getByRole('main')
  await expect(loud(main)).toHaveText('Use my location')
  const empty = page.getByText('Enter the pickup location to see the providers who serve it.')
  await expect(empty).toHaveCount(1)
  await expectAccessible(page)
  await place.fill('Waco, TX')
  await expect(empty).toHaveCount(0)
  await expect(loud(main)).toHaveText('Send to all providers nearby')
})

test('a tow is asked of one provider: it hears first', async ({ page, app, window }) => {
  const shop = await app.given.provider({ services: ['towing'] })
  const board = await window(shop.caller)
  await board.goto('/provider-dashboard')
  await expect(rail(board).getByRole('link', { name: /Available Requests/ })).toBeVisible()

  await page.goto(`/request-service?serviceType=towing_service&providerId=${shop.id}`)
  await fillPlaces(page)
  await expectAccessible(page)
  await page
    .getByRole('article', { name: shop.businessName })
    .getByRole('button', { name: `Ask ${shop.businessName}` })
    .click()
  await expect(page.getByRole('heading', { name: 'About the tow' })).toBeFocused()
  await expect(page.getByRole('region', { name: 'Your request so far' })).toContainText(
    shop.businessName,
  )
  await fillTow(page)
  await page.getByText('More about the truck, its load and the tow').click()
  await page.getByRole('radiogroup', { name: 'Is it loaded?' }).getByText('Yes').click()
  await expectAccessible(page)
  await submit(page)

  await expect(sent(page)).toBeFocused()
  await expect(page.getByText('Within 15 minutes', { exact: true })).toBeVisible()
  await expect(page.getByText(`${shop.businessName} is alerted first`)).toBeVisible()
  // A guest's request is behind no sign-in.
  await expect(page.getByRole('link', { name: 'View My Requests' })).toHaveAttribute(
    'href',
    /^\/bids\/[^#]+#token=/,
  )
  await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
  await expectAccessible(page)
  const read = await readByLink(app.anybody(), await asked(page))
  expect(read).toMatchObject({
    view: 'owner',
    serviceType: 'towing_service',
    urgency: 'urgent',
    location: 'Austin, TX',
    details: {
      make: 'Peterbilt',
      model: '579',
      year: '2019',
      dropOffLocation: 'Waco, TX',
      isLoaded: 'yes',
    },
    askedFor: { businessName: shop.businessName },
  })
  await expect(board.getByText('Asked for you').first()).toBeVisible()

  await page.reload()
  await expect(sent(page)).toBeVisible()
  await page.getByRole('link', { name: 'See your bids' }).click()
  await expect(page).toHaveURL(new RegExp(`/bids/${read.id}`))
})

test('a tow says all that S0 §5 asks, each at its field', async ({ page }) => {
  await page.goto('/request-service?serviceType=towing_service')
  await everybody(page)
  await expect(page.getByLabel('Pickup location')).toBeFocused()
  await expect(page.getByText('Pickup location is required')).toBeVisible()
  await expect(page.getByText('Drop-off location is required')).toBeVisible()
  await fillPlaces(page)
  await everybody(page)
  await submit(page)
  await expect(page.getByLabel('Make')).toBeFocused()
  for (const sentence of [
    'Make is required',
    'Model is required',
    'Year is required',
    'Problem description is required',
    'Contact phone must be a number we can call, with its area code and no extension: (512) 555-0148',
  ])
    await expect(page.getByText(sentence)).toBeVisible()
  await expect(page.getByRole('radio', { name: /Urgent/ })).toBeChecked()
  await expectAccessible(page)
  await fillTow(page)
  await expect(page.getByText('Make is required')).toBeHidden()
  await page.getByText('Scheduled', { exact: true }).click()
  await submit(page)
  await expect(page.getByLabel('Date and time')).toBeFocused()
  await page.getByText('Emergency', { exact: true }).click()
  await expect(page.getByRole('link', { name: 'Call 911' })).toBeVisible()
})

test('back from the details clears the chosen provider and keeps what was entered', async ({
  page,
  app,
}) => {
  const shop = await app.given.provider({ services: ['towing'] })
  await page.goto('/request-service?serviceType=towing_service')
  await fillPlaces(page)
  await page.locator('button[data-provider]').filter({ hasText: shop.businessName }).click()
  await page
    .getByRole('button', { name: `Ask ${shop.businessName}` })
    .last()
    .click()
  await fillTow(page)
  await page.getByRole('button', { name: 'Back to the map' }).click()
  await expect(page).not.toHaveURL(/providerId|step=/)
  await expect(page.getByLabel('Drop-off location')).toHaveValue('Waco, TX')
  await everybody(page)
  await expect(page.getByLabel('Model')).toHaveValue('579')
  await expect(page.getByRole('region', { name: 'Your request so far' })).toContainText(
    'All providers nearby',
  )
  await page.reload()
  await expect(page.getByLabel('Model')).toHaveValue('579')
  await expect(page.getByText('We kept what you entered')).toBeVisible()
})

test('another service asks a guest for a number only, and creates the request', async ({
  page,
  app,
}) => {
  await app.given.provider()
  await page.goto('/request-service?choose=map')
  await page.getByText('Tires', { exact: true }).click()
  await expect(page.getByLabel('Drop-off location')).toBeHidden()
  await page.getByLabel('Where are you?').fill('Austin, TX')
  await everybody(page)
  await submit(page)
  await expect(page.getByLabel('Contact phone')).toBeFocused()
  await expectAccessible(page)
  await page.getByLabel('Contact phone').fill('512 555 0143')
  await page.getByLabel('Your name').fill('Dale Whitcomb')
  await submit(page)
  await expect(sent(page)).toBeVisible()
  await expect(page.getByText('Providers who serve your location are being alerted.')).toBeVisible()
  const read = await readByLink(app.anybody(), await asked(page))
  expect(read).toMatchObject({ serviceType: 'roadside_tire', customerName: 'Dale Whitcomb' })
})

test('who asks where no shop would come reads that, and no promise of minutes', async ({
  page,
}) => {
  await page.goto('/request-service?choose=map')
  await page.getByText('Tires', { exact: true }).click()
  // Far from the places of all other journeys.
  await page.getByLabel('Where are you?').fill('Nome, AK')
  await everybody(page)
  await page.getByLabel('Contact phone').fill('512 555 0143')
  await page.getByLabel('Your name').fill('Dale Whitcomb')
  await submit(page)
  await expect(sent(page)).toBeVisible()
  await expect(page.getByText('No provider on Roadcall covers this location yet.')).toBeVisible()
  await expect(page.getByText('Within 15 minutes', { exact: true })).toHaveCount(0)
  await expectAccessible(page)
})

test('who is signed in and needs no tow is done with one press', async ({ window, app }) => {
  const shop = await app.given.provider({ services: ['battery_service'] })
  const customer = await app.given.customer()
  const page = await window(customer)
  await page.goto(`/enhanced-service-request?serviceType=battery_service&providerId=${shop.id}`)
  await page.getByLabel('Where are you?').fill('Austin, TX')
  await page
    .getByRole('button', { name: `Ask ${shop.businessName}` })
    .last()
    .click()
  await expect(sent(page)).toBeVisible()
  await expect(page.getByText(`${shop.businessName} is alerted first`)).toBeVisible()
  await expect(page.getByRole('link', { name: 'View My Requests' })).toHaveAttribute(
    'href',
    '/customer-dashboard',
  )
})

test('an emergency: 911 first, the place, a number, one question, and one press sends it', async ({
  page,
  app,
}) => {
  await page.goto('/request-service?serviceType=emergency')
  await expect(page.getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911')
  await page.getByText('A tow', { exact: true }).click()
  await page.getByLabel('Where are you?').fill('Austin, TX')
  await expectAccessible(page)
  await everybody(page)
  await expect(page.getByLabel('Contact phone')).toBeFocused()
  await page.getByLabel('Contact phone').fill('512 555 0143')
  await everybody(page)
  await expect(sent(page)).toBeVisible()
  const read = await readByLink(app.anybody(), await asked(page))
  expect(read).toMatchObject({ urgency: 'emergency', serviceType: 'roadside_towing' })
})

test('a provider who is not there or does not do the work is not asked', async ({ page, app }) => {
  const pending = await app.given.provider({ services: ['towing'], approved: false })
  await page.goto(`/enhanced-service-request?serviceType=towing_service&providerId=${pending.id}`)
  await expect(
    page.getByText('The provider in this link is not taking requests here.'),
  ).toBeVisible()
  await expectAccessible(page)
  const washer = await app.given.provider({ services: ['mobile_detailing'] })
  await page.goto(`/enhanced-service-request?serviceType=towing_service&providerId=${washer.id}`)
  await expect(
    page.getByText(`${washer.businessName} does not offer “Towing Service”.`),
  ).toBeVisible()
  await fillPlaces(page)
  await everybody(page)
  await expect(page.getByRole('region', { name: 'Your request so far' })).toContainText(
    'All providers nearby',
  )
})

test('what cannot be sent is kept, and goes out once when the network is back', async ({
  page,
  context,
}) => {
  await page.goto('/request-service?serviceType=towing_service')
  await fillPlaces(page)
  await everybody(page)
  await fillTow(page)
  await context.setOffline(true)
  await submit(page)
  await expect(page.getByText('No answer yet')).toBeVisible()
  await expectAccessible(page)
  const bodies: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/service-requests'))
      bodies.push(request.headers()['idempotency-key'] ?? '')
  })
  await context.setOffline(false)
  await expect(sent(page)).toBeVisible()
  expect(new Set(bodies).size).toBe(1)
  expect(await page.evaluate(() => localStorage.getItem('map-request-draft'))).toBeNull()
})

test('a refusal of the server stands where the hand is', async ({ page }) => {
  await page.goto('/request-service?serviceType=towing_service')
  await fillPlaces(page)
  await everybody(page)
  await fillTow(page)
  await page.route(calls, (route) =>
    route.fulfill({
      status: 400,
      contentType: 'application/json',
      body: JSON.stringify({
        code: 'missing_fields',
        message: 'Model is not known.',
        error: 'Model is not known.',
        details: { vehicleModel: 'Model is not known.' },
      }),
    }),
  )
  await submit(page)
  await expect(page.getByLabel('Model')).toBeFocused()
  await expect(page.getByText('Model is not known.').first()).toBeVisible()
})

test('the map step by keyboard alone', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/request-service?serviceType=towing_service')
  const type = (text: string) => page.keyboard.type(text)
  const tab = () => page.keyboard.press('Tab')
  await page.getByRole('radio', { name: 'Towing', exact: true }).focus()
  await tab()
  await type('Austin, TX')
  await expect(page.getByText('Understood: Austin, TX')).toBeVisible()
  await tab()
  await expect(page.getByRole('button', { name: 'Use my location' })).toBeFocused()
  await tab()
  await type('Waco, TX')
  await expect(page.getByText('Understood: Waco, TX')).toBeVisible()
  await tab()
  await expect(page.getByRole('button', { name: 'Send to all providers nearby' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'About the tow' })).toBeFocused()
  await page.getByLabel('Make').focus()
  await type('Peterbilt')
  await tab()
  await type('579')
  await tab()
  await type('2019')
  await tab()
  await tab()
  await type('It does not go into gear.')
  await page.getByLabel('Contact phone').focus()
  await type('5125550143')
  await page.keyboard.press('Enter')
  await expect(sent(page)).toBeFocused()
})

test('the short form is one press away, with the service kept', async ({ page }) => {
  await page.goto('/request-service?serviceType=roadside_tire')
  await page.getByRole('link', { name: 'Skip the map: short form' }).click()
  await expect(page.getByRole('radio', { name: /^Roadside Tire Change/ })).toBeChecked()
  await page.goto('/request-service')
  await page.getByRole('link', { name: 'Choose on the map' }).click()
  await expect(page.getByRole('button', { name: 'Send to all providers nearby' })).toBeVisible()
})

test('/service-request is for who asks for help and is signed in', { tag: '@desk' }, async ({
  page,
  window,
  app,
}) => {
  await page.goto('/service-request')
  await expect(page).toHaveURL(/\/auth/)
  const asker = await window(await app.given.customer())
  await asker.goto('/service-request')
  await expect(asker.getByLabel('Full name')).toHaveValue('Robin Sample')
  const manager = await window(await app.given.manager())
  await manager.goto('/service-request')
  await expect(manager).toHaveURL(/\/business-dashboard/)
  const shop = await window((await app.given.provider()).caller)
  await shop.goto('/service-request')
  await expect(
    shop.getByText('Access denied. This page is for people who need help.'),
  ).toBeVisible()
})

test('the device and the pin say exactly where the pickup is', async ({ page, context, app }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 31.5493, longitude: -97.1467, accuracy: 12 })
  await page.goto('/request-service?serviceType=battery_service')
  await page.getByRole('button', { name: 'Use my location' }).click()
  await expect(page.getByLabel('Where are you?')).toHaveValue('Near Waco, TX (31.54930, -97.14670)')
  await expect(page.getByText('Position found to within 40 ft')).toBeVisible()
  await page.getByRole('button', { name: /Pickup: the truck/ }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('The pin is sent with your request.')).toBeVisible()
  await everybody(page)
  await page.getByLabel('Contact phone').fill('512 555 0143')
  await submit(page)
  await expect(sent(page)).toBeVisible()
  const read = await readByLink(app.anybody(), await asked(page))
  expect(read.lat).toBeCloseTo(31.5493, 3)
  expect(read.lng).toBeGreaterThan(-97.1467)
})

test('a pickup that the device cannot find is said, and typed', async ({ page }) => {
  await page.addInitScript(`Object.defineProperty(navigator, 'geolocation', { value: {
    getCurrentPosition: (_, fail) => setTimeout(() => fail({ code: 3, message: '' })),
  } })`)
  await page.goto('/request-service?serviceType=battery_service')
  await page.getByRole('button', { name: 'Use my location' }).click()
  await expect(
    page.getByText('Location detection failed. Location request timed out. Please try again.'),
  ).toBeVisible()
  await expectAccessible(page)
})
