import { changeFigure } from '../contract/site.ts'
import { goOnTo } from './application-steps.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { saveBar, saveChanges } from './settings.ts'

test('the landing page leads a trucker to help, and everybody on', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'Get help now' }).first().click()
  await expect(page).toHaveURL(/\/request-service/)
  await page.goto('/')
  await page.getByRole('link', { name: 'Get help with Battery' }).click()
  await expect(page).toHaveURL(/\/request-service\?.*serviceType=battery_service/)
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
})

test('every call to providers scrolls to the services', async ({ page }) => {
  await page.goto('/')
  const calls = page.getByRole('link', { name: 'Become a provider' })
  const services = page.getByRole('heading', { name: 'Services', exact: true })
  expect(await calls.count()).toBeGreaterThanOrEqual(3)
  for (const call of await calls.all()) {
    await call.scrollIntoViewIfNeeded()
    await call.click()
    await expect(services).toBeInViewport()
    await expect(page).toHaveURL('/#services')
    await page.goto('/')
  }
})

test('a shop selects its service, fills the application and finds it all on the sign-up page', async ({
  page,
}) => {
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') posts.push(request.url())
  })
  await page.goto('/')
  for (const promise of [/under 5 minutes/, /within 24 hours/, /phone verification/, /Approval/])
    await expect(page.getByText(promise).first()).toBeVisible()
  await expect(page.getByLabel('Business name')).toHaveCount(0)
  await page.getByRole('button', { name: 'Select Towing' }).press('Enter')
  const selected = page.getByRole('button', { name: 'Selected Towing' })
  await expect(selected).toHaveAttribute('aria-pressed', 'true')
  const heading = page.getByRole('heading', { name: 'Apply: Towing' })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
  await page.getByRole('button', { name: 'Select Tire' }).click()
  await expect(page.getByRole('heading', { name: 'Apply: Tire' })).toBeFocused()
  await expect(page.getByText(/^By giving your number you agree to texts/)).toBeVisible()
  await expect(page.getByRole('button', { pressed: true })).toHaveCount(1)

  await page.getByLabel('Business name').fill('Delgado Tire & Wheel')
  await page.getByLabel('Contact name').fill('Rosa Delgado')
  await page.getByLabel('Email').fill('rosa@example.com')
  await page.getByLabel('Phone').fill('(512) 555-0143')
  await page.getByLabel('Service area').fill('I-35 from Waco to San Antonio')
  await page.getByLabel('Years of experience').selectOption('6-10 years')
  await page.getByLabel('Team size').selectOption('Just me')
  await page.getByLabel('Equipment and certifications').fill('Service truck, TIA certified')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Continue to sign-up' }).click()

  await expect(page).toHaveURL('/provider-signup?category=tire')
  await expect(page.getByLabel('Business name')).toHaveValue('Delgado Tire & Wheel')
  await expect(page.getByLabel('Owner name')).toHaveValue('Rosa Delgado')
  await expect(page.getByLabel('Email')).toHaveValue('rosa@example.com')
  await expect(page.getByLabel('Phone')).toHaveValue('(512) 555-0143')
  await page.getByLabel('Business address').fill('700 Main St, Kerrville, TX 78028')
  await goOnTo(page, 'Primary Service')
  await expect(page.getByRole('radio', { name: 'Tire' })).toBeChecked()
  await goOnTo(page, 'Service Details')
  await expect(page.getByLabel('Service area')).toHaveValue('I-35 from Waco to San Antonio')
  await expect(page.getByLabel('Years of experience')).toHaveValue('6-10')
  await expect(page.getByLabel('Team size')).toHaveValue('1')
  await expect(page.getByLabel('Equipment and certifications')).toHaveValue(
    'Service truck, TIA certified',
  )
  expect(posts).toEqual([])
})

