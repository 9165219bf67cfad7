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
