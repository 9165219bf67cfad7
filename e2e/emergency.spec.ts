import type { Page } from '@playwright/test'
import { listDriverRequests, listFleetRequests } from '../contract/fleet-requests.ts'
import { createIndividualRequest } from '../contract/requests.ts'
import { settings } from '../contract/settings.ts'
import { guestForm } from '../server/testing/given.ts'
import { readByLink } from '../server/testing/read-answers.ts'
import { asked } from './asked.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { goOn } from './go-on.ts'
import { cutOff } from './plain-words.ts'
import { widths } from './visits.ts'
import { openWholeWizard } from './whole-wizard.ts'

const notSafe = (page: Page) =>
  page.getByRole('radiogroup', { name: 'Are you safe where you are?' }).getByText(/^No/).click()
const send = (page: Page) => page.getByRole('button', { name: 'Send for help now' }).click()

for (const viewport of [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
])
  test.describe(`on a phone of ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport })

    test('an emergency is out after three presses and a number; the rest is said while waiting', async ({
      page,
      context,
      app,
    }) => {
      await context.grantPermissions(['geolocation'])
      await context.setGeolocation({ latitude: 31.5493, longitude: -97.1467, accuracy: 12 })
      await page.goto('/request-service')
      await notSafe(page)
      await expect(page.getByRole('link', { name: 'Call 911' })).toBeVisible()
      await page.getByRole('button', { name: 'Use my location' }).click()
      await expect(page.getByLabel('Current location')).toHaveValue(/Waco, TX/)
      await page.getByLabel('Phone').fill('512 555 0143')
      expect(await cutOff(page)).toEqual([])
      await expectAccessible(page)
      await send(page)
      await expect(page).toHaveURL(/\/bids\//)
      const read = await readByLink(app.anybody(), asked(page))
      expect(read).toMatchObject({ urgency: 'emergency', lat: 31.5493, customerName: '' })

      const wait = page.getByRole('region', { name: 'While you wait' })
      await expect(wait.getByText(/^Your email/)).toBeVisible()
      expect(await cutOff(page)).toEqual([])
      await expectAccessible(page)
      await wait.getByRole('button', { name: 'Add details' }).click()
      const dialog = page.getByRole('dialog', { name: 'Add details' })
      await dialog.getByLabel('Full name').fill('Dale Whitcomb')
      await dialog.getByLabel('Email').fill('dale@example.com')
      await dialog.getByLabel('Notes').fill('Blue cab, left lane')
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Save the changes' }).click()
      await expect(dialog).toBeHidden()
      await expect(wait).toBeHidden()
      expect(await readByLink(app.anybody(), asked(page))).toMatchObject({
        customerName: 'Dale Whitcomb',
        additionalNotes: 'Blue cab, left lane',
        lacks: [],
      })
    })
  })

test('a driver in danger sends a place and nothing else; the fleet’s board has it first', async ({
  app,
  window,
}) => {
  const company = await app.given.company()
  const driver = await app.given.fleetDriver(company)
  const phone = await window(driver.caller)
  await phone.context().grantPermissions(['geolocation'])
  await phone.context().setGeolocation({ latitude: 31.5493, longitude: -97.1467, accuracy: 12 })
  await phone.goto('/driver-portal')
  await phone
    .getByRole('main')
    .getByRole('link', { name: /^I need help/ })
    .click()
  await notSafe(phone)
  await expect(phone.getByRole('link', { name: 'Call 911' })).toBeVisible()
  await phone.getByRole('button', { name: 'Get help now' }).click()
  await expect(phone.getByText('Say where you are.', { exact: true })).toBeVisible()
  // What broke may stay open.
  await expect(phone.getByText('Choose what broke.')).toBeHidden()
  await phone.getByRole('button', { name: 'Use my location' }).click()
  await expect(phone.getByRole('combobox', { name: 'Location' })).toHaveValue(/Waco, TX/)
  for (const size of [widths.desk, widths.phone]) {
    await phone.setViewportSize(size)
    expect(await cutOff(phone)).toEqual([])
    await expectAccessible(phone)
  }
  await phone.getByRole('button', { name: 'Get help now' }).click()
  await expect(phone.getByText('Your request is out', { exact: true })).toBeVisible()
  const [own] = (await driver.caller.call(listDriverRequests)).body
  expect(own).toMatchObject({ urgency: 'emergency', location: expect.stringMatching(/Waco, TX/) })
  const [first] = (await company.manager.call(listFleetRequests, { query: { sort: 'urgent' } }))
    .body
  expect(first).toMatchObject({ id: own?.id, urgency: 'emergency' })
})

test('a manager sends help for a driver in danger without a word, to where the driver was last', {
  tag: '@desk',
}, async ({ app, window }) => {
  const company = await app.given.company()
  const driver = await app.given.fleetDriver(company, { currentLocation: 'Waco, TX' })
  const desk = await window(company.manager)
  await desk.goto(`/fleet-service-request?driverId=${driver.id}`)
  await desk.getByText('Emergency Services').click()
  await expect(desk.getByRole('link', { name: 'Call 911' })).toBeVisible()
  await expect(desk.getByRole('combobox', { name: 'Location' })).toHaveValue('Waco, TX')
  for (const size of Object.values(widths)) {
    await desk.setViewportSize(size)
    expect(await cutOff(desk)).toEqual([])
    await expectAccessible(desk)
  }
  await desk.getByRole('button', { name: 'Request Service' }).click()
  await expect(desk).toHaveURL(/\/fleet-bids\/[0-9a-f-]{36}$/)
  await expect(desk.getByText(/^Emergency/).first()).toBeVisible()
  const [request] = (await company.manager.call(listFleetRequests)).body
  expect(request).toMatchObject({ urgency: 'emergency', location: 'Waco, TX' })
})

test('without a place and a number nothing is sent, and both are said at their fields', async ({
  page,
}) => {
  await page.goto('/request-service')
  await notSafe(page)
  await send(page)
  await expect(page.getByLabel('Current location')).toBeFocused()
  await expect(page.getByText('Current location is required')).toBeVisible()
  await expect(page.getByText('Valid phone number is required')).toBeVisible()
  for (const words of ['Full name is required', 'Valid email address is required'])
    await expect(page.getByText(words)).toBeHidden()
  await expectAccessible(page)
  await page.getByLabel('Current location').fill('Waco, TX')
  await page.getByLabel('Phone').fill('512 555 0143')
  await send(page)
  await expect(page).toHaveURL(/\/bids\//)
})

test('who turns out to be safe goes on with the three steps, and keeps what was entered', async ({
  page,
}) => {
  await page.goto('/request-service')
  await notSafe(page)
  await page.getByLabel('Current location').fill('Waco, TX')
  const question = page.getByRole('radiogroup', { name: 'Are you safe where you are?' })
  await question.getByText(/^Yes/).click()
  await expect(question.getByRole('radio', { name: /^Yes/ })).toBeFocused()
  await goOn(page)
  await expect(page.getByLabel('Current location')).toHaveValue('Waco, TX')
  await goOn(page)
  await expect(page.getByRole('radiogroup', { name: 'What do you need?' })).toBeVisible()
})

test('an emergency without an answer goes on when the phone has dropped its page', async ({
  page,
}) => {
  await openWholeWizard(page, '/request-service')
  await notSafe(page)
  await page.getByLabel('Current location').fill('Waco, TX')
  await page.getByLabel('Phone').fill('512 555 0143')
  const calls = '**/individual'
  await page.route(calls, (route) => route.abort())
  await send(page)
  await expect(page.getByText('No answer yet', { exact: false })).toBeVisible()
  await page.goto('/request-service')
  await expect(page.getByText('No answer yet', { exact: false })).toBeVisible()
  await page.unroute(calls)
  await expect(page).toHaveURL(/\/bids\//, { timeout: 40_000 })
})

test('an emergency that was sent without a network goes out once, when it is back', async ({
  page,
  context,
}) => {
  await openWholeWizard(page, '/request-service')
  await context.setOffline(true)
  await notSafe(page)
  await page.getByLabel('Current location').fill('Waco, TX')
  await page.getByLabel('Phone').fill('512 555 0143')
  let arrived = 0
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('/individual')) arrived++
  })
  await send(page)
  await expect(page.getByText(/goes out once, as soon as the connection is back/)).toBeVisible()
  await context.setOffline(false)
  await expect(page).toHaveURL(/\/bids\//, { timeout: settings.redirect.afterSubmitMs + 20_000 })
  expect(arrived).toBe(1)
})

test('what an emergency left out is said while help is on its way, and who comes reads it', async ({
  app,
  window,
}) => {
  const { body } = await app.anybody().call(createIndividualRequest, {
    body: {
      serviceType: 'Emergency',
      triage: 'tire',
      phone: guestForm.phone,
      location: 'Austin, TX',
    },
  })
  const request = { id: body.requestId, token: body.accessToken }
  const shop = await app.given.provider()
  await app.given.job({ provider: shop, request, until: 'start' })
  const [driver, provider] = [await window(), await window(shop.caller)]
  await provider.goto('/provider-dashboard?tab=jobs')
  await expect(provider.getByText('Not safe there, or in a lane')).toBeVisible()
  await driver.goto(`/bids/${request.id}?token=${request.token}`)
  await expect(driver.getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911')
  await expect(provider.getByText(/^The map position may be/)).toBeVisible()
  const wait = driver.getByRole('region', { name: 'While you wait' })
  await wait.getByRole('button', { name: 'Add details' }).click()
  const dialog = driver.getByRole('dialog', { name: 'Add details' })
  await expect(dialog.getByText('The provider reads it with the job.')).toBeVisible()
  await expect(dialog.getByLabel('Phone number')).toHaveCount(0)
  await expect(dialog.getByLabel('Where is the truck?')).toHaveCount(0)
  await dialog.getByLabel('Full name').fill('Dale Whitcomb')
  await dialog.getByLabel('Notes').fill('Blue cab, hood up')
  await expectAccessible(driver)
  await dialog.getByRole('button', { name: 'Save the changes' }).click()
  await expect(dialog).toBeHidden()
  // Who cannot or will not let a device say it types it.
  const lead = driver.getByText(/^The provider’s map may be/)
  const rough = (await lead.textContent()) ?? ''
  await driver.getByText('Type it instead').click()
  const typed = driver.getByRole('combobox', { name: 'Where is the truck?' })
  const send = driver.getByRole('button', { name: 'Send this location' })
  await expect(send).toHaveAccessibleDescription('This is what the provider has already.')
  await expect(driver.getByText('Austin, TX is no more exact than what')).toBeVisible()
  await typed.fill('By the old water tower')
  await expect(driver.getByText('We can’t find this location. Give the highway')).toBeVisible()
  await expect(driver.getByText(/no provider is alerted/)).toHaveCount(0)
  await send.click()
  await expect(driver.getByText(/^The map finds this no more exactly than before\./)).toBeVisible()
  await expectAccessible(driver)
  await typed.fill('I-35 mile 235, Austin, TX')
  await send.click()
  await expect(driver.getByText('The provider has it.', { exact: true })).toBeVisible()
  await expect(provider.getByText('I-35 mile 235, Austin, TX').first()).toBeVisible()
  // The page has read it too: a device is sent with the words that stand there.
  await expect(lead).not.toHaveText(rough)
  await driver.context().grantPermissions(['geolocation'])
  // Another town: refused, and so nothing says that the request keeps it.
  await driver.context().setGeolocation({ latitude: 31.55, longitude: -97.15, accuracy: 12 })
  await driver.getByRole('button', { name: 'Use my location' }).click()
  await expect(driver.getByText(/^This is far from where the provider is going\./)).toBeVisible()
  await expect(driver.getByText(/^Position found/)).toHaveCount(0)
  await expectAccessible(driver)
  await driver.context().setGeolocation({ latitude: 30.3, longitude: -97.7, accuracy: 12 })
  await expect(driver.getByText(/^The provider’s map may be \d+ miles off\./)).toBeVisible()
  await driver.getByRole('button', { name: 'Use my location' }).click()
  await expect(driver.getByText('Your exact location is sent.', { exact: true })).toBeVisible()
  await expect(driver.getByText(/^The provider’s map may be/)).toHaveCount(0)
  await expect(driver.getByText('Changed: location.')).toHaveCount(2)
  // Nobody reloads the shop's page.
  await expect(provider.getByText(/^The map position may be/)).toHaveCount(0)
  await expect(provider.getByText('Dale Whitcomb').first()).toBeVisible()
  await expect(provider.getByText('Blue cab, hood up').first()).toBeVisible()
})
