import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures.ts'

const signIn = (page: Page) => page.getByRole('button', { name: 'Sign In', exact: true })
const toast = (page: Page) => page.getByRole('region', { name: /Notifications/ })
const unique = () => Math.random().toString(36).slice(2, 10)

/** The page of who is signed in: the bell is of nobody else, and what is loading has a bar of its own, whose menu goes with it. */
async function arriveHome(page: Page) {
  await page.getByRole('button', { name: 'Notifications' }).waitFor()
  const main = page.getByRole('main')
  await expect(main.getByText('Loading', { exact: true })).toHaveCount(0)
  await main.getByRole('heading', { level: 1 }).waitFor()
}
async function logOut(page: Page) {
  const menu = page.locator('summary', { hasText: 'Menu' })
  const logout = page.getByRole('button', { name: 'Logout' }).filter({ visible: true })
  // Which of the two there is depends on the width.
  await arriveHome(page)
  await menu.filter({ visible: true }).or(logout).first().waitFor()
  if (await menu.isVisible()) await menu.click()
  await logout.click()
}
async function fillAccount(page: Page, name: string) {
  await page.getByLabel('Full name').fill('Rosa Delgado')
  await page.getByLabel('Email').fill(`${name}@example.com`)
  await page.getByLabel('Phone').fill('(512) 555-0143')
  await page.getByLabel('Username').fill(name)
  await page.getByLabel('Password').fill('mesquite-42')
}

const types = [
  { type: 'Individual', home: '/customer-dashboard', fill: async () => {} },
  {
    type: 'Service provider',
    home: '/provider-dashboard',
    async fill(page: Page) {
      await page.getByLabel('Business name').fill('Delgado Towing')
      await page.getByLabel('Business address').fill('1100 Congress Ave, Austin, TX 78701')
      await page.getByLabel('Towing', { exact: true }).check()
      await page.getByLabel('Service radius (miles)').fill('50')
    },
  },
  {
    type: 'Trucking company',
    home: '/business-dashboard',
    async fill(page: Page) {
      await page.getByLabel('Company name').fill('Delgado Freight')
      await page.getByLabel('Number of vehicles').fill('12')
      await page.getByLabel('Account manager name').fill('Rosa Delgado')
    },
  },
  {
    type: 'Truck driver',
    home: '/driver-portal',
    async fill(page: Page) {
      await page.getByLabel('License number (CDL)').fill('TX1234567')
      await page.getByLabel('Vehicle information').fill('2019 Freightliner Cascadia')
      await page.getByLabel('Current location').fill('Waco, TX')
    },
  },
]

for (const { type, home, fill } of types)
  test(`${type}: signs up, goes home, out, and in again by e-mail`, async ({ page }) => {
    const name = `rosa-${unique()}`
    await page.goto('/auth')
    await page.getByRole('tab', { name: 'Sign Up' }).click()
    await expect(page.getByLabel('Full name')).toBeHidden()
    await page.getByText(type, { exact: true }).click()
    await fillAccount(page, name)
    await fill(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page).toHaveURL(home)
    await arriveHome(page)
    const menu = page.locator('summary', { hasText: 'Menu' })
    await menu.click()
    await expect(page.getByRole('link', { name: /Rosa Delgado/ })).toHaveAttribute('href', home)
    await menu.press('Escape')

    await page.goto('/auth')
    await expect(page).toHaveURL(home)
    await logOut(page)
    await expect(page).toHaveURL('/auth')
    await page.getByLabel('Username or email').fill(`${name}@example.com`)
    await page.getByLabel('Password').fill('mesquite-42')
    await signIn(page).click()
    await expect(page).toHaveURL(home)
  })

