import { forgotPassword } from '../contract/auth.ts'
import { testAdmin } from '../server/testing/test-admin.ts'
import { expect, expectAccessible, test } from './fixtures.ts'

test('an admin finds, approves and suspends a provider, who notices at once', async ({
  window,
  app,
}) => {
  const provider = await app.given.provider({ approved: false })
  const theirs = await window(provider.caller)
  await theirs.goto('/provider-dashboard')
  await expect(theirs.getByText('Your account waits for approval.')).toBeVisible()

  const page = await window(await app.given.admin())
  await page.goto('/admin-dashboard')
  await page.getByLabel('Search by business').fill(provider.businessName)
  await expect(page).toHaveURL(/q=/)
  const row = page.getByRole('row').filter({ hasText: provider.businessName })
  await expect(row).toContainText('Pending')
  await expectAccessible(page)
  await row.getByRole('button', { name: /^Details/ }).click()
  const dialog = page.getByRole('dialog')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('Status updated.', { exact: true })).toBeVisible()
  await expect(row).toContainText('Active')
  await expect(theirs.getByText('Your account waits for approval.')).toHaveCount(0)

  await row.getByRole('button', { name: /^Details/ }).click()
  await dialog.getByLabel('Reason').fill('Insurance expired')
  await dialog.getByRole('button', { name: 'Suspend' }).click()
  await expect(row).toContainText('Suspended')
  await expect(theirs).toHaveURL(/\/auth/)
})

test('fleet companies and the outbox have their tabs', { tag: '@desk' }, async ({
  window,
  app,
}) => {
  await app.given.fleet()
  await app.anybody().call(forgotPassword, { body: { email: testAdmin.email } })
  const page = await window(await app.given.admin())
  await page.goto('/admin-dashboard')
  await page.getByRole('tab', { name: 'Fleet Companies' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Lone Star Freight' }).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('tab', { name: 'Outbox' }).click()
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(page.getByRole('listitem').first()).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expectAccessible(page)
})

test('nobody else gets in', { tag: '@desk' }, async ({ window, app }) => {
  const page = await window(await app.given.customer())
  await page.goto('/admin-dashboard')
  await expect(page.getByRole('heading', { name: /Access denied/ })).toContainText(
    'Admin privileges required',
  )
})
