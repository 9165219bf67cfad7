import type { Page } from '@playwright/test'
import { codeAt } from '../server/auth/factors/totp.ts'
import { testAdmin } from '../server/testing/test-admin.ts'
import { expect, expectAccessible, signIn, test } from './fixtures.ts'
import { inDatabase } from './in-database.ts'
import { openInAccount } from './settings.ts'

const step = 30_000
const unique = () => Math.random().toString(36).slice(2, 10)

/** Types name and password at the door. */
async function comeIn(page: Page, username: string, password: string, door = '/auth') {
  await page.goto(door)
  await page.getByLabel(/^Username/).fill(username)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

async function logOut(page: Page) {
  await page.context().clearCookies()
}

/** Reads the key that stands under the picture, as somebody types it into the app. */
async function setUpApp(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Set up authenticator app' }).click()
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const secret = ((await page.locator('code').textContent()) ?? '').replace(/\s/g, '')
  await page.getByLabel('6-digit code').fill(codeAt(secret, new Date()))
  await page.getByRole('button', { name: 'Turn on' }).click()
  return secret
}

test('a manager sets up an authenticator app, and signs in with it and with a recovery code', async ({
  app,
  window,
}) => {
  const { username, password, manager } = await app.given.company()
  const page = await window(manager)
  await page.goto('/business-dashboard')
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await page.getByRole('link', { name: 'Your account' }).click()
  await expect(page).toHaveURL('/account')
  await openInAccount(page, 'Authenticator app')
  await page.getByRole('button', { name: 'Set up authenticator app' }).click()
  await page.getByLabel('6-digit code').fill('000000')
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByText('This code is wrong or was used already.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  const secret = await setUpApp(page)
  const codes = page.getByRole('region', { name: 'Your recovery codes' })
  const recovery = (await codes.getByRole('listitem').first().textContent()) ?? ''
  await expectAccessible(page)
  await codes.getByRole('button', { name: 'I have saved them' }).click()
  await expect(codes).toHaveCount(0)
  await openInAccount(page, 'Recovery codes')
  await expect(page.getByText('10 recovery codes left.')).toBeVisible()

  await logOut(page)
  await comeIn(page, username, password)
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
  await expectAccessible(page)
  // The one that set the app up was used.
  await page.getByLabel('Code').fill(codeAt(secret, new Date(Date.now() + step)))
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL('/business-dashboard')

  await logOut(page)
  await comeIn(page, username, password)
  await page.getByLabel('Code').fill(recovery)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL('/business-dashboard')
  await page.goto('/account?section=codes')
  await expect(page.getByText('9 recovery codes left.')).toBeVisible()
})

test('an admin’s first sign-in leads to a second step before anything else', {
  tag: '@desk',
}, async ({ app, page }) => {
  const username = `head-${unique()}`
  await inDatabase(
    app.databaseUrl,
    `insert into users (user_type, username, email, full_name, phone, password_hash)
     select 'admin', $1, $1 || '@example.com', $1, '', password_hash from users where username = $2`,
    [username, testAdmin.username],
  )
  await comeIn(page, username, testAdmin.password, '/admin-login')
  await expect(page.getByRole('heading', { name: 'Set up a second step' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/admin-dashboard?tab=users')
  await expect(page.getByRole('heading', { name: 'Set up a second step' })).toBeVisible()
  await setUpApp(page)
  await expect(page.getByRole('region', { name: 'Your recovery codes' })).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  // The page that was asked for stands there now.
  await expect(page.getByText('Who are you looking for?')).toBeVisible()
})

test('a passkey is made on this device, and signs in without a name or a password', {
  tag: '@desk',
}, async ({ app, page, context }) => {
  const { caller, username } = await app.given.provider()
  // Passkeys belong to a domain, so the page is opened by one.
  const base = app.baseUrl.replace('127.0.0.1', 'localhost')
  await signIn(context, base, caller)
  const device = await context.newCDPSession(page)
  await device.send('WebAuthn.enable')
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await page.goto(`${base}/account`)
  await openInAccount(page, 'Passkeys')
  await page.getByLabel('Name of the passkey').fill('Work laptop')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const codes = page.getByRole('region', { name: 'Your recovery codes' })
  await codes.getByRole('button', { name: 'I have saved them' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Work laptop' })).toContainText(
    'Not used yet',
  )
  await expectAccessible(page)

  await logOut(page)
  await page.goto(`${base}/auth`)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL(/\/provider-dashboard$/)

  // The password alone leads to the passkey as well.
  await logOut(page)
  await comeIn(page, username, username.replace('user-', 'pass-'), `${base}/auth`)
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL(/\/provider-dashboard$/)
})

test('a device is signed out from another one, and its page says so at once', {
  tag: '@desk',
}, async ({ app, window }) => {
  const { username, password } = await app.given.provider()
  const [here, there] = [await window(), await window()]
  for (const page of [here, there]) {
    await comeIn(page, username, password)
    await expect(page).toHaveURL('/provider-dashboard')
  }
  await here.goto('/account')
  const devices = await openInAccount(here, 'Where you are signed in')
  const others = devices.getByRole('listitem').filter({ hasNotText: 'This device' })
  await expect(devices.getByText('This device')).toBeVisible()
  await expectAccessible(here)
  // One is the browser that signed the shop up.
  await expect(others).toHaveCount(2)
  await others.filter({ hasText: /chrom/i }).getByRole('button').click()
  await expect(there).toHaveURL('/auth')
  await expect(there.getByText('You signed out this device.')).toBeVisible()
  await expectAccessible(there)
  await devices.getByRole('button', { name: 'Sign out all other devices' }).click()
  await expect(here.getByText('You are signed in nowhere else.')).toBeVisible()

  await openInAccount(here, 'Password')
  const old = here.getByLabel('Current password')
  await old.fill('not this one')
  await here.locator('[name=newPassword]').fill('quite-another-one')
  await here.getByLabel('Confirm new password').fill('quite-another-one')
  const change = here.getByRole('button', { name: 'Change password' })
  await change.click()
  await expect(here.getByText('This is not your current password.')).toBeVisible()
  await old.fill(password)
  await change.click()
  await expect(here.getByText('Your password is changed.').first()).toBeVisible()
})

test('an admin who signed in a while ago types the password again before suspending a shop', {
  tag: '@desk',
}, async ({ movable, page, context }) => {
  const shop = await movable.given.provider()
  await signIn(context, movable.baseUrl, await movable.given.admin())
  await page.goto(`${movable.baseUrl}/admin/providers/${shop.id}`)
  movable.later(11 * 60_000)
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Suspend this account…' }).click()
  await dialog.getByLabel('Reason').fill('Insurance expired')
  await dialog.getByRole('button', { name: 'Suspend' }).click()
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await expectAccessible(page)
  await proof.getByLabel('Password').fill('not this one')
  await proof.getByRole('button', { name: 'Confirm' }).click()
  await expect(proof.getByText('This is not your current password.')).toBeVisible()
  await proof.getByLabel('Password').fill(testAdmin.password)
  await proof.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Status updated.', { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Evidence' })).toContainText(
    'Suspended: Insurance expired',
  )
})
