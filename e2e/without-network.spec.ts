import type { Page } from '@playwright/test'
import { acceptBidByLink } from '../contract/bids.ts'
import { listDriverRequests } from '../contract/fleet-requests.ts'
import { confirmJob } from '../contract/jobs.ts'
import { paths } from '../contract/paths.ts'
import { requests } from '../contract/words/en/requests.ts'
import { shortPath } from '../server/asking/short-paths.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { saySafe } from './say-safe.ts'
import { towns } from './towns.ts'

test.use({ serviceWorkers: 'allow' })

/** The worker has kept the app on the device. */
const isKept = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const kept = await caches.match('/offline')
        return Boolean(kept && navigator.serviceWorker.controller)
      }),
    )
    .toBe(true)

/** In the page: is all here with which a signed-in person's page opens? */
async function isPortalKept(): Promise<boolean> {
  return (await indexedDB.databases()).some(({ name }) => name === 'by-session')
}

/** In the page: how the requests stand that this device has kept as it last read them. */
async function keptStatuses(): Promise<string[]> {
  const opens = indexedDB.open('requests', 1)
  const opened = await new Promise<IDBDatabase>((resolve, reject) => {
    opens.onsuccess = () => resolve(opens.result)
    // Before anything is kept there is no shelf, and none is made for a look.
    opens.onupgradeneeded = () => opens.transaction?.abort()
    opens.onerror = () => reject(opens.error)
  }).catch(() => null)
  if (!opened) return []
  const all = opened.transaction('requests').objectStore('requests').getAll()
  await new Promise((resolve) => {
    all.onsuccess = resolve
  })
  opened.close()
  return all.result.map(({ seen }) => seen.status)
}

/** Another page on a device that has had the app once, and has no network now. */
async function openWithoutNetwork(page: Page, path: string): Promise<Page> {
  await page.goto('/about')
  await isKept(page)
  await page.context().setOffline(true)
  const opened = await page.context().newPage()
  await opened.goto(path)
  return opened
}

