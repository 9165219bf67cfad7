import { setProviderStanding } from '../contract/admin.ts'
import { forgotPassword } from '../contract/auth.ts'
import { resetRule } from '../contract/rules.ts'
import { readByLink } from '../server/testing/read-answers.ts'
import { testAdmin } from '../server/testing/test-admin.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { inDatabase } from './in-database.ts'
import { goTo, rail } from './rail.ts'
import { saveBar, saveChanges } from './settings.ts'

const searchLabel = /^Search by business or company name/

test('an admin finds, approves and suspends a provider, who notices at once', {
  tag: '@desk',
}, async ({ window, app }) => {
  const provider = await app.given.provider({ approved: false })
  const theirs = await window(provider.caller)
  await theirs.goto('/provider-dashboard')
  await expect(theirs.getByText('Your account is awaiting approval.')).toBeVisible()

  const page = await window(await app.given.admin())
  await page.goto('/admin-dashboard')
  await page.getByLabel(searchLabel).fill(provider.businessName)
  await expect(page).toHaveURL(/q=/)
  await expect(rail(page).getByRole('link', { name: 'Service Providers' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  const row = page.getByRole('row').filter({ hasText: provider.businessName })
  await expect(row).toContainText('Pending')
  await expectAccessible(page)
  await row.getByRole('link', { name: /^Details/ }).click()
  const evidence = page.getByRole('region', { name: 'Evidence' })
  await expect(evidence).toContainText('Confirmed by code')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Approve' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('Status updated.', { exact: true })).toBeVisible()
  await expect(evidence).toContainText('Active')
  await expect(theirs.getByText('Your account is awaiting approval.')).toHaveCount(0)

  // It asks first, with what dies, and wants to know why.
  await page.getByRole('button', { name: 'Suspend this account…' }).click()
  await expect(dialog).toContainText('This signs out everyone who works there.')
  await expect(dialog).not.toContainText('0 ')
  await dialog.getByRole('button', { name: 'Suspend' }).click()
  await expect(dialog).toContainText('Say in a few words why.')
  await expectAccessible(page)
  await dialog.getByLabel('Reason').fill('Insurance expired')
  await dialog.getByRole('button', { name: 'Suspend' }).click()
  await expect(evidence).toContainText('Suspended: Insurance expired')
  // Whose session has ended reads why, where the way in is.
  await expect(theirs).toHaveURL(/\/auth/)
  await expect(theirs.getByText('Your account is suspended.')).toBeVisible()
  await expect(theirs.getByText('Reason: Insurance expired')).toBeVisible()
  await expectAccessible(theirs)

  const history = page.getByRole('region', { name: 'History' })
  await expect(history).toContainText('Provider suspended')
  await expect(history).toContainText('Insurance expired')
  await page.goto('/admin-dashboard?tab=audit')
  await expect(page.getByRole('row').filter({ hasText: 'Insurance expired' })).toContainText(
    provider.businessName,
  )
})

test('an admin’s day: signs in, sees who waits for a bid, lets a message try again, looks a user up and ends the sessions', {
  tag: '@desk',
}, async ({ page, window, app }) => {
  const title = `Blowout near Palestine ${Date.now()}`
  const request = await app.given.request({
    form: { location: 'Palestine, TX', lat: 31.762, lng: -95.63 },
  })
  await inDatabase(
    app.databaseUrl,
    `update requests set title = $2, opened_at = now() - interval '25 minutes' where id = $1`,
    [request.id, title],
  )
  const reason = `SMTP ${550 + Math.floor(Math.random() * 400)}`
  await inDatabase(
    app.databaseUrl,
    `insert into deliveries (channel, request_id, kind, code, params, link, status, reason, created_at)
     values ('mail', $1, 'request_opened', 'messageCame',
       '{"asked": {"service": "roadside_tire", "title": null, "spot": null}}', '/', 'failed', $2, now())`,
    [request.id, reason],
  )
  const provider = await app.given.provider()
  const theirs = await window(provider.caller)
  await theirs.goto('/provider-dashboard')

  await page.goto('/admin-login')
  await page.getByLabel('Username').fill(testAdmin.username)
  await page.getByLabel('Password').fill(testAdmin.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByLabel('Code').fill(await app.given.adminCode())
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL('/admin-dashboard')
  const figures = page.getByLabel('Figures')
  for (const label of [
    'Total Providers',
    'Fleet Companies',
    'Service Requests',
    'Platform Revenue',
  ])
    await expect(figures.getByText(label)).toBeVisible()
  await expect(figures).toContainText('versus the same days last month')

  const waiting = page.getByRole('region', { name: /^Requests without a bid/ })
  const line = waiting.getByRole('row').filter({ hasText: title })
  await expect(line).toContainText('25 min ago')
  await expect(line).toContainText('Urgent')
  await expectAccessible(page)

  const messages = page.getByRole('region', { name: /^Undelivered messages/ })
  const failed = messages.getByRole('row').filter({ hasText: reason })
  await expect(failed).toContainText('A guest')
  await failed.getByRole('button', { name: /^Try again/ }).click()
  await expect(page.getByText('The message is queued again.').first()).toBeVisible()
  await expect(failed).toHaveCount(0)
  await messages.getByText('Held back', { exact: true }).click()
  await expect(messages.getByRole('row').filter({ hasText: reason })).toHaveCount(0)

  await goTo(page, 'Users')
  await expect(page.getByText('Who are you looking for?')).toBeVisible()
  await page.getByLabel('Name, username, email or phone number').fill(provider.username)
  const card = page.getByRole('listitem').filter({ hasText: provider.username })
  await expect(card).toContainText(provider.businessName)
  await expectAccessible(page)
  await card.getByRole('button', { name: /^Send reset link/ }).click()
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('A reset link is on its way.').first()).toBeVisible()
  await card.getByRole('button', { name: /^End sessions/ }).click()
  await page.getByRole('dialog').getByLabel('Reason').fill('Lost the phone')
  await page.getByRole('button', { name: 'End all sessions' }).click()
  await expect(page.getByText('All sessions have ended.').first()).toBeVisible()
  await expect(theirs).toHaveURL(/\/auth/)

  await card.getByRole('link', { name: /^In the audit log/ }).click()
  await expect(page.getByText('Showing one account only.')).toBeVisible()
  const entry = page.getByRole('row').filter({ hasText: 'Lost the phone' })
  await expect(entry).toContainText('Sessions ended')
  await expect(page.getByRole('row').filter({ hasText: 'Reset link sent' })).toHaveCount(1)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Show all accounts' }).click()
  await page.getByLabel('Action').selectOption('Message retried')
  await expect(page).toHaveURL(/action=delivery_retried/)
  await expect(entry).toHaveCount(0)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export CSV' }).click()
  expect((await download).suggestedFilename()).toContain('audit-log')
})

test('an admin widens the first wave, and the next request alerts who is farther away', {
  tag: '@desk',
}, async ({ window, app }) => {
  const admin = await app.given.admin()
  // Some twenty miles from where help is asked for: in the second wave by default.
  const shop = await app.given.provider({ address: 'Lufkin, TX 75901', radius: 100 })
  const ask = async () => {
    const request = await app.given.request({
      form: { location: 'Nacogdoches, TX', lat: 31.6035, lng: -94.6555 },
    })
    return (await readByLink(app.anybody(), request)).alertedCount
  }
  const page = await window(admin)
  try {
    expect(await ask()).toBe(0)
    await page.goto('/admin-dashboard?tab=settings')
    const waves = page.getByRole('region', { name: 'Alert waves' })
    await expect(waves).toContainText('Default')
    const miles = waves.getByLabel('Miles')
    await miles.first().fill('45')
    await expect(saveBar(page)).toContainText('1 change not saved')
    await page.getByRole('link', { name: /^Head start/ }).click()
    await page.getByLabel('Head start in minutes').fill('0.5')
    await expect(saveBar(page)).toContainText('2 changes not saved')
    await saveBar(page).getByRole('button', { name: 'Save' }).click()
    await expect(page.getByLabel('Head start in minutes')).toBeFocused()
    await page.getByLabel('Head start in minutes').fill('2')
    await page.getByRole('link', { name: /^Alert waves/ }).click()
    await expect(waves.getByText('Wave 2 must reach farther than wave 1.')).toBeVisible()
    await expect(miles.nth(1)).toBeFocused()
    await expectAccessible(page)
    await miles.first().fill('25')
    await saveChanges(page)
    await expect(waves).toContainText('Changed')
    expect(await ask()).toBe(1)

    await waves.getByRole('button', { name: 'Reset to default: Alert waves' }).click()
    await expect(miles.first()).toHaveValue('15')
    expect(await ask()).toBe(0)
  } finally {
    await admin.call(resetRule, { body: { name: 'waves' } })
    await admin.call(setProviderStanding, {
      params: { id: shop.id },
      body: { status: 'suspended', reason: 'test' },
    })
  }
})

test('the list of providers keeps status, order and search in the address, and is exported so', {
  tag: '@desk',
}, async ({ window, app }) => {
  const waits = await app.given.provider({ approved: false })
  const works = await app.given.provider()
  const page = await window(await app.given.admin())
  await page.goto('/admin-dashboard?tab=providers')
  await page.getByLabel('Status').selectOption('Pending')
  await page.getByLabel('Sort').selectOption('Newest first')
  await expect(page.getByRole('row').filter({ hasText: waits.businessName })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: works.businessName })).toHaveCount(0)
  await expect(page).toHaveURL(/status=pending&sort=newest/)
  await expect(page.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
    'href',
    '/api/admin/providers.csv?status=pending&sort=newest',
  )
  await page.getByLabel(searchLabel).fill('nobody at all')
  await expect(page.getByText('Nothing found')).toBeVisible()
  // Who was looked for in the wrong place is looked for elsewhere with the same words.
  for (const [link, field] of [
    ['Search requests', 'Customer’s phone number'],
    ['Search users', 'Name, username, email or phone number'],
  ] as const) {
    await page.getByRole('link', { name: link }).click()
    await expect(page.getByLabel(field)).toHaveValue('nobody at all')
    await page.goBack()
  }
  await page.getByRole('button', { name: 'Clear search and filter' }).click()
  await page.reload()
  await expect(page.getByLabel('Sort')).toHaveValue('newest')
  await expect(page.getByRole('row').filter({ hasText: works.businessName })).toBeVisible()
  await page.getByLabel(searchLabel).fill(waits.businessName)
  await expect(page).toHaveURL(/sort=newest.*q=/)
  await page.getByRole('link', { name: waits.businessName }).click()
  await page.getByRole('link', { name: 'Back to Service Providers' }).click()
  await expect(page).toHaveURL(/sort=newest.*q=/)
  await expect(page.getByLabel(searchLabel)).toHaveValue(waits.businessName)
})

test('fleet companies and the outbox have their tabs', { tag: '@desk' }, async ({
  window,
  app,
}) => {
  await app.given.fleet()
  await app.anybody().call(forgotPassword, { body: { email: testAdmin.email } })
  const page = await window(await app.given.admin())
  await page.goto('/admin-dashboard')
  await goTo(page, 'Fleet Companies')
  await expect(page.getByRole('row').filter({ hasText: 'Lone Star Freight' }).first()).toBeVisible()
  await expectAccessible(page)
  await goTo(page, 'Outbox')
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
