import { expect, expectAccessible, test } from './fixtures.ts'
import { goTo } from './rail.ts'

test('an operator sees who owes what, finds one, and takes the list along', {
  tag: '@desk',
}, async ({ app, window }) => {
  const job = await app.given.job({ price: '300.00', until: 'closed' })
  const { businessName } = job.provider
  const page = await window(await app.given.admin())
  await page.goto('/admin-dashboard')
  await goTo(page, 'Who owes what')
  await expect(page.getByText('Debits and credits are equal')).toBeVisible()
  await page.getByLabel('Search by name or email').fill(businessName)
  await expect(page).toHaveURL(/who=/)
  const row = page.getByRole('row', { name: businessName })
  await expect(row).toContainText('$30.00')
  await expect(row).toContainText('0 days')
  // Dozens of rows are read at once: one line each, its date is said when its age is pointed at.
  expect((await row.boundingBox())?.height).toBeLessThanOrEqual(50)
  await expect(row.getByText('0 days')).toHaveAttribute('title', /^since /)
  const table = page.getByRole('table', { name: 'Who owes what' })
  await expect(table.getByRole('row')).toHaveCount(2)
  await expect(page.locator('[aria-busy=false]', { has: table })).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel('Balance').selectOption('We owe')
  await expect(page.getByText('No balance matches')).toBeVisible()
  await page.getByRole('button', { name: 'Show all balances' }).click()
  // Words filled in before the field is empty are the ones that stand there: nothing would be typed.
  await expect(page.getByLabel('Search by name or email')).toHaveValue('')
  await page.getByLabel('Search by name or email').fill(businessName)
  await expect(page).toHaveURL(/who=/)
  await page.getByLabel('Balance').selectOption('Owes us')
  await expect(row).toBeVisible()
  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export (CSV)' }).click()
  expect((await file).suggestedFilename()).toBe('balances.csv')

  await row.getByRole('link', { name: businessName, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: businessName })).toBeVisible()
})
