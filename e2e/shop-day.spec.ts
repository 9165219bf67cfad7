import type { Locator } from '@playwright/test'
import { acceptBidByLink } from '../contract/bids.ts'
import { listOwnJobs } from '../contract/jobs.ts'
import { changeOwnProfile } from '../contract/provider-profile.ts'
import type { Given } from '../server/testing/given.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { inDatabase } from './in-database.ts'
import { goTo } from './rail.ts'
import { openSection, saveChanges } from './settings.ts'
import { towns } from './towns.ts'

const board = '/provider-dashboard'
const { address, lat, lng } = towns.childress
const shopIn = (given: Given) =>
  given.provider({ address, radius: 40, services: ['tire_service', 'towing'] })
const edge = (part: Locator, side: 'top' | 'bottom') =>
  part.evaluate((element, side) => element.getBoundingClientRect()[side], side)
const request = (given: Given, form: object = {}) => given.request({ form: { lat, lng, ...form } })

test('a declined request comes back by the toast, and later from the list under the board', async ({
  window,
  app,
}) => {
  const shop = await shopIn(app.given)
  const asked = await request(app.given)
  const page = await window(shop.caller)
  await page.goto(`${board}?request=${asked.id}`)
  const card = page.getByRole('listitem').filter({ hasText: 'Left steer tire blew out' }).first()
  const decline = card.getByRole('button', { name: /^Decline/ })
  await decline.click()
  await expect(page.getByText('Request declined', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('The request is back on your board').first()).toBeVisible()
  await decline.click()
  await page.reload()
  await page.getByRole('button', { name: 'Show declined requests' }).click()
  await page
    .getByRole('button', { name: /^Bring back: / })
    .first()
    .click()
  await expect(decline).toBeVisible()
})

test('on a phone the first request stands on the first screen', async ({ window, app }) => {
  const shop = await shopIn(app.given)
  await request(app.given)
  const page = await window(shop.caller)
  await page.goto(board)
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Submit Bid/ }) })
    .first()
  // What, and how far.
  await expect(card.getByRole('heading').first()).toBeInViewport({ ratio: 1 })
  await expect(card.getByText(/ mi$/).first()).toBeInViewport()
})

