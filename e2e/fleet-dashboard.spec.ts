import type { Locator, Page } from '@playwright/test'
import { decideBid } from '../contract/bids.ts'
import { createFleetRequest } from '../contract/fleet-requests.ts'
import { advanceJob, confirmJob, providerSteps } from '../contract/jobs.ts'
import type { GivenCompany, GivenDriver } from '../server/testing/given.ts'
import { begunJob } from '../server/testing/read-answers.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { memberOf } from './member-of.ts'
import { goTo } from './rail.ts'

test.use({ drawsRoads: true })

const unique = () => Math.random().toString(36).slice(2, 8)
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

async function ask(
  { manager }: GivenCompany,
  driver: GivenDriver,
  title: string,
  more: Record<string, unknown> = {},
) {
  const answer = await manager.call(createFleetRequest, {
    body: {
      driverId: driver.id,
      serviceType: 'Tire Change Service',
      title,
      description: 'Left steer tire',
      location: 'Austin, TX',
      lat: 30.2699,
      lng: -97.7412,
      urgency: 'urgent',
      ...more,
    },
  })
  expect(answer.body).toHaveProperty('id')
  return { id: answer.body.id, token: '' }
}

/** Is it longer than its room, or than the room of its cell? */
const isCut = (words: Locator) =>
  words.evaluate((element) =>
    [element, element.closest('td')].some(
      (box) => box !== null && box.scrollWidth > box.clientWidth && box.clientWidth > 0,
    ),
  )

test('a driver is added with the rules of the specification, edited, sent away and taken back', {
  tag: '@desk',
}, async ({ window, app }) => {
  const company = await app.given.company()
  const other = await app.given.fleetDriver(company)
  const desk = await window(company.manager)
  const username = `ana-${unique()}`
  await desk.goto('/business-dashboard')
  await desk.getByRole('button', { name: 'Add Driver' }).click()
  const dialog = desk.getByRole('dialog')
  await expect(dialog.getByText('Minimum 6 characters')).toBeVisible()
  await dialog.getByRole('button', { name: 'Add Driver' }).click()
  for (const sentence of [
    'Full name is required',
    'Phone number must be at least 10 digits',
    'Username must be at least 3 characters',
    'Password must be at least 6 characters',
  ])
    await expect(dialog.getByText(sentence)).toBeVisible()
  await expect(dialog.getByLabel('Full name')).toBeFocused()
  await expectAccessible(desk)
  await dialog.getByLabel('Full name').fill('A')
  await expect(dialog.getByText('Full name must be at least 2 characters')).toBeVisible()
  await dialog.getByLabel('Full name').fill('Ana-Lucía Featherstonehaugh-Cholmondeley')
  await dialog.getByLabel('Phone').fill('(512) 555-0143')
  await dialog.getByLabel('Username').fill(other.username)
  await dialog.locator('[name=password]').fill('first-pass-9')
  await dialog.getByLabel('Spending limit').fill('750')
  await dialog.getByRole('button', { name: 'Add Driver' }).click()
  await expect(dialog.getByText('This username is already registered.')).toBeVisible()
  await expect(dialog.getByLabel('Username')).toBeFocused()
  await dialog.getByLabel('Username').fill(username)
  await desk.route('**/api/drivers', (route) => route.abort())
  await dialog.getByRole('button', { name: 'Add Driver' }).click()
  await expect(dialog.getByText('Failed to create driver')).toBeVisible()
  await desk.unroute('**/api/drivers')
  await dialog.getByRole('button', { name: 'Add Driver' }).click()
  await expect(row(desk, username)).toContainText('Available')
  await expect(row(desk, username)).toContainText('$750.00')
  const end = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().right)
  // The table is no wider than what stands above it.
  const addAnother = desk.getByRole('button', { name: 'Add Driver' })
  expect(await end(desk.getByRole('table'))).toBeLessThanOrEqual(await end(addAnother))
  await expectAccessible(desk)

  await row(desk, username)
    .getByRole('button', { name: /View Details/ })
    .click()
  await expectAccessible(desk)
  await expect(dialog).toContainText('No requests yet.')
  await dialog.getByRole('button', { name: 'Edit' }).click()
  await dialog.getByLabel('Vehicle information').fill('2021 Kenworth T680')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(row(desk, username)).toContainText('2021 Kenworth T680')

  await row(desk, username)
    .getByRole('button', { name: /View Details/ })
    .click()
  await dialog.getByRole('button', { name: 'Deactivate' }).click()
  await dialog.getByRole('button', { name: 'Deactivate the driver' }).click()
  await expect(row(desk, username)).toHaveCount(0)
  await desk.getByLabel('Status', { exact: true }).selectOption('Deactivated')
  await expect(row(desk, username)).toContainText('Deactivated')
  await desk.reload()
  await expect(desk.getByRole('rowheader')).toHaveCount(1)
  await row(desk, username)
    .getByRole('button', { name: /View Details/ })
    .click()
  await dialog.getByRole('button', { name: 'Reactivate' }).click()
  await dialog.getByRole('button', { name: 'Reactivate the driver' }).click()
  await desk.getByLabel('Status', { exact: true }).selectOption('Available')
  await expect(row(desk, username)).toContainText('Available')

  await ask(company, other, 'Blown tire')
  await desk.getByLabel('Status', { exact: true }).selectOption('Needs help')
  await row(desk, other.username)
    .getByRole('button', { name: /View Details/ })
    .click()
  await dialog.getByRole('button', { name: 'Deactivate' }).click()
  await expect(dialog.getByText(/^This driver is waiting for help/)).toBeVisible()
})

