import { endSessions } from '#contract/admin-users.ts'
import { subscribePush } from '#contract/notifications.ts'
import { readCurrentUser } from '#contract/session.ts'
import { expect, expectAccessible, test } from './fixtures.ts'

const news = {
  title: 'Help is on the way',
  body: 'Shop 4711 has set out.',
  link: '/about',
  tag: 'delivery-1',
}

test('a push shows its news though no page asked for it, and the same again stands once', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications'])
  await page.goto('/about')
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js'))
  // As the browser hands it over when its push service brings one. For a worker that is not yet active in the browser's own books
  // it is lost, whatever the page has heard of it.
  const browser = await context.newCDPSession(page)
  const active = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const version = versions.find(({ status }) => status === 'activated')
      if (version) resolve(version.registrationId)
    })
  })
  await browser.send('ServiceWorker.enable')
  const registrationId = await active
  const origin = new URL(page.url()).origin
  const deliver = (data: object) =>
    browser.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId,
      data: JSON.stringify(data),
    })
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      const notifications = await registration.getNotifications()
      return notifications.map(({ title, body, tag }) => ({ title, body, tag }))
    })
  await deliver(news)
  const { link: _, ...said } = news
  await expect.poll(shown).toEqual([said])
  await deliver({ ...news, title: 'Help has arrived' })
  await expect.poll(shown).toEqual([{ ...said, title: 'Help has arrived' }])
})

test('the switch for news on a device stands beside the other channels, off at first', async ({
  window,
  app,
}) => {
  const page = await window(await app.given.customer())
  await page.goto('/customer-dashboard')
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await page.getByRole('button', { name: 'Notification settings' }).click()
  const dialog = page.getByRole('dialog', { name: 'Notification settings' })
  const onDevice = dialog.getByRole('switch', { name: 'Push notifications on this device' })
  await expect(onDevice).not.toBeChecked()
  await expect(dialog.getByRole('checkbox', { name: /^Email to/ })).toBeChecked()
  await expectAccessible(page)
})

test('a browser that shows news says so once in a session, not with every page, and again in the next one', async ({
  window,
  app,
}) => {
  const { caller, username, password } = await app.given.provider()
  const page = await window(caller)
  await page.context().grantPermissions(['notifications'])
  const { id } = (await caller.call(readCurrentUser)).body
  // No push service is at hand here.
  await page.addInitScript((userId) => {
    localStorage.setItem('roadcall:push', JSON.stringify(userId))
    const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }
    const endpoint = 'https://fcm.googleapis.com/fcm/send/of-a-test'
    PushManager.prototype.subscribe = async () =>
      ({ toJSON: () => ({ endpoint, keys }) }) as unknown as PushSubscription
  }, id)
  let told = 0
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname === subscribePush.path && response.ok()) told += 1
  })
  const load = async () => {
    await page.goto('/provider-dashboard')
    await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible()
  }
  await load()
  await expect.poll(() => told).toBe(1)
  // The page keeps that it has told a moment after the answer.
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), 'roadcall:told-in-session'))
    .not.toBeNull()
  await load()
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible()
  await page.evaluate(() => navigator.serviceWorker.ready)
  expect(told).toBe(1)

  // It ends elsewhere, and the same person signs in again on the page that stands.
  const admin = await app.given.admin()
  await admin.call(endSessions, { params: { id }, body: { reason: 'A phone was lost' } })
  await expect(page).toHaveURL(/\/auth/)
  await page.getByLabel('Username or email').fill(username)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect.poll(() => told).toBe(2)
})