test('a protected page leads to the sign-in and back; service providers are not shown where to ask for service', async ({
  page,
  app,
}) => {
  const { username } = await app.given.provider()
  await page.goto('/customer-dashboard?from=a-link')
  await expect(page).toHaveURL('/auth')
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await page.getByRole('tab', { name: 'Sign In' }).click()
  await page.getByLabel('Username or email').fill(username)
  await page.getByLabel('Password').fill(username.replace('user-', 'pass-'))
  await signIn(page).click()
  await expect(page).toHaveURL('/provider-dashboard')

  await page.goto('/request-service')
  await page.locator('summary', { hasText: 'Menu' }).click()
  await expect(page.getByRole('link', { name: /Robin Sample/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Services' })).toHaveCount(0)
})

test('the sign-in: a password can be looked at, a forgotten one be mailed for, a wrong one is refused in a toast, which is gone with the next try and covers no line that says one is offline, and an empty one in its field', async ({
  page,
  app,
  context,
}) => {
  const { username } = await app.given.provider()
  await page.goto('/auth')
  await test.step('a password can be looked at while it is typed', async () => {
    await page.getByLabel('Password').fill('mesquite-42')
    await page.getByRole('button', { name: 'Show characters' }).click()
    await expect(page.getByLabel('Password')).toHaveAttribute('type', 'text')
  })

  await test.step('the panel for a forgotten password opens, mails, and closes', async () => {
    const toggle = page.getByRole('button', { name: 'Forgot password?' })
    await toggle.click()
    await page.getByRole('button', { name: 'Send reset link' }).click()
    await expect(page.getByText('Enter your email address or username.')).toBeVisible()
    await page.getByLabel('Email or username of your account').fill('nobody@')
    await page.getByRole('button', { name: 'Send reset link' }).click()
    await expect(page.getByText('Enter a valid email address.')).toBeVisible()
    await page.getByLabel('Email or username of your account').fill('nobody@example.com')
    await page.getByRole('button', { name: 'Send reset link' }).click()
    await expect(page.getByText('Password reset link sent to your email!')).toBeVisible()
    await expectAccessible(page)
    await toggle.click()
    await expect(page.getByLabel('Email or username of your account')).toBeHidden()
  })

  await page.reload()
  await signIn(page).click()
  await expect(page.getByText('Username is required')).toBeVisible()
  await expect(page.getByText('Password is required')).toBeVisible()
  await expect(page.getByLabel('Username or email')).toBeFocused()
  await expectAccessible(page)
  await page.getByLabel('Username or email').fill(`nobody-${unique()}`)
  await page.getByLabel('Password').fill('not this one')
  await signIn(page).click()
  await expect(toast(page)).toContainText('Login failed')
  await expect(toast(page)).toContainText('Invalid username or password')
  // It stays where the hand is, also when the toast is gone.
  await expect(page.locator('form').getByText('Invalid username or password')).toBeVisible()

  const failure = toast(page).getByText('Login failed')
  await failure.hover()
  await context.setOffline(true)
  const line = page.getByText('You are offline')
  await expect(line).toBeVisible()
  const [below, above] = [await failure.boundingBox(), await line.boundingBox()]
  expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0))
  await context.setOffline(false)
  await page.getByLabel('Username or email').fill(username)
  await page.getByLabel('Password').fill(username.replace('user-', 'pass-'))
  await signIn(page).click()
  await expect(page).toHaveURL('/provider-dashboard')
  await expect(failure).toBeHidden()
})

test('what is missing for a type is said at its fields, the first with the focus; a taken username at its own and in the toast', async ({
  page,
  app,
}) => {
  await page.goto('/auth?tab=signup&type=business_customer')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByLabel('Full name')).toBeFocused()
  await expect(page.getByText('Company name must be at least 2 characters')).toBeVisible()
  await page.getByText('Truck driver', { exact: true }).click()
  await expect(page).toHaveURL(/type=driver/)
  await expect(page.getByLabel('License number (CDL)')).toBeVisible()

  const { username } = await app.given.provider()
  await page.goto('/auth?tab=signup&type=customer')
  await fillAccount(page, `rosa-${unique()}`)
  await page.getByLabel('Username').fill(username)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(toast(page)).toContainText('Registration failed')
  await expect(page.getByLabel('Username')).toBeFocused()
  await expect(page.locator('form')).toContainText('This username is already registered')
})

test('a reset link that is cut off or used up says so', async ({ page }) => {
  await page.goto('/reset-password')
  const invalid = page.getByText('Invalid reset link. Please request a new password reset.')
  await expect(invalid).toBeVisible()
  await page.getByRole('link', { name: 'Back to Login' }).click()
  await expect(page).toHaveURL('/auth')

  await page.goto('/reset-password?token=not-a-token-of-ours')
  const [first, second] = [page.locator('[name=newPassword]'), page.locator('[name=confirm]')]
  const press = page.getByRole('button', { name: 'Reset password' })
  await first.fill('abc')
  await second.fill('abcd')
  await press.click()
  await expect(page.getByText('Password must be at least 6 characters long')).toBeVisible()
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await expectAccessible(page)
  await first.fill('mesquite-43')
  await second.fill('mesquite-43')
  await press.click()
  await expect(invalid).toBeVisible()

  await page.route('**/api/reset-password', (route) => route.abort())
  await press.click()
  await expect(page.getByText('Error resetting password. Please try again.')).toBeVisible()
  await page.unroute('**/api/reset-password')
  await page.route('**/api/reset-password', (route) =>
    route.fulfill({ json: { message: 'Your password has been reset. Please sign in.' } }),
  )
  await press.click()
  await expect(page.getByText('Your password has been reset. Please sign in.')).toBeVisible()
  await expect(page).toHaveURL('/auth')
})

test('the admin’s door lets nobody else in, and does not sign them in either', async ({
  page,
  app,
}) => {
  const { username } = await app.given.provider()
  await page.goto('/admin-login')
  await expect(page.getByRole('heading', { name: 'Admin Portal' })).toBeVisible()
  await signIn(page).click()
  await expect(page.getByText('Username is required')).toBeVisible()
  await expect(page.getByText('Password is required')).toBeVisible()
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password').fill('wrong')
  await signIn(page).click()
  await expect(toast(page)).toContainText('Login failed')
  await expect(toast(page)).toContainText('Invalid username or password')
  await page.getByLabel('Password').fill(username.replace('user-', 'pass-'))
  await signIn(page).click()
  await expect(toast(page)).toContainText('Access denied')
  await expect(toast(page)).toContainText('Admin privileges required')
  await page.goto('/provider-dashboard')
  await expect(page).toHaveURL('/auth')
})

test('the home of another type says whose it is, and leads to one’s own', { tag: '@desk' }, async ({
  app,
  window,
}) => {
  const page = await window(await app.given.customer())
  await page.goto('/business-dashboard')
  await expect(page.getByText('Access denied. Business customers only.')).toBeVisible()
  await page.goto('/driver-portal')
  await expect(page.getByText('Access denied. Drivers only.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Go to your page' }).click()
  await expect(page).toHaveURL('/customer-dashboard')
})

test('a page that is not there says so and leads on', async ({ page }) => {
  const answer = await page.goto('/no-such-page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Get help for a truck' }).click()
  await expect(page).toHaveURL('/request-service')
  await expect(page.locator('main')).toBeFocused()
  await expect(page).toHaveTitle(/Request Service/)
})
