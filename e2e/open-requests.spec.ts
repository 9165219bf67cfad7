import type { Page } from '@playwright/test'
import { cancelRequest } from '../contract/requests.ts'
import type { GivenRequest } from '../server/testing/given.ts'
import { asked } from './asked.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { cutOff } from './plain-words.ts'

const pageOf = ({ id, token }: GivenRequest) => `/bids/${id}?token=${token}`
const none = 'Your request is open: no bids yet'
const one = 'Your request is open: 1 bid'
const back = (page: Page) => page.getByRole('link', { name: 'Open my request' })
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('open-requests'))
/** How many requests the browser keeps as they were last read. */
const seen = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('requests', 1)
        opening.onupgradeneeded = () =>
          opening.result.createObjectStore('requests', { keyPath: 'id' })
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const counting = opening.result.transaction('requests').objectStore('requests').count()
          counting.onsuccess = () => {
            opening.result.close()
            resolve(counting.result)
          }
        }
      }),
  )

/** Where one might ask a second time. */
const pages = ['/', '/request-service', '/request-service?choose=map', '/no-such-page']

test('who has asked as a guest and closed the page finds the request again, wherever they begin', async ({
  page,
  context,
  app,
}) => {
  test.slow()
  await page.goto('/request-service')
  await page
    .getByRole('radiogroup', { name: 'Are you safe where you are?' })
    .getByText(/^No/)
    .click()
  await page.getByLabel('Current location').fill('Austin, TX')
  await page.getByLabel('Phone').fill('512 555 0143')
  await page.getByRole('button', { name: 'Send for help now' }).click()
  await expect(page).toHaveURL(/\/bids\//)
  const { id, token } = asked(page)
  await page.close()

  const other = await context.newPage()
  const addresses: string[] = []
  other.on('request', (request) => addresses.push(request.url()))
  for (const path of pages) {
    await other.goto(path)
    await expect(other.getByText(none)).toBeVisible()
    expect(await cutOff(other)).toEqual([])
    await expectAccessible(other)
  }
  // Its key is in no address: it goes along where no log looks.
  expect(addresses.filter((address) => address.includes(token))).toEqual([])

  await app.given.bid(await app.given.provider({ services: ['truck_repair'] }), { id, token })
  await other.goto('/')
  await expect(other.getByText(one)).toBeVisible()
  await back(other).click()
  await expect(other).toHaveURL(new RegExp(`/bids/${id}`))
  await expect(other.getByRole('button', { name: /^Accept Bid from/ })).toBeVisible()
})

test('a link that was followed is remembered, and its news come while the page is looked at', async ({
  page,
  app,
}) => {
  const request = await app.given.request()
  await page.goto(pageOf(request))
  await expect(page.getByRole('button', { name: 'Copy Link' })).toBeVisible()
  await page.goto('/request-service')
  await expect(page.getByText(none)).toBeVisible()
  await app.given.bid(await app.given.provider(), request)
  // Somebody looks at the page again.
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByText(one)).toBeVisible()
})

test('what is over, and a link that is dead, goes away by itself', async ({ page, app }) => {
  const request = await app.given.request()
  await page.goto(pageOf(request))
  await expect(page.getByRole('button', { name: 'Copy Link' })).toBeVisible()
  await page.evaluate(() => {
    const dead = { id: '00000000-0000-4000-8000-000000000000', token: 'x'.repeat(43) }
    const now = JSON.parse(localStorage.getItem('open-requests') ?? '[]')
    localStorage.setItem('open-requests', JSON.stringify([dead, ...now]))
  })
  await page.goto('/')
  await expect(page.getByText(none)).toHaveCount(1)
  await app.anybody().call(cancelRequest, {
    params: { id: request.id },
    token: request.token,
    body: { reason: 'Found help' },
  })
  await page.reload()
  await expect.poll(() => kept(page)).toBeNull()
  await expect(back(page)).toHaveCount(0)
})

test('this device can be made to forget it, after a question', async ({ page, app }) => {
  const request = await app.given.request()
  await page.goto(pageOf(request))
  await expect(page.getByRole('button', { name: 'Copy Link' })).toBeVisible()
  await expect.poll(() => seen(page)).toBe(1)
  await page.goto('/no-such-page')
  await page.getByRole('button', { name: 'Forget on this device' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Keep it' }).click()
  await page.getByRole('button', { name: 'Forget on this device' }).click()
  await page.getByRole('button', { name: 'Forget it' }).click()
  await expect(back(page)).toHaveCount(0)
  expect(await kept(page)).toBeNull()
  await expect.poll(() => seen(page)).toBe(0)
})

test('what cannot be read is said as far as it is known, and leads back all the same', async ({
  page,
  app,
}) => {
  const request = await app.given.request()
  await page.goto(pageOf(request))
  await expect(page.getByRole('button', { name: 'Copy Link' })).toBeVisible()
  await page.route('**/api/service-requests/glance', (route) => route.abort())
  await page.goto('/')
  await expect(page.getByText('You asked for help from this device')).toBeVisible()
  await expect(back(page)).toHaveAttribute('href', `/bids/${request.id}#token=${request.token}`)
})

test('a customer who is signed in is led to what is open in the account', async ({
  app,
  window,
}) => {
  const customer = await app.given.customer()
  const page = await window(customer)
  const { id } = await app.given.request({ as: customer })
  for (const path of pages) {
    await page.goto(path)
    await expect(page.getByText(none)).toBeVisible()
  }
  await expect(back(page)).toHaveAttribute('href', `/bids/${id}`)
  await expect(page.getByRole('button', { name: 'Forget on this device' })).toHaveCount(0)
  expect(await kept(page)).toBeNull()
})
