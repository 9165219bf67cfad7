import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** Prints what a reader at night sees: nothing to press, no rail, black on white, and nothing wider than the sheet. */
async function expectPaper(page: Page) {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.setViewportSize({ width: 718, height: 1020 })
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('textbox').filter({ visible: true })).toHaveCount(0)
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(22, 24, 26)')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(718)
}

test('a board, a job and what was agreed print as documents', { tag: '@desk' }, async ({
  window,
  app,
}) => {
  const job = await app.given.job({ until: 'start' })
  await app.given.request()
  const shop = await window(job.provider.caller)
  await shop.goto('/provider-dashboard')
  await expect(shop.getByRole('heading', { name: /Tire/ }).first()).toBeVisible()
  await expectPaper(shop)
  await expect(shop.getByRole('heading', { name: /Tire/ }).first()).toBeVisible()
  await expect(shop.getByText(/Expires in/).first()).toBeVisible()

  const customer = await window()
  await customer.goto(`/bids/${job.request.id}?token=${job.request.token}`)
  await customer.getByText('What was agreed').click()
  await expect(customer.getByRole('group').getByText('Bid accepted')).toBeVisible()
  await expectPaper(customer)
  await expect(customer.getByRole('group').getByText('Bid accepted')).toBeVisible()
  await expect(customer.getByText(job.provider.businessName).first()).toBeVisible()
})
