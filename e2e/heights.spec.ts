import type { Locator, Page } from '@playwright/test'
import { decideBid } from '../contract/bids.ts'
import { fleetRequest } from '../server/testing/given-terms.ts'
import { expect, test } from './fixtures.ts'
import { goTo } from './rail.ts'
import { towns } from './towns.ts'

/** How long the page is, in pixels. */
const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

test('on a phone a board of five requests is at most 2,200 px long, My Bids with sixteen 2,500, and a shop’s figures 2,000', async ({
  window,
  app,
}) => {
  const { address, lat, lng } = towns.dodgeCity
  const provider = await app.given.provider({ address, radius: 40 })
  const customer = await app.given.customer()
  const bid = async () => {
    const request = await app.given.request({ as: customer, form: { lat, lng } })
    const message = 'On the truck, with the tire on board. Call when you are safe behind the rail.'
    return app.given.bid(provider, request, { price: '385.00', message })
  }
  // Six won, five lost, five live.
  for (let at = 0; at < 16; at++) {
    const { id } = await bid()
    const status = at < 6 ? 'accepted' : at < 11 ? 'rejected' : null
    if (status) await customer.call(decideBid, { params: { id }, body: { status } })
  }
  const page = await window(provider.caller)
  await page.goto('/provider-dashboard')
  // Those that were lost may be asked for again.
  const card = page.getByRole('listitem').filter({ hasText: 'Left steer tire blew out' })
  await expect(card).toHaveCount(5)
  await expect.poll(() => height(page)).toBeLessThanOrEqual(2200)
  await goTo(page, 'My Bids')
  await expect(page.getByRole('list', { name: 'Live' }).locator('> li')).toHaveCount(5)
  await expect.poll(() => height(page)).toBeLessThanOrEqual(2500)
  await goTo(page, 'Analytics')
  await expect(page.getByRole('heading', { name: 'The last 30 days' })).toBeVisible()
  await expect.poll(() => height(page)).toBeLessThanOrEqual(2000)
})

/** How far down the page something ends, in pixels. */
const endOf = (part: Locator) =>
  part.evaluate((one) => one.getBoundingClientRect().bottom + window.scrollY)

test('on a phone a fleet has read five bids within 2,200 px, each with its price, arrival and deeds', async ({
  window,
  app,
}) => {
  const company = await app.given.company()
  const driver = await app.given.fleetDriver(company)
  const request = await fleetRequest(company, { driverId: driver.id })
  const message = 'On the truck, with the tire on board. Call when you are safe behind the rail.'
  for (const price of ['385.00', '395.00', '405.00', '415.00', '1425.00'])
    await app.given.bid(await app.given.provider(), request, { price, message })
  const page = await window(company.manager)
  await page.goto(`/fleet-bids/${request.id}`)
  const bids = page.getByRole('region', { name: 'Bids' })
  await expect(bids.getByRole('button', { name: /^Approve Provider/ })).toHaveCount(5)
  await expect(bids.getByRole('button', { name: /^Reject the bid/ })).toHaveCount(5)
  await expect.poll(() => endOf(bids)).toBeLessThanOrEqual(2200)
})

test('on a phone an operator sees the state of a request and all deeds on the first screen, and its page is at most 2,600 px long', async ({
  window,
  app,
}) => {
  const request = await app.given.request({ as: await app.given.customer() })
  for (const price of ['385.00', '395.00', '405.00'])
    await app.given.bid(await app.given.provider(), request, { price })
  const page = await window(await app.given.admin())
  await page.goto(`/admin/requests/${request.id}`)
  await expect(page.getByRole('region', { name: 'Request' })).toContainText('3 bids')
  const deeds = page.getByRole('region', { name: 'What you can do' })
  const dock = 64
  expect(await endOf(deeds)).toBeLessThanOrEqual(844 - dock)
  await expect.poll(() => height(page)).toBeLessThanOrEqual(2600)
})

test('on a phone the landing page is at most 5,500 px long', async ({ page }) => {
  await page.goto('/')
  expect(await height(page)).toBeLessThanOrEqual(5500)
})
