import type { Page } from '@playwright/test'
import { goOnTo } from './application-steps.ts'
import { expect, expectAccessible, test } from './fixtures.ts'

const unique = () => Math.random().toString(36).slice(2, 10)
const apply = (page: Page) => page.getByRole('button', { name: 'Apply' })

async function fill(page: Page, name: string) {
  await page.getByLabel('Business name').fill('Delgado Towing & Recovery of Central Texas')
  await page.getByLabel('Owner name').fill('Rosa Delgado')
  await page.getByLabel('Email').fill(`${name}@example.com`)
  await page.getByLabel('Phone').fill('(512) 555-0143')
  await page.getByLabel('Business address').fill('1100 Congress Ave, Austin, TX 78701')
  await page.getByText('Towing', { exact: true }).click()
  await page.getByLabel('Service hours').selectOption('24/7')
  await page.getByLabel('Service radius').selectOption('50 miles (recommended)')
  await page.getByLabel('Username').fill(name)
  await page.locator('[name=password]').fill('mesquite-42')
  await page.getByLabel('Confirm password').fill('mesquite-42')
}

test('a shop applies, sees where its application stands, and the admin reads all of it', {
  tag: '@desk',
}, async ({ page, window, app }) => {
  const name = `delgado-${unique()}`
  await page.goto('/provider-signup?category=Tire%20Change%20Service')
  await expect(page.getByRole('radio', { name: 'Tire' })).toBeChecked()
  for (const section of [
    'Business Information',
    'Primary Service',
    'Service Details',
    'Account Setup',
  ])
    await expect(page.getByRole('heading', { name: section })).toBeVisible()
  await expectAccessible(page)
  await fill(page, name)
  await page.getByLabel('Service area').fill('Travis and Hays County')
  await page.getByLabel('Years of experience').selectOption('10+ years')
  await page.getByLabel('Team size').selectOption('2-5 people')
  await page.getByLabel('Equipment and certifications').fill(`50-ton rotator of ${name}`)
  await apply(page).click()
  await expect(page).toHaveURL('/provider-profile-setup')
  await page.getByRole('link', { name: 'Skip for now' }).click()
  await expect(page).toHaveURL('/provider-dashboard')
  await expect(page.getByText('Your account is awaiting approval.')).toBeVisible()
  await page.goto('/provider-signup')
  await expect(page).toHaveURL('/provider-dashboard')

  const desk = await window(await app.given.admin())
  await desk.goto(`/admin-dashboard?q=${name}`)
  await desk.getByRole('link', { name: /^Details/ }).click()
  const evidence = desk.getByRole('region', { name: 'Evidence' })
  for (const said of ['Travis and Hays County', '10+ years', '2-5 people', `rotator of ${name}`])
    await expect(evidence).toContainText(said)
  await expect(evidence).toContainText('Professional towing service, 10+ years of experience.')
})

test('every rule is said at its field, the first wrong one with the focus', {
  tag: '@desk',
}, async ({ page }) => {
  await page.goto('/provider-signup')
  await apply(page).press('Enter')
  const sentences = {
    'Business name': 'Business name must be at least 2 characters',
    'Owner name': 'Owner name must be at least 2 characters',
    Email: 'Invalid email address',
    Phone: 'Phone number must be at least 10 digits',
    'Business address': 'Complete address is required',
    'Service hours': 'Please select your service hours',
    'Service radius': 'Please select your service radius',
    Username: 'Username must be at least 3 characters',
    'Confirm password': 'Please confirm your password',
  }
  for (const [label, sentence] of Object.entries(sentences))
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(new RegExp(sentence))
  await expect(page.getByText('Please select your primary service')).toBeVisible()
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible()
  await expect(page.getByLabel('Business name')).toBeFocused()
  await expectAccessible(page)

  await fill(page, `delgado-${unique()}`)
  await page.getByLabel('Confirm password').fill('mesquite-43')
  await apply(page).click()
  await expect(page.getByLabel('Confirm password')).toBeFocused()
  await expect(page.getByText("Passwords don't match")).toBeVisible()
  await page.locator('[name=password]').fill('mesquite-43')
  await expect(page.getByText("Passwords don't match")).toHaveCount(0)
})

test('what was typed survives a reload, but for the password', { tag: '@desk' }, async ({
  page,
}) => {
  await page.goto('/provider-signup')
  await fill(page, 'delgado')
  await page.reload()
  await expect(page.getByLabel('Business name')).toHaveValue(/Delgado Towing/)
  await expect(page.getByRole('radio', { name: 'Towing' })).toBeChecked()
  await expect(page.getByLabel('Service radius')).toHaveValue('50')
  await expect(page.getByLabel('Username')).toHaveValue('delgado')
  await expect(page.locator('[name=password]')).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('mesquite')
  expect(page.url()).not.toContain('delgado')
})

