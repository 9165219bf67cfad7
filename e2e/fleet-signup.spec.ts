import type { Page } from '@playwright/test'
import { goOnTo } from './application-steps.ts'
import { expect, expectAccessible, test } from './fixtures.ts'

const unique = () => Math.random().toString(36).slice(2, 10)
const submit = (page: Page) => page.getByRole('button', { name: 'Register fleet' })
const refusal = (page: Page) => page.getByRole('alert').filter({ hasText: /\S/ })

/** All of it; on a phone section by section, and the last one stands open. */
async function fill(page: Page, name: string) {
  const isPhone = (page.viewportSize()?.width ?? 0) < 768
  const section = (heading: string) => isPhone && goOnTo(page, heading)
  await page.getByLabel('Company name').fill('Whitfield & Sons Long-Haul Freight of Central Texas')
  await page.getByLabel('MC number').fill('MC-123456')
  await page.getByLabel('DOT number').fill('1234567')
  await section('Contact Information')
  await page.getByLabel('Owner name').fill('Marcus Whitfield')
  await page.getByLabel('Email').fill(`${name}@example.com`)
  await page.getByLabel('Phone').fill('(512) 555-0143')
  await section('Fleet Information')
  await page.getByLabel('Fleet size').selectOption('26-50')
  await page.getByLabel('Operating states').fill('TX, OK, NM')
  await page.getByLabel('Company address').fill('1100 Congress Ave, Austin, TX 78701')
  await section('Account Setup')
  await page.getByLabel('Username').fill(name)
  await page.locator('[name=password]').fill('mesquite-42')
  await page.getByLabel('Confirm password').fill('mesquite-42')
}

test('a company registers from the sign-up page and lands on its dashboard', {
  tag: '@desk',
}, async ({ page, window, app }) => {
  const name = `whitfield-${unique()}`
  await page.goto('/auth?tab=signup&type=business_customer')
  await page.getByRole('link', { name: 'Register a whole fleet' }).click()
  await expect(page).toHaveURL('/fleet-signup')
  for (const section of [
    'Company Information',
    'Contact Information',
    'Fleet Information',
    'Account Setup',
  ])
    await expect(page.getByRole('heading', { name: section })).toBeVisible()
  await expect(page.getByLabel('Fleet size').locator('option')).toHaveText([
    'Choose',
    '1-5',
    '6-10',
    '11-25',
    '26-50',
    '51-100',
    '100+',
  ])
  await expectAccessible(page)
  await fill(page, name)
  const sent = page.waitForRequest('**/api/register')
  await submit(page).click()
  expect((await sent).postDataJSON()).toMatchObject({
    userType: 'business_customer',
    mcNumber: '123456',
    vehicleCount: 26,
    businessType: 'trucking',
    fullName: 'Marcus Whitfield',
    accountManagerName: 'Marcus Whitfield',
  })
  await expect(page).toHaveURL('/business-dashboard')
  await expect(page.getByText('Your company is awaiting approval.')).toBeVisible()
  await page.goto('/fleet-signup')
  await expect(page).toHaveURL('/business-dashboard')

  const desk = await window(await app.given.admin())
  await desk.goto('/admin-dashboard?tab=fleets&q=Whitfield')
  await desk
    .getByRole('link', { name: /^Details/ })
    .first()
    .click()
  await expect(desk.getByRole('region', { name: 'Evidence' })).toContainText('1234567')
})