test('the app opens without a network, says so, and goes on by itself', async ({
  page,
  context,
}) => {
  const opened = await openWithoutNetwork(page, '/')
  await expect(opened.getByRole('heading', { name: 'No connection' })).toBeVisible()
  await expect(opened.getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911')
  await expectAccessible(opened)
  await context.setOffline(false)
  await expect(opened.getByRole('heading', { name: /^Truck down/ })).toBeVisible()
})

test('a page that was never opened on this device waits for the network at its own address', async ({
  page,
  context,
}) => {
  const opened = await openWithoutNetwork(page, '/contact')
  await expect(opened.getByRole('heading', { name: 'No connection' })).toBeVisible()
  await context.setOffline(false)
  await expect(opened.getByRole('heading', { name: 'Contact', exact: true })).toBeVisible()
})

test('the link of a text opens by itself once there is a signal, and is no missing page until then', async ({
  page,
  context,
  app,
}) => {
  const { id } = await app.given.request()
  // The page that says so is on this device, and could stand there.
  await page.goto('/about')
  await isKept(page)
  await page.goto('/nothing-here')
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  const links = {
    [paths.short('nothing-like1')]: 'This link is wrong or has ended',
    [shortPath(paths.bids(id))]: 'This link is missing its key',
  }
  for (const [link, leadsTo] of Object.entries(links)) {
    const opened = await openWithoutNetwork(page, link)
    await expect(opened.getByRole('heading', { name: 'No connection' })).toBeVisible()
    await context.setOffline(false)
    await expect(opened.getByText(leadsTo)).toBeVisible()
  }
})

test('a guest opens the app without a network and reads how the request stood that this phone has kept, and gets to it', async ({
  page,
  context,
  app,
}) => {
  const shop = await app.given.provider()
  const request = await app.given.request()
  const { id, token } = request
  const bid = await app.given.bid(shop, request)
  await page.goto(`/bids/${id}?token=${token}`)
  const accept = page.getByRole('button', { name: /^Accept Bid/ })
  await expect(accept).toBeVisible()
  await expect.poll(() => page.evaluate(keptStatuses)).toEqual(['open'])
  const opened = await openWithoutNetwork(page, '/')
  await expect(opened.getByText('Your request is still open', { exact: false })).toBeVisible()
  await opened.getByRole('link', { name: 'Open my request' }).click()
  await expect(opened.getByRole('button', { name: /^Accept Bid/ })).toBeVisible()

  await context.setOffline(false)
  await app.anybody().call(acceptBidByLink, { params: { id: bid.id }, token, body: {} })
  await expect.poll(() => opened.evaluate(keptStatuses)).toEqual(['in_progress'])
  await context.setOffline(true)
  await opened.goto('/')
  await expect(
    opened.getByText(`Help is arranged: ${shop.businessName} has the job.`, { exact: false }),
  ).toBeVisible()
  await expect(opened.getByText('still open', { exact: false })).toHaveCount(0)
  await expectAccessible(opened)
  await opened.getByRole('link', { name: 'Open my request' }).click()
  await expect(opened.getByRole('main').getByText(shop.businessName).first()).toBeVisible()
})

test('who is in need begins to ask without a network, though the wizard was never opened on this device', async ({
  page,
}) => {
  const opened = await openWithoutNetwork(page, '/request-service')
  await expect(opened.getByRole('heading', { name: 'No connection' })).toHaveCount(0)
  await expect(opened.getByRole('heading', { level: 1 })).toHaveText(requests.title)
})

test('a guest whose phone loads the page anew in a dead zone still reads who comes and at what number, until the job is over', async ({
  page,
  context,
  app,
}) => {
  const shop = await app.given.provider()
  const { id, request } = await app.given.job({ provider: shop, until: 'finish' })
  const number = page.getByRole('link', { name: /^(Call|\(\d{3}\))/ }).first()
  await page.goto(`/bids/${request.id}?token=${request.token}`)
  await expect(number).toBeVisible()
  await isKept(page)
  const called = await number.getAttribute('href')

  await context.setOffline(true)
  await page.reload()
  const main = page.getByRole('main')
  await expect(main.getByText(shop.businessName).first()).toBeVisible()
  await expect(number).toHaveAttribute('href', called ?? '')
  await expect(page.getByText('You are offline')).toBeVisible()
  await expectAccessible(page)

  await context.setOffline(false)
  await app.anybody().call(confirmJob, { params: { id }, token: request.token })
  await expect(main.getByText('Completed').first()).toBeVisible()
  await context.setOffline(true)
  await page.reload()
  await expect(main.getByText('Your request did not load')).toBeVisible()
  await expect(main.getByText(shop.businessName)).toHaveCount(0)
})

test('a driver’s call for help that was pressed in a dead zone goes out once, though the phone drops its page twice', async ({
  window,
  app,
}) => {
  const driver = await app.given.driver()
  const phone = await window(driver)
  await phone.goto('/driver-portal')
  await phone
    .getByRole('main')
    .getByRole('link', { name: /^I need help/ })
    .click()
  const next = phone.getByRole('button', { name: 'Next', exact: true })
  await saySafe(phone)
  await next.click()
  await phone.getByRole('combobox', { name: 'Location' }).fill(towns.hobbs.address)
  await next.click()
  await phone.getByText('A tire', { exact: true }).click()
  await next.click()
  await phone.getByLabel('What happened?').fill('Blew on the ramp')
  await isKept(phone)
  // With who is signed in, and what the page consists of.
  await expect.poll(() => phone.evaluate(isPortalKept)).toBe(true)

  const context = phone.context()
  await context.setOffline(true)
  await phone.getByRole('button', { name: 'Get help now' }).click()
  const noAnswer = phone.getByText('No answer yet', { exact: false })
  await expect(noAnswer).toBeVisible()
  await phone.reload()
  await expect(noAnswer).toBeVisible()
  await expect(phone.getByLabel('What happened?')).toHaveValue('Blew on the ramp')
  await expectAccessible(phone)
  // Opened anew from the home screen.
  await phone.goto('/driver-portal')
  await expect(noAnswer).toBeVisible()

  await context.setOffline(false)
  await expect(phone.getByText('Your request is out').first()).toBeVisible({ timeout: 40_000 })
  const { body } = await driver.call(listDriverRequests, { query: {} })
  expect(body).toHaveLength(1)
})

test('the worker keeps nothing that the server says of somebody', async ({ window, app }) => {
  const customer = await app.given.customer()
  const request = await app.given.request({ as: customer })
  await app.given.bid(await app.given.provider(), request)
  const page = await window(customer)
  await page.goto('/customer-dashboard')
  await isKept(page)
  await page.reload()
  await expect(page.getByRole('button', { name: /^Accept Bid/ })).toBeVisible()
  const kept = await page.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    )
    return all.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept).toContain('/offline')
  expect(kept.filter((path) => path !== '/offline' && !path.startsWith('/assets/'))).toEqual([])
})