test('a bid is two taps: a price of the shop’s own history and a likely arrival', async ({
  window,
  app,
}) => {
  const shop = await shopIn(app.given)
  await app.given.job({ provider: shop, request: await request(app.given), price: '240.00' })
  const asked = await request(app.given)
  const page = await window(shop.caller)
  await page.goto(`${board}?request=${asked.id}`)
  await page
    .getByRole('button', { name: /^Submit Bid/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox', { name: 'Your Price' })).toBeFocused()
  await page.keyboard.press('Escape')
  // What is no price is told so in the dialog; the suggestions below the fields do not touch.
  await page
    .getByRole('textbox', { name: /^Your price/ })
    .first()
    .fill('-5')
  const bottom = await edge(page.getByRole('button', { name: '$240.00 (last accepted)' }), 'bottom')
  const arrivals = page.getByRole('group', { name: 'Likely arrival times' })
  expect(await edge(arrivals.getByRole('button').first(), 'top')).toBeGreaterThanOrEqual(bottom + 8)
  await page
    .getByRole('button', { name: /^Submit Bid/ })
    .first()
    .click()
  await expect(dialog.getByText(/^Enter a price between/)).toBeVisible()
  await dialog.getByRole('button', { name: '$240.00 (last accepted)' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Your Price' })).toHaveValue('240.00')
  await dialog
    .getByRole('group', { name: 'Likely arrival times' })
    .getByRole('button')
    .first()
    .click()
  await dialog.getByRole('button', { name: 'Submit Bid' }).click()
  await expect(page.getByText('Bid submitted successfully!', { exact: true })).toBeVisible()
})

test('the link of an alert leads to the very card, the link of a win to the very job', async ({
  window,
  app,
}) => {
  const shop = await shopIn(app.given)
  const first = await request(app.given, { problemDescription: 'The first of both' })
  const asked = await request(app.given, { problemDescription: 'The second of both' })
  const page = await window(shop.caller)
  const headingOf = (text: string) =>
    page.getByRole('listitem').filter({ hasText: text }).getByRole('heading').first()
  await page.goto(`${board}?request=${first.id}`)
  await expect(headingOf('The first of both')).toBeFocused()
  await expect(headingOf('The first of both')).toBeInViewport()
  for (const one of [first, asked]) {
    const bid = await app.given.bid(shop, one)
    await app.anybody().call(acceptBidByLink, {
      params: { id: bid.id },
      body: { accessToken: one.token },
    })
  }
  const jobs = (await shop.caller.call(listOwnJobs)).body
  const job = jobs.find(({ serviceRequestId }) => serviceRequestId === first.id)
  await page.goto(`${board}?tab=jobs&job=${job?.id}`)
  await expect(headingOf('The first of both')).toBeFocused()
})

test('a tow says how far it goes also where its bid is changed, and nothing scrolls sideways at 320 pixels', async ({
  window,
  app,
}) => {
  const shop = await shopIn(app.given)
  const tow = await request(app.given, {
    serviceType: 'towing_service',
    dropOffLocation: 'Amarillo, TX',
  })
  await app.given.bid(shop, tow, { price: '1240.50', estimatedDuration: '1.5 hours' })
  const page = await window(shop.caller)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`${board}?tab=bids`)
  const bid = page.getByRole('listitem').filter({ hasText: 'your price' })
  await expect(bid).toContainText('$1,240')
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  const [duty, bell] = await Promise.all(
    [/^On duty/, /^Notifications/].map((name) => page.getByRole('button', { name }).boundingBox()),
  )
  expect((duty?.x ?? 0) + (duty?.width ?? 0)).toBeLessThanOrEqual(bell?.x ?? 0)
  await bid.getByRole('button', { name: /^Update Bid/ }).click()
  await expect(page.getByRole('dialog')).toContainText(/to Amarillo, TX about \d+ miles/)
})

test('a shop says which trucks it takes, and its page says so', async ({ window, page, app }) => {
  const shop = await shopIn(app.given)
  const settings = await window(shop.caller)
  await settings.goto(`${board}?tab=settings`)
  const services = await openSection(settings, 'Manage Services')
  const trucks = services.getByRole('group', { name: 'Which trucks do you take?' })
  await trucks.getByText('Light, up to 14,000 lb').click()
  await trucks.getByText('Medium, up to 26,000 lb').click()
  await saveChanges(settings)
  await page.goto(`/providers/${shop.id}`)
  await expect(page.getByText('Light and medium trucks')).toBeVisible()
  await shop.caller.call(changeOwnProfile, { body: { truckWork: [] } })
  await page.reload()
  await expect(page.getByRole('heading', { name: shop.businessName }).first()).toBeVisible()
  await expect(page.getByText('Light and medium trucks')).toHaveCount(0)
})

test('what is over stands in rows: the first of them, the others behind a button, everything else on a tap', async ({
  window,
  app,
}) => {
  const provider = await shopIn(app.given)
  for (let done = 0; done < 11; done++) await app.given.job({ provider, until: 'closed' })
  const page = await window(provider.caller)
  await page.goto(`${board}?tab=jobs`)
  const jobs = page.getByRole('region', { name: 'Past jobs' }).getByRole('listitem')
  await expect(jobs).toHaveCount(8)
  // What has just ended is open; an hour later nothing of it is asked any more.
  await expect(jobs.first().getByRole('button', { name: 'Invoice (PDF)' })).toBeVisible()
  await inDatabase(
    app.databaseUrl,
    `update jobs set closed_at = closed_at - interval '1 hour' where provider_id = $1`,
    [provider.id],
  )
  await page.reload()
  await expect(jobs).toHaveCount(8)
  await expect(page.getByRole('button', { name: 'Invoice (PDF)' })).toHaveCount(0)
  expect((await jobs.first().boundingBox())?.height).toBeLessThan(90)
  await jobs.first().locator('summary').first().click()
  await expect(jobs.first().getByRole('button', { name: 'Invoice (PDF)' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Show 3 more' }).click()
  await expect(jobs).toHaveCount(11)
  await expect(jobs.nth(8).locator('summary').first()).toBeFocused()
  await page.reload()
  await expect(jobs).toHaveCount(11)

  await goTo(page, 'My Bids')
  const won = page.getByRole('list', { name: 'Won' }).getByRole('listitem')
  await expect(won).toHaveCount(8)
  expect((await won.first().boundingBox())?.height).toBeLessThan(110)
  await won
    .nth(2)
    .getByRole('button', { name: /^Open the job/ })
    .click()
  await expect(page).toHaveURL(/tab=jobs&job=/)
  await expect(jobs.first().locator('summary').first()).toBeFocused()
  await expect(jobs.first().getByRole('button', { name: 'Invoice (PDF)' })).toBeVisible()
})