test('the application says at each required field what is missing, the first with the focus', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Select Battery' }).click()
  const go = page.getByRole('button', { name: 'Continue to sign-up' })
  await go.click()
  const sentences = {
    'Business name': 'Business name must be at least 2 characters',
    'Contact name': 'Contact name must be at least 2 characters',
    Email: 'Invalid email address',
    Phone: 'Phone number must be at least 10 digits',
    'Service area': 'Service area is required',
  }
  for (const [label, sentence] of Object.entries(sentences))
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(new RegExp(sentence))
  await expect(page.getByLabel('Business name')).toBeFocused()
  for (const optional of ['Years of experience', 'Team size', 'Equipment'])
    await expect(page.getByLabel(optional)).not.toHaveAttribute('aria-invalid')
  await expectAccessible(page)

  await page.getByLabel('Business name').fill('Delgado Battery')
  await expect(page.getByText(sentences['Business name'])).toHaveCount(0)
  await page.getByLabel('Contact name').fill('Rosa Delgado')
  await page.getByLabel('Email').fill('rosa@')
  await go.click()
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page).toHaveURL('/')

  // What was typed is still there after a reload.
  await page.reload()
  await page.getByRole('button', { name: 'Select Battery' }).click()
  await expect(page.getByLabel('Business name')).toHaveValue('Delgado Battery')
})

test('a form that does not arrive leaves the way to the sign-up page', async ({ page }) => {
  await page.goto('/')
  await page.route('**/show-application-form-*.js', (route) => route.abort())
  await page.getByRole('button', { name: 'Select Towing' }).click()
  await expect(page.getByText('The form did not load.')).toBeVisible()
  await page.getByRole('link', { name: 'Go to the sign-up page' }).click()
  await expect(page).toHaveURL('/provider-signup?category=towing')
})

test('the landing page claims nothing that the operator has not confirmed; an admin confirms, changes and hides it', async ({
  page,
  window,
  app,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Roadcall in figures' })).toHaveCount(0)
  const admin = await app.given.admin()
  // Another one stays when this one is hidden.
  await admin.call(changeFigure, { body: { id: 'satisfaction', value: '95%', isShown: true } })
  const desk = await window(admin)
  await desk.goto('/admin-dashboard?tab=settings&section=figures')
  const figure = desk.getByLabel('Figure: active partners')
  await expect(figure).toHaveValue(/\d/)
  await expectAccessible(desk)
  await desk.getByLabel('Shown on the landing page: active partners').check()
  await figure.fill('')
  await saveBar(desk).getByRole('button', { name: 'Save' }).click()
  await expect(desk.getByText('Enter the figure, such as 95%')).toBeVisible()
  await expect(figure).toBeFocused()
  const partners = `${Math.floor(Math.random() * 1e6)} & more`
  await figure.fill(partners)
  await saveChanges(desk)
  // The server makes the page anew after the answer, not in it.
  await expect(async () => {
    await page.goto('/')
    await expect(page.getByText(partners, { exact: true })).toBeVisible({ timeout: 1_000 })
  }).toPass()

  await desk.getByLabel('Shown on the landing page: active partners').uncheck()
  await saveChanges(desk)
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Roadcall in figures' })).toBeVisible()
    await expect(page.getByText('active partners')).toHaveCount(0, { timeout: 1_000 })
  }).toPass()
  for (const [id, value] of [
    ['activePartners', '500+'],
    ['satisfaction', '95%'],
  ] as const)
    await admin.call(changeFigure, { body: { id, value, isShown: false } })
})

test('the landing page works without JavaScript and loads nothing from other hosts', async ({
  browser,
  app,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: app.baseUrl })
  const page = await context.newPage()
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(app.baseUrl)) foreign.push(request.url())
  })
  const admin = await app.given.admin()
  const claim = (isShown: boolean) =>
    admin.call(changeFigure, { body: { id: 'satisfaction', value: '95%', isShown } })
  await claim(true)
  await expect(async () => {
    await page.goto('/')
    await expect(page.getByText('customer satisfaction')).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(page.getByRole('link', { name: 'Get help now' }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Select Towing' })).toBeHidden()
  expect(foreign).toEqual([])
  await claim(false)
  await context.close()
})
