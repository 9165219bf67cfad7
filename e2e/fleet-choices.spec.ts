import { setPoNumber } from '../contract/fleet-requests.ts'
import { changeOwnFleet } from '../contract/fleets.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { saySafe } from './say-safe.ts'

test('a second request for a driver who waits already is sent by a second press only', {
  tag: '@desk',
}, async ({ window, app }) => {
  const company = await app.given.company()
  const driver = await app.given.fleetDriver(company)
  const open = await app.given.request({ as: driver.caller })
  const desk = await window(company.manager)
  await desk.goto('/business-dashboard?tab=drivers')
  await expect(desk.getByRole('row').filter({ hasText: driver.fullName })).toContainText(
    'Needs help',
  )
  await desk.getByRole('link', { name: `Request Service for ${driver.fullName}` }).click()
  await expect(desk.getByText('This driver already has an open request.').first()).toBeVisible()
  await expect(desk.getByRole('link', { name: 'Open it' }).first()).toHaveAttribute(
    'href',
    `/fleet-bids/${open.id}`,
  )
  await desk.getByText('Tire Change Service', { exact: true }).click()
  await desk.getByLabel('Description').fill('Another tire')
  await desk.getByRole('combobox', { name: 'Location' }).fill('Austin, TX')
  await desk.getByRole('button', { name: 'Request Service' }).click()
  await expect(desk.getByText('Press Request Service again')).toBeVisible()
  await expectAccessible(desk)
  await expect(desk).toHaveURL(/fleet-service-request/)
  await desk.getByRole('button', { name: 'Request Service' }).click()
  await expect(desk).toHaveURL(/\/fleet-bids\//)
  await expect(desk).not.toHaveURL(new RegExp(open.id))

  // The driver is asked as well, and finds the own call first.
  const phone = await window(driver.caller)
  await phone.goto('/driver-portal')
  const own = phone.getByRole('list', { name: 'Now' })
  await expect(own).toBeVisible()
  const above = await phone.evaluate(() => {
    const list = document.querySelector('[aria-label="Now"]')
    const status = document.querySelector('[aria-label="Your status"]')
    return Boolean(
      list && status && list.compareDocumentPosition(status) & Node.DOCUMENT_POSITION_FOLLOWING,
    )
  })
  expect(above).toBe(true)
  await phone.getByRole('main').getByRole('link', { name: 'I need help' }).click()
  await expect(phone.getByText('You already have an open request.')).toBeVisible()
  await expectAccessible(phone)
})

test('a driver calls the dispatcher with one tap, and says first where the truck is', async ({
  window,
  app,
}) => {
  const company = await app.given.company()
  await company.manager.call(changeOwnFleet, { body: { phone: '(254) 555-0100' } })
  const driver = await app.given.fleetDriver(company)
  const phone = await window(driver.caller)
  await phone.goto('/driver-portal')
  await expect(phone.getByRole('link', { name: 'Call my dispatcher' })).toHaveAttribute(
    'href',
    /^tel:.*2545550100$/,
  )
  await phone
    .getByRole('main')
    .getByRole('link', { name: /^I need help/ })
    .click()
  await expect(phone.getByRole('link', { name: 'Call my dispatcher' })).toBeVisible()
  await phone.context().grantPermissions(['geolocation'])
  await phone.context().setGeolocation({ latitude: 30.2699, longitude: -97.7412, accuracy: 12 })
  await expect(phone.getByRole('heading', { name: 'First, your safety' })).toBeFocused()
  await saySafe(phone)
  await phone.getByRole('button', { name: 'Next', exact: true }).click()
  await phone.getByRole('button', { name: 'Use my location' }).click()
  await expect(phone.getByRole('combobox', { name: 'Location' })).toHaveValue(/Austin, TX/)
})

test('the PO number comes later, is required before a bid is approved, and stays in the history', {
  tag: '@desk',
}, async ({ window, app }) => {
  const company = await app.given.company()
  await company.manager.call(changeOwnFleet, { body: { isPoRequired: true } })
  const driver = await app.given.fleetDriver(company)
  const request = await app.given.request({ as: driver.caller })
  const provider = await app.given.provider()
  await app.given.bid(provider, request)
  const desk = await window(company.manager)
  await desk.goto(`/fleet-bids/${request.id}`)
  await expect(desk.getByText('Your company requires a PO number')).toBeVisible()
  await desk.getByRole('button', { name: `Approve Provider ${provider.businessName}` }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Approve Provider' }).click()
  await expect(dialog).toContainText('Your company requires a PO number first.')
  await dialog.getByRole('button', { name: 'Not yet' }).click()

  await desk.getByRole('button', { name: 'Add a PO number' }).click()
  await expectAccessible(desk)
  // Somebody else is faster.
  await company.manager.call(setPoNumber, {
    params: { id: request.id },
    body: { poNumber: 'PO-1' },
  })
  await dialog.getByLabel('PO number').fill('PO-2')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toContainText('Somebody else changed this to “PO-1”')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(desk.getByText('PO number saved.', { exact: true })).toBeVisible()
  await desk.getByRole('button', { name: `Approve Provider ${provider.businessName}` }).click()
  await dialog.getByRole('button', { name: 'Approve Provider' }).click()
  await expect(desk.getByRole('heading', { name: 'Approved Service Provider' })).toBeVisible()
  await expect(desk.getByText('PO number changed').first()).toBeVisible()
  await expect(desk.getByText(/PO PO-2\. By /)).toBeVisible()
})

test('a fleet prefers a provider that never worked for it, from the bid and from its page, and asks it by name', {
  tag: '@desk',
}, async ({ window, app }) => {
  const company = await app.given.company()
  const driver = await app.given.fleetDriver(company)
  const [shop, bidder] = [await app.given.provider(), await app.given.provider()]
  const desk = await window(company.manager)
  await desk.goto('/business-dashboard?tab=providers')
  await expect(desk.getByText('No providers yet')).toBeVisible()
  await desk.getByLabel('Search providers').fill(shop.businessName)
  const row = desk.getByRole('row').filter({ hasText: shop.businessName })
  await row.getByRole('button', { name: `Prefer ${shop.businessName}` }).click()
  await expect(row).toContainText('Preferred')
  await expectAccessible(desk)

  await desk.goto(`/fleet-service-request?driverId=${driver.id}`)
  await desk.getByText('Tire Change Service', { exact: true }).click()
  await desk.getByLabel('Description').fill('Left steer tire')
  await desk.getByRole('combobox', { name: 'Location' }).fill('Austin, TX')
  const provider = desk.getByRole('combobox', { name: /^Provider/ })
  await provider.fill(bidder.businessName)
  await desk.getByRole('option', { name: bidder.businessName }).click()
  await expectAccessible(desk)
  await desk.getByRole('button', { name: 'Request Service' }).click()
  await expect(desk).toHaveURL(/\/fleet-bids\//)
  await expect(desk.getByText(`${bidder.businessName} was alerted first.`)).toBeVisible()

  const id = new URL(desk.url()).pathname.split('/').at(-1) ?? ''
  await app.given.bid(bidder, { id, token: '' })
  await desk.getByText('Details', { exact: true }).click()
  await desk.getByRole('button', { name: `Prefer ${bidder.businessName}` }).click()
  await expect(desk.getByText('Preferred', { exact: true })).toBeVisible()
  await desk.goto(`/providers/${bidder.id}`)
  const own = desk.getByRole('region', { name: 'For your fleet' })
  await expect(own).toContainText('Preferred')
  await expectAccessible(desk)
  await own.getByRole('button', { name: `Block ${bidder.businessName}` }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Block the provider' }).click()
  await expect(own).toContainText('Blocked')
})
