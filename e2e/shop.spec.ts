import type { Page } from '@playwright/test'
import { completeProfile } from '../contract/provider-profile.ts'
import { readOwnProvider } from '../contract/providers.ts'
import { givenPhoto } from '../server/testing/given-photo.ts'
import { goOnTo } from './application-steps.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { goTo, rail } from './rail.ts'
import { openSection, saveBar, saveChanges } from './settings.ts'

const unique = () => Math.random().toString(36).slice(2, 10)
const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000')
const next = (page: Page) => page.getByRole('button', { name: 'Next Step' })
const step = (page: Page, name: string) => page.getByRole('heading', { name, level: 2 })
const picture = async () => ({
  name: 'truck.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from(await givenPhoto()),
})

async function typeCode(page: Page, code: string) {
  await page.getByLabel('Code from the text message').fill(code)
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
}

test('a shop from the landing form to its first won job', async ({ page, window, app }) => {
  const name = unique()
  const businessName = `Delgado Tire ${name}`

  await page.goto('/')
  await page.getByRole('button', { name: 'Select Tire' }).click()
  await page.getByLabel('Business name').fill(businessName)
  await page.getByLabel('Contact name').fill('Rosa Delgado')
  await page.getByLabel('Email').fill(`${name}@example.com`)
  await page.getByLabel('Phone').fill('(830) 555-0143')
  await page.getByLabel('Service area').fill('Kerr and Gillespie County')
  await page.getByRole('button', { name: 'Continue to sign-up' }).click()

  await expect(page.getByLabel('Business name')).toHaveValue(businessName)
  await page.getByLabel('Business address').fill('700 Main St, Kerrville, TX 78028')
  await goOnTo(page, 'Primary Service')
  await expect(page.getByRole('radio', { name: 'Tire' })).toBeChecked()
  await goOnTo(page, 'Service Details')
  await page.getByLabel('Service hours').selectOption('24/7')
  await page.getByLabel('Service radius').selectOption('25')
  await goOnTo(page, 'Account Setup')
  await page.getByLabel('Username').fill(`delgado-${name}`)
  await page.locator('[name=password]').fill('mesquite-42')
  await page.getByLabel('Confirm password').fill('mesquite-42')
  await page.getByRole('button', { name: 'Apply' }).click()

  await expect(page).toHaveURL('/provider-profile-setup')
  await expect(page.getByText('2 of 6 items complete')).toBeVisible()
  await expectAccessible(page)
  await typeCode(page, await app.given.codeFor(businessName))
  await expect(page.getByText('Your phone is confirmed.', { exact: true }).first()).toBeVisible()
  await page.getByLabel('Upload a picture').setInputFiles(await picture())
  await expect(page.getByText('3 of 6 items complete')).toBeVisible()
  await next(page).click()
  await page.getByLabel('Google business profile').fill('https://g.page/delgado')
  await next(page).click()
  await page.getByText('Battery', { exact: true }).click()
  await page.getByLabel('How you charge').fill('Call-out $95')
  await next(page).click()
  await expect(page.getByRole('region', { name: /^25 miles around/ }).first()).toBeVisible()
  await expectAccessible(page)
  await next(page).click()
  await page.getByText('Tire Repair Kit', { exact: true }).click()
  await page.getByLabel('Years of experience').selectOption('3-5')
  await next(page).click()
  await page.getByLabel('Insurance', { exact: true }).fill('Progressive Commercial')
  await page.getByText('DOT', { exact: true }).click()
  await expect(page.getByText('6 of 6 items complete')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Start Earning Now' }).click()
  await expect(page.getByText('Profile completed successfully!', { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/provider-dashboard')
  await page.goto('/provider-profile-setup')
  await expect(page).toHaveURL('/provider-dashboard')

  await page.getByRole('link', { name: 'See your application' }).click()
  await expect(page).toHaveURL('/provider-application')
  await expect(page.getByText('An admin is reviewing your application').first()).toBeVisible()
  await expect(page.getByText('Complete. You can change it in Settings.')).toBeVisible()
  await expectAccessible(page)

  const desk = await window(await app.given.admin())
  await desk.goto(`/admin-dashboard?q=${name}`)
  await desk.getByRole('link', { name: /^Details/ }).click()
  await desk.getByRole('button', { name: 'Approve' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('Approved by an admin').first()).toBeVisible()
  await expect(page.getByText('You can bid.')).toBeVisible()

  await page.getByRole('link', { name: 'Go to the dashboard' }).click()
  await expect(page.getByText('Live: new requests show up right away.')).toBeVisible()
  const request = await app.given.request({
    form: { location: 'Kerrville, TX', lat: 30.0474, lng: -99.1403 },
  })
  await page.getByRole('button', { name: /^Submit Bid/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your Price').fill('185')
  await dialog.getByLabel('Estimated Arrival Time').selectOption('45 minutes')
  await dialog.getByRole('button', { name: 'Submit Bid' }).click()
  await expect(page.getByText('Bid submitted successfully!', { exact: true })).toBeVisible()

  const customer = await window()
  await customer.goto(`/bids/${request.id}?token=${request.token}`)
  const bid = customer.getByRole('listitem').filter({ hasText: businessName })
  await expect(bid.locator('img[src^="/api/provider-pictures/"]')).toBeVisible()
  await customer.getByRole('button', { name: `Accept Bid from ${businessName}` }).click()
  await customer.getByRole('dialog').getByRole('button', { name: 'Accept Bid' }).click()
  await expect(page.getByText('Your bid was accepted', { exact: true })).toBeVisible()
  await goTo(page, 'My Jobs')
  await expect(page.getByRole('link', { name: '(512) 555-0143' })).toBeVisible()
})

test('the wizard goes by keyboard, says what is wrong, keeps what was typed and can be skipped', {
  tag: '@desk',
}, async ({ window, app }) => {
  const provider = await app.given.provider({ approved: false })
  const page = await window(provider.caller)
  await page.goto('/provider-profile-setup')
  await expect(step(page, 'Profile picture')).toBeVisible()
  await page.getByLabel('Upload a picture').setInputFiles({
    name: 'notes.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('no picture at all'),
  })
  await expect(page.getByRole('alert').filter({ hasText: 'notes.jpg' })).toBeVisible()
  await next(page).press('Enter')
  await expect(step(page, 'Business profile link')).toBeFocused()

  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Google business profile')).toBeFocused()
  await page.keyboard.type('delgado.example')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Copy the link of your business from Google.')).toBeVisible()
  await expect(page.getByLabel('Google business profile')).toBeFocused()
  await page.getByLabel('Google business profile').fill('https://g.page/delgado')
  await page.keyboard.press('Enter')

  await expect(step(page, 'Services')).toBeFocused()
  await page.getByText('Tire', { exact: true }).click()
  await next(page).click()
  await expect(page.getByText('Choose at least one service.')).toBeVisible()
  await page.getByText('Towing', { exact: true }).click()
  await page.getByLabel('What you are known for').fill('Reefers, Rotators')
  await next(page).click()
  await page.getByRole('button', { name: 'Previous' }).click()
  await page.reload()
  await expect(page).toHaveURL(/step=3/)
  await expect(page.getByRole('checkbox', { name: 'Towing' })).toBeChecked()
  await expect(page.getByLabel('What you are known for')).toHaveValue('Reefers, Rotators')
  await page.goBack()
  await expect(step(page, 'Service radius and hours')).toBeVisible()

  await page.getByRole('link', { name: 'Skip for now' }).click()
  await expect(page).toHaveURL('/provider-dashboard')
  await page.goto('/provider-profile-setup?step=6')
  await page.route('**/api/provider/complete-profile', (route) => route.abort())
  await page.getByRole('button', { name: 'Start Earning Now' }).click()
  await expect(page.getByText('Failed to complete profile').first()).toBeVisible()
  await page.unroute('**/api/provider/complete-profile')
  await page.getByRole('button', { name: 'Start Earning Now' }).click()
  await expect(page).toHaveURL('/provider-dashboard')
  const own = await provider.caller.call(readOwnProvider)
  expect(own.body.services).toEqual(['towing'])

  const customer = await window(await app.given.customer())
  for (const path of ['/provider-profile-setup', '/provider-application']) {
    await customer.goto(path)
    await expect(customer.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
    await expect(customer.getByRole('link', { name: 'Login as Provider' })).toBeVisible()
  }
})

test('the public profile in the menu of a shop is the page that customers read of it', {
  tag: '@desk',
}, async ({ window, app }) => {
  const provider = await app.given.provider()
  await provider.caller.call(completeProfile, { body: {} })
  const page = await window(provider.caller)
  await page.goto('/provider-dashboard')
  await goTo(page, 'Public profile')
  await expect(page).toHaveURL(`/providers/${provider.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(provider.businessName)
  await expect(rail(page).getByRole('link', { name: 'Public profile' })).toHaveAttribute(
    'aria-current',
    'page',
  )
})

test('a wrong code, an expired one and a new one are each told', async ({ window, app }) => {
  const provider = await app.given.provider({ phoneConfirmed: false })
  const page = await window(provider.caller)
  await page.goto('/provider-dashboard')
  await expect(page.getByText('Confirm your phone to bid.')).toBeVisible()
  await expectAccessible(page)
  const code = await app.given.codeFor(provider.businessName)
  await expect(page.getByText('The code has been sent.')).toBeVisible()
  const again = page.getByRole('button', { name: 'Text another code' })
  await expect(again).toHaveAttribute('aria-disabled', 'true')

  await typeCode(page, '12')
  await expect(page.getByText('Enter the six digits of the text message.')).toBeVisible()
  await typeCode(page, wrongOf(code))
  await expect(page.getByText('That is not the code. You have 4 tries left.')).toBeVisible()
  await expect(page.getByLabel('Code from the text message')).toBeFocused()
  // A minute and ten minutes of a person's life; the server's part of it has tests of its own.
  await page.route('**/api/provider/phone', async (route) => {
    const answer = await (await route.fetch()).json()
    await route.fulfill({
      json: { ...answer, nextCodeAt: null, code: { ...answer.code, state: 'expired' } },
    })
  })
  await page.reload()
  await expect(page.getByText('The code has expired. Ask for a new one.')).toBeVisible()
  await again.click()
  await expect(page.getByText(/You can ask for another code in/)).toBeVisible()
  await page.unroute('**/api/provider/phone')

  await typeCode(page, code)
  await expect(page.getByText('Confirm your phone to bid.')).toHaveCount(0)
})

test('holidays and settings: what is closed stays away, what was told can be changed', {
  tag: '@desk',
}, async ({ window, app }) => {
  const provider = await app.given.provider({
    address: '301 W Milam St, Uvalde, TX 78801',
    radius: 25,
  })
  await app.given.request({ form: { location: 'Uvalde, TX', lat: 29.2097, lng: -99.7862 } })
  const page = await window(provider.caller)
  await page.goto('/provider-dashboard')
  await expect(page.getByRole('button', { name: /^Submit Bid/ })).toHaveCount(1)
  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  await expect(page).toHaveURL(/tab=settings/)
  await expect(page.getByRole('heading', { name: 'Service Areas' })).toBeVisible()
  await expectAccessible(page)

  await openSection(page, 'Hours')
  const holidays = page.getByRole('region', { name: 'Holidays' })
  await expect(holidays.getByText('No holidays planned')).toBeVisible()
  await holidays.getByRole('button', { name: 'Add holiday' }).click()
  await expect(holidays.getByText('Choose the first day.')).toBeVisible()
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' }).format()
  await holidays.getByLabel('First day').fill(today)
  await holidays.getByLabel('Note').fill('Family')
  await holidays.getByRole('button', { name: 'Add holiday' }).click()
  await expect(holidays.getByText('Family')).toBeVisible()
  // News may bring the row before the answer that empties the form.
  await expect(holidays.getByLabel('First day')).toHaveValue('')
  await holidays.getByLabel('First day').fill(today)
  await holidays.getByRole('button', { name: 'Add holiday' }).click()
  await expect(holidays.getByText('You are already closed on some of these days.')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Off duty' }).click()
  await expect(page.getByText('Closed today: you get no requests.')).toBeVisible()
  await page.keyboard.press('Escape')
  await goTo(page, /Available Requests/)
  await expect(page.getByText('No incoming requests')).toBeVisible()
  await goTo(page, 'Settings')
  await openSection(page, 'Hours')
  await holidays.getByRole('button', { name: /^Remove:/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove the holiday' }).click()
  await expect(holidays.getByText('No holidays planned')).toBeVisible()
  await goTo(page, /Available Requests/)
  await expect(page.getByRole('button', { name: /^Submit Bid/ })).toHaveCount(1)

  await goTo(page, 'Settings')
  const papers = await openSection(page, 'Equipment and credentials')
  await papers.getByText('Service Van', { exact: true }).click()
  await papers.getByLabel('Google business profile').fill('https://g.page/uvalde-tire')
  await expect(saveBar(page)).toContainText('2 changes not saved')
  await saveChanges(page)
  await openSection(page, 'Picture')
  await page.getByLabel('Upload a picture').setInputFiles(await picture())
  await expect(page.getByRole('button', { name: 'Remove the picture' })).toBeVisible()

  await page.goto(`/providers/${provider.id}`)
  await expect(page.getByText('Service Van')).toBeVisible()
  await expect(page.getByRole('link', { name: 'g.page/uvalde-tire' })).toBeVisible()
  await expect(page.locator('main img[src^="/api/provider-pictures/"]')).toBeVisible()
  await expectAccessible(page)

  await page.goto('/provider-dashboard?tab=settings&section=picture')
  await page.getByRole('button', { name: 'Remove the picture' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove it' }).click()
  await expect(page.getByRole('button', { name: 'Remove the picture' })).toHaveCount(0)

  const contact = await openSection(page, 'Contact')
  await contact.getByLabel('Phone').fill('(830) 555-0188')
  await saveChanges(page)
  await expect(contact.getByRole('heading', { name: 'Confirm your phone' })).toBeVisible()
})

test('two windows of one shop lose nothing: the second is shown what the first has changed', async ({
  window,
  app,
}) => {
  const shop = await app.given.provider({ radius: 75 })
  const [one, other] = [await window(shop.caller), await window(shop.caller)]
  for (const page of [one, other]) {
    await page.goto('/provider-dashboard?tab=settings&section=areas')
    await expect(page.getByLabel('Service radius')).toHaveValue('75')
  }
  await one.getByLabel('Service radius').selectOption('100')
  await saveChanges(one)
  await other.getByLabel('Service radius').selectOption('25')
  await saveBar(other).getByRole('button', { name: 'Save' }).click()
  await expect(other.getByText('Somebody else changed this to “100”')).toBeVisible()
  await expect(other.getByLabel('Service radius')).toHaveValue('25')
  await expectAccessible(other)
  await saveChanges(other)
  const own = await shop.caller.call(readOwnProvider)
  expect(own.body.serviceRadius).toBe(25)
})

test('a verified shop asks for another name, which stands when an admin has approved it', async ({
  window,
  app,
}) => {
  const shop = await app.given.provider()
  await app.given.verified(shop)
  const page = await window(shop.caller)
  await page.goto('/provider-dashboard?tab=settings&section=contact')
  const name = `${shop.businessName} of Texas`
  await page.getByLabel('Business name').fill(name)
  await saveChanges(page)
  await expect(page.getByText('Your change is waiting for approval.')).toBeVisible()
  await expect(page.getByText(`Name: ${name}`)).toBeVisible()
  await expectAccessible(page)
  const desk = await window(await app.given.admin())
  await desk.goto('/admin-dashboard?tab=approvals')
  await desk
    .getByRole('navigation', { name: 'Waiting for approval' })
    .getByRole('button', { name: shop.businessName })
    .click()
  await desk.getByRole('button', { name: `Approve the change of ${shop.businessName}` }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await expect(page.getByText('Your change is waiting for approval.')).toBeHidden()
})