test('on a phone a fleet registers section by section; what is wrong is said before going on, Back loses nothing, and a taken username leads to its field', async ({
  page,
  app,
}) => {
  const { username } = await app.given.provider()
  await page.goto('/fleet-signup')
  await expect(page.getByLabel('Owner name')).toBeHidden()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByLabel('Company name')).toBeFocused()
  await expect(page.getByText('DOT number is required', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await fill(page, username)
  await expectAccessible(page)
  await page.goBack()
  await expect(page.getByLabel('Operating states')).toHaveValue('TX, OK, NM')
  await page.goForward()
  await expect(page.locator('[name=password]')).toHaveValue('mesquite-42')
  await submit(page).click()
  await expect(refusal(page)).toContainText('Registration failed')
  await expect(page.getByLabel('Username')).toBeFocused()
  await page.getByLabel('Username').fill(`whitfield-${unique()}`)
  await submit(page).click()
  await expect(page).toHaveURL(/\/business-dashboard/)
})

test('every rule is said at its field, the first wrong one with the focus', {
  tag: '@desk',
}, async ({ page }) => {
  await page.goto('/fleet-signup')
  await submit(page).press('Enter')
  const sentences = {
    'Company name': 'Company name must be at least 2 characters',
    'MC number': 'MC/DOT number is required',
    'DOT number': 'DOT number is required',
    'Owner name': 'Owner name must be at least 2 characters',
    Email: 'Invalid email address',
    Phone: 'Phone number must be at least 10 digits',
    'Fleet size': 'Fleet size is required',
    'Operating states': 'Operating states/regions required',
    'Company address': 'Complete address is required',
    Username: 'Username must be at least 3 characters',
    'Confirm password': 'Please confirm your password',
  }
  for (const [label, sentence] of Object.entries(sentences))
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(new RegExp(sentence))
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible()
  await expect(page.getByLabel('Company name')).toBeFocused()
  await expectAccessible(page)

  await fill(page, `whitfield-${unique()}`)
  await page.getByLabel('Confirm password').fill('mesquite-43')
  await submit(page).click()
  await expect(page.getByLabel('Confirm password')).toBeFocused()
  await expect(page.getByLabel('Confirm password')).toHaveAccessibleDescription(
    /Passwords don't match/,
  )
})

test('what was typed survives a reload, but for the password', { tag: '@desk' }, async ({
  page,
}) => {
  await page.goto('/fleet-signup')
  await fill(page, 'whitfield')
  await page.reload()
  await expect(page.getByLabel('Company name')).toHaveValue(/Whitfield & Sons/)
  await expect(page.getByLabel('Fleet size')).toHaveValue('26-50')
  await expect(page.getByLabel('Username')).toHaveValue('whitfield')
  await expect(page.locator('[name=password]')).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('mesquite')
})

test('a refusal is told with the server’s sentence, a lost answer with the specified one', {
  tag: '@desk',
}, async ({ page, app }) => {
  const { username } = await app.given.provider()
  await page.goto('/fleet-signup')
  await fill(page, username)
  await submit(page).click()
  await expect(refusal(page)).toContainText('Registration failed')
  await expect(page.getByLabel('Username')).toBeFocused()
  await expectAccessible(page)
  await page.route('**/api/register', (route) => route.abort())
  await submit(page).click()
  await expect(refusal(page)).toContainText('Registration failed. Please try again.')
})

test('a registration whose answer was lost signs in when it is sent again', {
  tag: '@desk',
}, async ({ page }) => {
  await page.goto('/fleet-signup')
  await fill(page, `lost-${unique()}`)
  await page.route('**/api/register', async (route) => {
    await route.fetch()
    // The cookies were in the answer that nobody saw.
    await page.context().clearCookies()
    await route.abort()
  })
  await submit(page).click()
  await expect(refusal(page)).toContainText('Registration failed. Please try again.')
  await page.unroute('**/api/register')
  await submit(page).click()
  await expect(page).toHaveURL(/\/business-dashboard/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('an invitation with its link makes a viewer, once', { tag: '@desk' }, async ({
  page,
  window,
  app,
}) => {
  const { manager } = await app.given.company()
  const email = `night-${unique()}@example.com`
  const desk = await window(manager)
  await desk.goto('/business-dashboard?tab=people')
  await desk.getByRole('button', { name: 'Invite' }).click()
  await desk.getByLabel('Email').fill(email)
  await desk.getByRole('combobox', { name: 'Role', exact: true }).selectOption('viewer')
  await expectAccessible(desk)
  await desk.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(desk.getByRole('row').filter({ hasText: email })).toContainText('Viewer')

  // The link stands in the mail, which the local outbox keeps.
  const admin = await window(await app.given.admin())
  await admin.goto('/admin-dashboard?tab=outbox')
  const mail = admin.getByRole('listitem').filter({ hasText: email })
  await expect(async () => {
    await admin.getByRole('button', { name: 'Refresh' }).click()
    await expect(mail).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await mail.locator('summary').click()
  // It leads on, and is not shown.
  await expect(mail).not.toContainText(/join-fleet#\w/)
  const link = await mail.getByRole('link').getAttribute('href')
  const token = /join-fleet#([\w-]+)/.exec(link ?? '')?.[1]
  await page.goto('/join-fleet')
  await expect(page.getByText('This link is incomplete.')).toBeVisible()
  await page.goto('/about')
  await page.goto(`/join-fleet#${token}`)
  await expect(page.getByRole('heading', { name: 'Join Lone Star Freight' })).toBeVisible()
  await expect(page.getByText('Your role: Viewer.')).toBeVisible()
  await page.getByRole('button', { name: 'Join the fleet' }).click()
  await expect(page.getByLabel('Full name')).toBeFocused()
  await expectAccessible(page)
  await page.getByLabel('Full name').fill('Night Watch')
  await page.getByLabel('Phone').fill('(512) 555-0143')
  await page.getByLabel('Username').fill(`night-${unique()}`)
  await page.locator('[name=password]').fill('mesquite-42')
  // On one bar the next page takes its time.
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    await route.continue()
  })
  let looks = 0
  await page.route('**/api/fleet/invitations/look-up', (route) => {
    looks += 1
    return route.continue()
  })
  await page.getByRole('button', { name: 'Join the fleet' }).click()
  await expect(page).toHaveURL('/business-dashboard')
  expect(looks).toBe(0)
  await expect(desk.getByRole('row').filter({ hasText: 'Night Watch' })).toBeVisible()

  const other = await window()
  await other.goto(`/join-fleet#${token}`)
  await expect(other.getByText('This invitation is no longer valid.')).toBeVisible()
})
