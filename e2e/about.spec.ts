import { expect, test } from './fixtures.ts'

test('the page about Roadcall says how it deals, and leads on', async ({ page }) => {
  await page.goto('/about')
  await expect(page).toHaveTitle('About Roadcall · Roadcall')
  for (const section of [
    'How bidding works',
    'Pricing',
    'How providers are checked',
    'Who sees your number and location',
  ])
    await expect(page.getByRole('heading', { name: section })).toBeVisible()
  await expect(
    page.getByText(/10% of the total, at least \$3\.00 and at most \$150\.00/),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'call 911 first.' })).toHaveAttribute(
    'href',
    'tel:911',
  )
  await page.getByRole('main').getByRole('link', { name: 'Become a provider' }).click()
  await expect(page).toHaveURL('/provider-signup')
})

test('the bar leads to the public pages in their order', async ({ page }) => {
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const menu = page.locator('summary')
  if (await menu.isVisible()) await menu.click()
  const links = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true })
  await expect(links.getByRole('link')).toContainText(['Home', 'Services', 'About', 'Contact'])
  await links.getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL('/contact')
})