test('the board follows a request by itself, and its filters survive a reload', {
  tag: '@desk',
}, async ({ window, app }) => {
  const company = await app.given.company()
  const [ana, ben] = [await app.given.fleetDriver(company), await app.given.fleetDriver(company)]
  const desk = await window(company.manager)
  await desk.goto('/business-dashboard?tab=requests')
  await expect(desk.getByText('No requests yet')).toBeVisible()
  await expect(desk.getByText('Live', { exact: true }).first()).toBeVisible()
  await expectAccessible(desk)

  const title = `Steer tire ${unique()}`
  const request = await ask(company, ana, title, { poNumber: '4711' })
  await expect(row(desk, title)).toContainText('Open')
  await expect(row(desk, title)).toContainText('No bids yet')
  await expect(row(desk, title)).toContainText('PO 4711')
  await expect(row(desk, title)).toContainText(ana.fullName)

  const provider = await app.given.provider()
  const bid = await app.given.bid(provider, request, { price: '285.00' })
  await expect(row(desk, title)).toContainText('1 bid')
  await expect(row(desk, title)).toContainText('$285.00')
  await company.manager.call(decideBid, {
    params: { id: bid.id },
    body: { status: 'accepted' },
  })
  await expect(row(desk, title)).toContainText('Assigned')
  await expect(row(desk, title)).toContainText(provider.businessName)
  await expect(row(desk, title)).toContainText('promised by')
  for (const name of [ana.fullName, provider.businessName])
    expect(await isCut(row(desk, title).getByText(name))).toBe(false)
  await expectAccessible(desk)

  const second = `Flat on the yard ${unique()}`
  await ask(company, ben, second)
  await expect(row(desk, second)).toBeVisible()
  const chip = (name: string) => desk.locator('label').filter({ hasText: name })
  await chip('In progress').click()
  await expect(row(desk, second)).toHaveCount(0)
  await expect(row(desk, title)).toBeVisible()
  await desk.reload()
  await expect(desk.getByRole('radio', { name: 'In progress' })).toBeChecked()
  await expect(row(desk, title)).toBeVisible()
  await expect(row(desk, second)).toHaveCount(0)

  // The list and the map of its trucks beside each other; both under a name, to come back to.
  await desk.getByRole('button', { name: 'Show map' }).click()
  const map = desk.getByRole('region', { name: 'Trucks that need help' })
  await expect(map.getByRole('button', { name: new RegExp(ana.fullName) })).toBeVisible()
  await expectAccessible(desk)
  await desk.getByRole('button', { name: 'Save this view' }).click()
  await desk.getByRole('dialog').getByLabel('Name').fill('On the road')
  await desk.getByRole('dialog').getByRole('button', { name: 'Save this view' }).click()
  await desk.getByRole('button', { name: 'Hide map' }).click()
  await chip('All').click()
  await expect(row(desk, second)).toBeVisible()
  const view = desk.getByRole('link', { name: 'On the road' })
  await view.click()
  await expect(view).toHaveAttribute('aria-current', 'page')
  await expect(map).toBeVisible()
  await expect(row(desk, second)).toHaveCount(0)
  await desk.getByRole('button', { name: 'Hide map' }).click()
  await desk.getByRole('button', { name: 'Remove the view On the road' }).click()
  await expect(view).toHaveCount(0)

  await chip('All').click()
  await desk.getByLabel('Search requests').fill('yard')
  await expect(row(desk, title)).toHaveCount(0)
  await expect(row(desk, second)).toBeVisible()
  const [file] = await Promise.all([
    desk.waitForEvent('download'),
    desk.getByRole('link', { name: 'Export CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/\.csv$/)
  await desk.getByLabel('Search requests').fill('nothing like this')
  await expect(desk.getByText('No requests match the filters')).toBeVisible()
  await desk.getByRole('button', { name: 'Clear filters' }).click()
  await desk.getByRole('button', { name: /More filters/ }).click()
  await desk.getByRole('combobox', { name: 'Driver', exact: true }).fill(ana.fullName)
  await desk.getByRole('option', { name: ana.fullName }).click()
  await expect(row(desk, second)).toHaveCount(0)
  await desk.reload()
  await expect(desk.getByLabel('Driver', { exact: true })).toHaveValue(ana.fullName)
  await expect(row(desk, second)).toHaveCount(0)
  await row(desk, title).getByRole('link').click()
  await expect(desk).toHaveURL(`/fleet-bids/${request.id}`)
  await desk.getByRole('link', { name: 'Back to the board' }).click()
  await expect(desk.getByLabel('Driver', { exact: true })).toHaveValue(ana.fullName)
  await expect(row(desk, second)).toHaveCount(0)
})

test('units are added, changed and retired; figures, people and providers have their tabs', {
  tag: '@desk',
}, async ({ window, app }) => {
  const company = await app.given.company()
  const driver = await app.given.fleetDriver(company)
  const desk = await window(company.manager)
  const dialog = desk.getByRole('dialog')
  await desk.goto('/business-dashboard?tab=units')
  await desk.getByRole('button', { name: 'Add Unit' }).click()
  await dialog.getByRole('button', { name: 'Add Unit' }).click()
  await expect(dialog.getByText('Unit number is required')).toBeVisible()
  await dialog.getByLabel('Unit number').fill('T-118')
  await dialog.getByLabel('VIN').fill('1XKYD49X0MJ44511')
  await dialog.getByRole('button', { name: 'Add Unit' }).click()
  await expect(dialog.getByLabel('VIN')).toBeFocused()
  await dialog.getByLabel('VIN').fill('1M8GDM9AXKP042788')
  await expect(dialog.getByText('Model year by the VIN: 2019 or 1989.')).toBeVisible()
  await expectAccessible(desk)
  await dialog.getByRole('button', { name: 'Fill in 2019' }).click()
  await expect(dialog.getByLabel('Year')).toHaveValue('2019')
  await expect(dialog.getByLabel('Year')).toBeFocused()
  await expect(dialog.getByRole('button', { name: 'Fill in 1989' })).toHaveCount(0)
  await dialog.getByLabel('VIN').fill('')
  await dialog.getByLabel('Usual driver').fill(driver.fullName)
  await dialog.getByRole('option', { name: driver.fullName }).click()
  await expectAccessible(desk)
  await dialog.getByRole('button', { name: 'Add Unit' }).click()
  await expect(row(desk, 'T-118')).toContainText(driver.fullName)
  await desk.getByRole('button', { name: 'Add Unit' }).click()
  await dialog.getByLabel('Unit number').fill('t-118')
  await dialog.getByRole('button', { name: 'Add Unit' }).click()
  await expect(dialog.getByText('Another unit in your fleet has this number.')).toBeVisible()
  await expect(dialog.getByLabel('Unit number')).toBeFocused()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await desk.getByRole('button', { name: 'Edit unit T-118' }).click()
  await dialog.getByLabel('Tire sizes').fill('295/75R22.5')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(row(desk, 'T-118')).toContainText('295/75R22.5')
  await expectAccessible(desk)
  await desk.getByRole('button', { name: 'Retire unit T-118' }).click()
  await dialog.getByRole('button', { name: 'Retire the unit' }).click()
  await expect(desk.getByText('No units yet')).toBeVisible()

  await goTo(desk, 'Fleet Overview')
  await expect(desk.getByText('Total Drivers')).toBeVisible()
  await expect(desk.getByText('No closed jobs yet')).toBeVisible()
  await expectAccessible(desk)
  await goTo(desk, 'Providers')
  await expect(desk.getByText('No providers yet')).toBeVisible()
  await expectAccessible(desk)
  await goTo(desk, 'People')
  await expect(desk.getByText('No pending invitations.')).toBeVisible()
  await expect(desk.getByRole('button', { name: /^Remove/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await expectAccessible(desk)

  // A whole job, so that there is something to count and somebody to prefer.
  const { manager } = company
  const provider = await app.given.provider()
  const request = await ask(company, driver, `Counted ${unique()}`)
  const bid = await app.given.bid(provider, request, { price: '285.50' })
  const accepted = await manager.call(decideBid, {
    params: { id: bid.id },
    body: { status: 'accepted' },
  })
  const params = { id: begunJob(accepted.body) }
  for (const step of providerSteps)
    await provider.caller.call(advanceJob, { params, body: { step } })
  await manager.call(confirmJob, { params })

  await goTo(desk, 'Fleet Overview')
  const byDriver = desk.getByRole('table', { name: 'By driver' })
  await expect(byDriver.getByRole('row').filter({ hasText: driver.fullName })).toContainText(
    '$285.50',
  )
  for (const name of ['By service', 'By provider', 'By unit'])
    await expect(desk.getByRole('table', { name })).toContainText('$285.50')
  await desk.locator('label').filter({ hasText: 'Last month' }).click()
  await expect(desk.getByText('No closed jobs in this period')).toBeVisible()
  await desk.locator('label').filter({ hasText: 'This month' }).click()
  await expect(byDriver).toContainText('$285.50')
  await desk.getByLabel('Time zone').selectOption('America/Phoenix')
  await expect(desk.getByLabel('Time zone')).toHaveValue('America/Phoenix')
  // The columns are for eyes; the same numbers stand in a table: of a fleet that has yet to spend, this month alone.
  await expect(desk.getByRole('table', { name: 'Spend by month' }).getByRole('row')).toHaveCount(2)
  await expectAccessible(desk)
  await goTo(desk, 'Providers')
  await desk.getByRole('button', { name: `Prefer ${provider.businessName}` }).click()
  await expect(row(desk, provider.businessName)).toContainText('Preferred')
  await desk.getByRole('button', { name: `Block ${provider.businessName}`, exact: true }).click()
  await dialog.getByRole('button', { name: 'Block the provider' }).click()
  await expect(row(desk, provider.businessName)).toContainText('Blocked')
  await expectAccessible(desk)
})

test('a viewer sees everything and changes nothing, and is told why', { tag: '@desk' }, async ({
  window,
  app,
}) => {
  const company = await app.given.company()
  const driver = await app.given.fleetDriver(company)
  const viewer = await memberOf(app, company, 'viewer')
  const page = await window(viewer)
  await page.goto('/business-dashboard')
  await expect(page.getByText('Viewer', { exact: true })).toBeVisible()
  await expect(row(page, driver.fullName)).toBeVisible()
  const refusal = 'Only a manager or dispatcher of the fleet can do this.'
  for (const name of ['Add Driver', 'Import CSV', `Request Service for ${driver.fullName}`]) {
    const button = page.getByRole('button', { name, exact: true })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveAccessibleDescription(refusal)
  }
  await page.getByRole('button', { name: 'Add Driver' }).press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await goTo(page, 'Units')
  await expect(page.getByRole('button', { name: 'Add Unit' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await goTo(page, 'People')
  const invite = page.getByRole('button', { name: 'Invite' })
  await expect(invite).toHaveAttribute('aria-disabled', 'true')
  await expect(invite).toHaveAccessibleDescription('Only a manager of the fleet can do this.')
  await expectAccessible(page)
})

test('a manager makes a dispatcher of a viewer, who notices; nobody else gets in', {
  tag: '@desk',
}, async ({ window, app }) => {
  const company = await app.given.company()
  await memberOf(app, company, 'viewer')
  const desk = await window(company.manager)
  await desk.goto('/business-dashboard?tab=people')
  // Choosing asks first: an arrow key on the focused list would choose too.
  const roleOf = desk.getByLabel('Role of Vera Night')
  await roleOf.selectOption('Dispatcher')
  await desk.getByRole('button', { name: 'Keep the role' }).click()
  await expect(roleOf).toHaveValue('viewer')
  await roleOf.selectOption('Dispatcher')
  await expectAccessible(desk)
  await desk.getByRole('button', { name: 'Change the role' }).click()
  await expect(desk.getByText('Role changed.', { exact: true })).toBeVisible()
  await desk.getByRole('button', { name: 'Remove Vera Night' }).click()
  await desk.getByRole('button', { name: 'Remove from the fleet' }).click()
  await expect(row(desk, 'Vera Night')).toHaveCount(0)

  const stranger = await window(await app.given.customer())
  await stranger.goto('/business-dashboard')
  await expect(
    stranger.getByRole('heading', { name: 'Access denied. Business customers only.' }),
  ).toBeVisible()
})

test('a list that does not load says so and tries again', { tag: '@desk' }, async ({
  window,
  app,
}) => {
  const desk = await window(await app.given.manager())
  await desk.route(/\/api\/drivers/, (route) => route.abort())
  await desk.goto('/business-dashboard')
  await expect(desk.getByText('The drivers did not load')).toBeVisible()
  await expectAccessible(desk)
  const again = desk.waitForRequest(/\/api\/drivers/)
  await desk.getByRole('button', { name: 'Retry' }).click()
  await again
  // What failed is read again by itself too: from here on the button may be gone at any moment.
  await desk.unroute(/\/api\/drivers/)
  await expect(desk.getByText('No drivers yet')).toBeVisible({ timeout: 20_000 })
})

test('a phone shows twelve rows of a long list, and the others at a press that goes on with the next one', async ({
  window,
  app,
}) => {
  const company = await app.given.company()
  // One after the other: all at once each would wait for the company, with a connection in its hand.
  for (let driver = 0; driver < 14; driver++) await app.given.fleetDriver(company)
  const phone = await window(company.manager)
  await phone.goto('/business-dashboard?tab=drivers')
  const rows = phone.getByRole('table').locator('tbody').getByRole('row')
  await expect(rows).toHaveCount(12)
  await phone.getByRole('button', { name: 'Show 2 more' }).press('Enter')
  await expect(rows).toHaveCount(14)
  await expect(rows.nth(12).locator(':focus')).toBeAttached()
})
