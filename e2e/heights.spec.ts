import type { Page } from '@playwright/test'
import { decideBid } from '../contract/bids.ts'
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