test('on a phone one section is asked after the other, and nothing is lost by Back, a reload or a refusal', async ({
  page,
  app,
}) => {
  const { username } = await app.given.provider()
  const heading = (name: string) => page.getByRole('heading', { name, level: 2 })
  const next = page.getByRole('button', { name: 'Continue' })
  await page.goto('/provider-signup?category=Battery')
  await expect(heading('Business Information')).toBeVisible()
  for (const other of ['Primary Service', 'Service Details', 'Account Setup'])
    await expect(heading(other)).toHaveCount(0)
  // What is wrong is said at its field, and goes as soon as it is right.
  await page.getByLabel('Business name').fill('Delgado Towing')
  await next.click()
  await expect(page.getByLabel('Owner name')).toBeFocused()
  await expect(page.getByLabel('Owner name')).toBeInViewport()
  const tooShort = 'Owner name must be at least 2 characters'
  await expect(page.getByLabel('Owner name')).toHaveAccessibleDescription(tooShort)
  await page.getByLabel('Owner name').fill('Rosa Delgado')
  await expect(page.getByText(tooShort)).toHaveCount(0)
  await page.getByLabel('Email').fill(`rosa-${unique()}@example.com`)
  await page.getByLabel('Phone').fill('(512) 555-0143')
  await page.getByLabel('Business address').fill('1100 Congress Ave, Austin, TX 78701')
  await next.click()
  await expect(heading('Primary Service')).toBeFocused()
  await expectAccessible(page)
  await expect(page.getByRole('radio', { name: 'Battery' })).toBeChecked()
  // The link's own service is over once another is chosen, also after a reload.
  await page.getByText('Towing', { exact: true }).click()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Towing' })).toBeChecked()
  await next.click()
  await next.click()
  await expect(page.getByLabel('Service hours')).toBeFocused()
  await page.getByLabel('Service hours').selectOption('24/7')
  await page.getByLabel('Service radius').selectOption('50 miles (recommended)')
  await page.goBack()
  await expect(heading('Primary Service')).toBeVisible()
  await page.goForward()
  await expect(page.getByLabel('Service radius')).toHaveValue('50')
  await next.click()
  await page.getByLabel('Username').fill(username)
  await page.locator('[name=password]').fill('mesquite-42')
  await page.getByLabel('Confirm password').fill('mesquite-42')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(heading('Service Details')).toBeVisible()
  await next.click()
  await expect(page.locator('[name=password]')).toHaveValue('mesquite-42')
  await apply(page).click()
  await expect(page.getByLabel('Username')).toBeFocused()
  await expect(page.getByRole('alert').filter({ hasText: 'Username Already Taken' })).toBeVisible()
  await page.getByLabel('Username').fill(`delgado-${unique()}`)

  // Of what stands on another step the reader is led there.
  await page.goto('/provider-signup?step=1')
  await page.getByLabel('Phone').fill('555')
  await page.goto('/provider-signup?step=4')
  await page.locator('[name=password]').fill('mesquite-42')
  await page.getByLabel('Confirm password').fill('mesquite-42')
  await apply(page).click()
  await expect(page.getByLabel('Phone')).toBeFocused()
  await expect(page.getByLabel('Phone')).toBeInViewport()
  await page.getByLabel('Phone').fill('(512) 555-0143')
  await goOnTo(page, 'Primary Service', 'Service Details', 'Account Setup')
  await apply(page).click()
  await expect(page).toHaveURL('/provider-profile-setup')
})

test('each refusal is told in the words of the specification', { tag: '@desk' }, async ({
  page,
  app,
}) => {
  const { username } = await app.given.provider()
  await page.goto('/provider-signup')
  await fill(page, username)
  const refusal = page.getByRole('alert').filter({ hasText: /\S/ })
  await apply(page).click()
  await expect(refusal).toContainText('Username Already Taken')
  await expect(refusal).toContainText(
    'This username is already registered. Please choose a different username.',
  )
  await expect(page.getByLabel('Username')).toBeFocused()
  await expectAccessible(page)

  const answers: [object, string, string][] = [
    [
      { error: 'Try another email address', code: 'email_taken' },
      'Email Already Registered',
      'An account with this email already exists. Please use a different email or sign in to your existing account.',
    ],
    [
      { error: 'Registration failed', code: 'bad_input', details: { phone: 'Call us instead.' } },
      'Registration Error',
      'Call us instead.',
    ],
    [{ error: 'We are full.', code: 'bad_input' }, 'Registration Failed', 'We are full.'],
    [{}, 'Registration Failed', 'Please check your information and try again.'],
  ]
  for (const [body, title, text] of answers) {
    await page.route('**/api/provider-signup', (route) =>
      route.fulfill({ status: 409, json: { message: 'No.', ...body } }),
    )
    await apply(page).click()
    await expect(refusal).toContainText(title)
    await expect(refusal).toContainText(text)
    await page.unroute('**/api/provider-signup')
  }
  await page.route('**/api/provider-signup', (route) => route.abort())
  await apply(page).click()
  await expect(refusal).toContainText('The server did not answer.')
})

test('an application whose answer was lost on its way opens one account when sent again', {
  tag: '@desk',
}, async ({ page }) => {
  await page.goto('/provider-signup')
  await fill(page, `delgado-${unique()}`)
  await page.route('**/api/provider-signup', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await apply(page).click()
  await expect(page.getByText('The server did not answer.')).toBeVisible()
  // The session of the lost answer never reached the browser.
  await page.context().clearCookies()
  await page.unroute('**/api/provider-signup')
  await apply(page).click()
  await expect(page).toHaveURL('/provider-profile-setup')
})
