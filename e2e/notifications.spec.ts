import type { Page, Request } from '@playwright/test'
import { listNotifications } from '../contract/notifications.ts'
import { createIndividualRequest } from '../contract/requests.ts'
import type { Caller } from '../server/testing/caller.ts'
import { type Given, guestForm } from '../server/testing/given.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { openSection, saveChanges } from './settings.ts'
import { type Town, towns } from './towns.ts'

/** A provider who has been told of its approval, and of nothing else. */
async function providerIn(given: Given, { address }: Town) {
  const provider = await given.provider({ address, radius: 40 })
  await expect.poll(() => unreadOf(provider.caller)).toBe(1)
  return provider
}

async function unreadOf(caller: Caller): Promise<number> {
  const { body } = await caller.call(listNotifications)
  return body.unreadCount
}

const ask = (customer: Caller, { lat, lng }: Town) =>
  customer.call(createIndividualRequest, { body: { ...guestForm, lat, lng } })

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })
const list = (page: Page) => page.getByRole('dialog', { name: 'Notifications' })

test('a customer asks, the bell of a provider in reach counts it, and its line leads to that request', async ({
  window,
  app,
}) => {
  const provider = await providerIn(app.given, towns.midland)
  const customer = await app.given.customer()
  const page = await window(provider.caller)
  await page.goto('/about')
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread')
  await bell(page).click()
  await expect(list(page)).toContainText('Live: notifications show up right away.')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(list(page)).toBeHidden()
  await expect(bell(page)).toBeFocused()
  await expect(bell(page)).toHaveAccessibleName('Notifications')

  await ask(customer, towns.midland)
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread')
  await expect(page.getByRole('status').filter({ hasText: '1 new notification' })).toHaveCount(1)

  await page.keyboard.press('Enter')
  const lines = list(page).getByRole('listitem')
  await expect(lines).toHaveCount(2)
  await expect(lines.first()).toContainText('Unread: Roadside Tire Change near Midland, TX')
  await expect(lines.first()).toContainText(/just now|1 min ago/)
  await expect(lines.last()).not.toContainText('Unread')
  for (const secret of ['555-0143', '5550143', 'Whitcomb', 'dale.'])
    await expect(list(page)).not.toContainText(secret)
  await lines.first().getByRole('link').click()
  await expect(page).toHaveURL(/\/provider-dashboard\?request=[0-9a-f-]{36}$/)
  await expect(list(page)).toBeHidden()
  await expect(page.getByRole('heading', { name: provider.businessName })).toBeVisible()

  await page.reload()
  await expect(bell(page)).toHaveAccessibleName('Notifications')
})

test('one tab has one live stream, whoever listens', async ({ window, app }) => {
  const provider = await providerIn(app.given, towns.texarkana)
  const page = await window(provider.caller)
  let open = 0
  const isStream = (request: Request) => request.url().endsWith('/api/live')
  page.on('request', (request) => isStream(request) && open++)
  page.on('requestfailed', (request) => isStream(request) && open--)
  page.on('requestfinished', (request) => isStream(request) && open--)
  await page.goto('/provider-dashboard')
  await expect(page.getByText('Live: new requests show up right away.')).toBeVisible()
  await expect(bell(page)).toBeVisible()
  await ask(await app.given.customer(), towns.texarkana)
  await expect(bell(page)).toHaveAccessibleName('Notifications, 2 unread')
  expect(open).toBe(1)
})

test('when the stream is down, the list says how it is refreshed; when it does not load, it can be tried again', async ({
  window,
  app,
}) => {
  const customer = await app.given.customer()
  const page = await window(customer)
  await page.route('**/api/live', (route) => route.fulfill({ status: 404 }))
  await page.route('**/api/notifications', (route) => route.abort())
  await page.goto('/about')
  await bell(page).click()
  await expect(list(page)).toContainText('Your notifications did not load')
  const again = page.waitForRequest('**/api/notifications')
  await list(page).getByRole('button', { name: 'Retry' }).click()
  await again
  // What failed is read again by itself too: from here on the button may be gone at any moment.
  await page.unroute('**/api/notifications')
  await expect(list(page)).toContainText('No notifications yet', { timeout: 20_000 })
  await expect(list(page)).toContainText('Refreshes every 30 seconds.')
  await expectAccessible(page)
})

test('quiet hours need both ends; what is chosen holds after a reload', async ({ window, app }) => {
  const customer = await app.given.customer()
  const page = await window(customer)
  await page.goto('/about')
  await bell(page).click()
  await list(page).getByRole('button', { name: 'Notification settings' }).click()
  const form = page.getByRole('dialog', { name: 'Notification settings' })
  await expect(form.getByRole('checkbox', { name: 'Email to' })).toBeChecked()
  await form.getByRole('checkbox', { name: 'Text to (512) 555-0100' }).uncheck()
  await form.getByLabel('From').selectOption('10 PM')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toContainText('Quiet hours need a start and an end.')
  await expect(form.getByLabel('To', { exact: true })).toBeFocused()
  await expectAccessible(page)
  await form.getByLabel('To', { exact: true }).selectOption('6 AM')
  await form.getByLabel('Time zone').selectOption('Mountain')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByRole('status')).toHaveText('Saved.')
  await page.keyboard.press('Escape')
  await expect(bell(page)).toBeFocused()

  await page.reload()
  await bell(page).click()
  await list(page).getByRole('button', { name: 'Notification settings' }).click()
  await expect(form.getByRole('checkbox', { name: 'Text to' })).not.toBeChecked()
  await expect(form.getByLabel('From')).toHaveValue('22')
  await expect(form.getByLabel('To', { exact: true })).toHaveValue('6')
  await expect(form.getByLabel('Time zone')).toHaveValue('America/Denver')
})

test('a provider chooses in its settings too', async ({ window, app }) => {
  const provider = await providerIn(app.given, towns.brownsville)
  const page = await window(provider.caller)
  await page.goto('/provider-dashboard?tab=settings')
  const section = await openSection(page, 'Notification settings')
  await section.getByRole('checkbox', { name: 'Email to' }).uncheck()
  await saveChanges(page)
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
  await page.reload()
  await expect(section.getByRole('checkbox', { name: 'Email to' })).not.toBeChecked()
})

test('the list goes back page by page, and stands without a network', async ({ window, app }) => {
  const { caller } = await providerIn(app.given, towns.sanAngelo)
  const customer = await app.given.customer()
  for (let asked = 0; asked < 52; asked++) await ask(customer, towns.sanAngelo)
  await expect.poll(() => unreadOf(caller), { timeout: 20_000 }).toBe(53)
  const page = await window(caller)
  await page.goto('/about')
  await expect(bell(page)).toHaveAccessibleName('Notifications, 53 unread')
  await bell(page).click()
  const lines = list(page).getByRole('listitem')
  await expect(lines).toHaveCount(50)
  await list(page).getByRole('button', { name: 'Show older notifications' }).click()
  await expect(lines).toHaveCount(53)
  await expect(lines.last()).toContainText('Your account is approved')
  await expect(list(page).getByRole('button', { name: 'Show older notifications' })).toBeHidden()
  await page.context().setOffline(true)
  await expect(list(page)).toContainText('Showing the last update.')
  await expect(lines).toHaveCount(53)
  await page.context().setOffline(false)
  await expect(list(page)).toContainText('Live: notifications show up right away.', {
    timeout: 20_000,
  })
})
