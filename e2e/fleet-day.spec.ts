import type { Page } from '@playwright/test'
import { setFleetStanding } from '../contract/admin.ts'
import { decideBid } from '../contract/bids.ts'
import { createFleetRequest, reportAsDriver } from '../contract/fleet-requests.ts'
import { addUnit } from '../contract/units.ts'
import type { Given, GivenCompany, GivenDriver } from '../server/testing/given.ts'
import { begunJob } from '../server/testing/read-answers.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { memberOf } from './member-of.ts'
import { rail } from './rail.ts'

/** What a fleet's people have before them all day: the board, and what they decide about money. */

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

async function ask({ manager }: GivenCompany, driver: GivenDriver, title: string, unitId?: string) {
  const { body } = await manager.call(createFleetRequest, {
    body: {
      driverId: driver.id,
      serviceType: 'Tire Change Service',
      title,
      description: 'Left steer tire',
      location: 'Austin, TX',
      urgency: 'urgent',
      isConfirmed: true,
      ...(unitId && { unitId }),
    },
  })
  return { id: body.id, token: '' }
}

/** A driver with a limit wants a bid above it. */
async function wants(given: Given, driver: GivenDriver, request: { id: string; token: string }) {
  const provider = await given.provider()
  const bid = await given.bid(provider, request, { price: '570.00' })
  await driver.caller.call(decideBid, { params: { id: bid.id }, body: { status: 'accepted' } })
  return { provider, bid }
}

/** A fleet of forty trucks with a busy day: one approval, one problem, the others open. */
async function fortyUnits(given: Given) {
  const company = await given.company()
  await (await given.admin()).call(setFleetStanding, {
    params: { id: company.id },
    body: { status: 'active' },
  })
  // How many rows are in sight goes by how wide a name is drawn.
  const driver = await given.fleetDriver(company, {
    spendingLimit: '200',
    fullName: 'Marcellus Vandersloot',
  })
  const units: string[] = []
  for (let number = 100; number < 140; number++) {
    const unit = await company.manager.call(addUnit, {
      body: { kind: 'truck', unitNumber: `T-${number}`, make: 'Freightliner' },
    })
    units.push(unit.body.id)
  }
  for (const unit of units.slice(0, 22))
    await ask(company, driver, 'Blown drive tire on the left side', unit)
  const trouble = await ask(company, driver, 'Wrong tire size', units[30])
  const provider = await given.provider()
  const bid = await given.bid(provider, trouble, { price: '185.00' })
  begunJob(
    (
      await company.manager.call(decideBid, {
        params: { id: bid.id },
        body: { status: 'accepted' },
      })
    ).body,
  )
  await driver.caller.call(reportAsDriver, {
    params: { id: trouble.id },
    body: { kind: 'problem', note: 'Moved to exit 230' },
  })
  await wants(given, driver, await ask(company, driver, 'Needs a tow', units[31]))
  return company
}

/** The rows that stand in the window whole. */
const rowsInSight = (page: Page) =>
  page.locator('[data-request]').evaluateAll(
    (rows) =>
      rows.filter((row) => {
        const { top, bottom } = row.getBoundingClientRect()
        return top >= 0 && bottom <= window.innerHeight
      }).length,
  )

test('at a desk the board opens on what needs somebody now, with fifteen trucks in sight', {
  tag: '@desk',
}, async ({ window, app }) => {
  const company = await fortyUnits(app.given)
  const desk = await window(company.manager)
  await desk.goto('/business-dashboard')
  await expect(rail(desk).getByRole('link', { name: /^Service Requests/ })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(desk.locator('[data-request]')).toHaveCount(24)
  const line = (at: number) => desk.locator('[data-request]').nth(at)
  await expect(line(0)).toContainText('Needs approval')
  await expect(line(1)).toContainText('Driver reports a problem')
  await expect(line(1)).toContainText('Moved to exit 230')
  await expect(line(2)).toContainText('Open')
  expect(await rowsInSight(desk)).toBeGreaterThanOrEqual(15)
  // On a smaller desk a title takes a second line before its town is cut.
  await desk.setViewportSize({ width: 1280, height: 900 })
  const cut = await desk
    .getByRole('rowheader')
    .getByRole('link')
    .evaluateAll((links) =>
      links.flatMap(({ firstElementChild: title }) =>
        title && title.scrollWidth > title.clientWidth ? [title.textContent] : [],
      ),
    )
  expect(cut).toEqual([])
  await expect(desk.getByRole('radio', { name: 'Needs you now 2' })).toBeVisible()
  // The rail counts the same.
  await expect(rail(desk).getByRole('link', { name: /^Service Requests/ })).toContainText('2')
  await expect(desk.getByText('24 requests · $185.00')).toBeVisible()
  await expectAccessible(desk)

  await desk.locator('label').filter({ hasText: 'Needs you now' }).click()
  await expect(desk.locator('[data-request]')).toHaveCount(2)
  await expect(desk.getByText('2 requests · $185.00')).toBeVisible()
  await row(desk, 'Wrong tire size').getByRole('link').click()
  await desk.getByRole('link', { name: 'Back to the board' }).click()
  await expect(desk.getByRole('radio', { name: /^Needs you now/ })).toBeChecked()
  await expect(desk.locator('[data-request]')).toHaveCount(2)
})

test('on a phone the first truck that needs somebody stands on the first screen', async ({
  window,
  app,
}) => {
  const company = await fortyUnits(app.given)
  const phone = await window(company.manager)
  await phone.goto('/business-dashboard')
  const first = phone.locator('[data-request]').first()
  await expect(first).toContainText('Needs approval')
  await expect(first.getByText('Needs approval')).toBeInViewport()
  const overflow = await phone.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
  await expectAccessible(phone)
})

test('a problem that the driver reports is settled with a word, and the driver reads it', async ({
  window,
  app,
}) => {
  const company = await app.given.company()
  const driver = await app.given.fleetDriver(company)
  const request = await app.given.request({ as: driver.caller })
  await app.given.job({ request })
  await driver.caller.call(reportAsDriver, {
    params: { id: request.id },
    body: { kind: 'problem', note: 'Wrong tire size' },
  })
  const [desk, phone] = [await window(company.manager), await window(driver.caller)]
  await phone.goto('/driver-portal')
  await expect(phone.getByText('You reported a problem.')).toBeVisible()
  await desk.goto(`/fleet-bids/${request.id}`)
  const problem = desk.getByRole('region', { name: 'The driver reports a problem' })
  await expect(problem).toContainText('Wrong tire size')
  await problem.getByRole('button', { name: 'Settle this' }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Settle and tell them' }).click()
  await expect(dialog.getByText('Say in a few words how it was settled.')).toBeVisible()
  await expectAccessible(desk)
  await dialog.getByLabel('How was it settled?').fill('Another truck brings the right tire')
  await dialog.getByRole('button', { name: 'Settle and tell them' }).click()
  await expect(problem).toBeHidden()
  await expect(desk.getByRole('list', { name: 'What happened' })).toContainText(
    'Fleet settled the problem',
  )
  await expect(
    phone.getByText('Your fleet says it is settled: “Another truck brings the right tire”'),
  ).toBeVisible()
})

test('two managers at work at once: nothing is lost, and both names stand in the history', {
  tag: '@desk',
}, async ({ window, app }) => {
  const company = await app.given.company()
  const driver = await app.given.fleetDriver(company, { spendingLimit: '200' })
  const vera = await memberOf(app, company, 'manager')
  const [one, two] = [
    await ask(company, driver, 'Blown drive tire'),
    await ask(company, driver, 'Blown trailer tire'),
  ]
  const [dear, dearer] = [await wants(app.given, driver, one), await wants(app.given, driver, two)]
  const [desk, other] = [await window(company.manager), await window(vera)]
  await desk.goto(`/fleet-bids/${one.id}`)
  await other.goto(`/fleet-bids/${two.id}`)
  const approval = (page: Page) => page.getByRole('region', { name: 'Needs your approval' })
  await expect(approval(desk)).toContainText('$570.00, above the limit of $200.00')

  // While the one decides, the other changes the limit and turns the second one down.
  const limits = await window(vera)
  await limits.goto('/business-dashboard?tab=drivers')
  await limits.getByRole('button', { name: `View Details of ${driver.fullName}` }).click()
  const dialog = limits.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Edit' }).click()
  // Still below both prices: a limit above them would free what waits.
  await dialog.getByLabel('Spending limit').fill('560')
  await Promise.all([
    approval(desk).getByRole('button', { name: 'Approve' }).click(),
    approval(other).getByRole('button', { name: 'Reject' }).click(),
    dialog.getByRole('button', { name: 'Save' }).click(),
  ])
  await desk.getByRole('dialog').getByRole('button', { name: 'Approve Provider' }).click()
  await other.getByLabel('Why not?').fill('The yard sends its own truck')
  await other.getByRole('dialog').getByRole('button', { name: 'Reject', exact: true }).click()
  const history = (page: Page) => page.getByRole('list', { name: 'What happened' })
  await expect(history(desk)).toContainText(
    `${dear.provider.businessName} for $570.00. Above the driver’s limit of $200.00. By Robin Sample.`,
  )
  await expect(history(other)).toContainText(
    `${dearer.provider.businessName} for $570.00. Above the driver’s limit of $200.00. By Vera Night.`,
  )
  await expect(history(other)).toContainText('The yard sends its own truck')
  const atTruck = await window(driver.caller)
  await atTruck.goto('/driver-portal')
  await expect(atTruck.getByText('The yard sends its own truck')).toBeVisible()
  // Each reads of the other's decision too.
  await desk.goto(`/fleet-bids/${two.id}`)
  await expect(history(desk)).toContainText('By Vera Night.')
  await desk.goto('/business-dashboard?tab=drivers')
  await desk.getByRole('button', { name: `View Details of ${driver.fullName}` }).click()
  await expect(desk.getByRole('dialog')).toContainText('From $200.00 to $560.00')
  await expect(desk.getByRole('dialog')).toContainText('by Vera Night')
  await expectAccessible(desk)
})

test('what a driver asks for is turned down alone: the bid stays, and the driver reads why', {
  tag: '@desk',
}, async ({ window, app }) => {
  const company = await app.given.company()
  const driver = await app.given.fleetDriver(company, { spendingLimit: '200' })
  const request = await ask(company, driver, 'Blown drive tire')
  const { provider } = await wants(app.given, driver, request)
  const [desk, phone] = [await window(company.manager), await window(driver.caller)]
  await phone.goto('/driver-portal')
  await expect(phone.getByText('Waiting for your fleet’s approval', { exact: true })).toBeVisible()
  await desk.goto(`/fleet-bids/${request.id}`)
  const approval = desk.getByRole('region', { name: 'Needs your approval' })
  await approval.getByRole('button', { name: 'Not this one: keep the bid' }).click()
  const dialog = desk.getByRole('dialog')
  await expect(dialog).toContainText('The provider is not told: the bid stays open')
  await expectAccessible(desk)
  await dialog.getByLabel('Why not?').fill('Ask the shop in town first')
  await dialog.getByRole('button', { name: 'Not this one' }).click()
  await expect(approval).toBeHidden()
  await expect(
    desk.getByRole('button', { name: `Approve Provider ${provider.businessName}` }),
  ).toBeEnabled()
  await expect(desk.getByRole('list', { name: 'What happened' })).toContainText('Fleet said no')
  await expect(phone.getByText(`Your fleet said no to ${provider.businessName}`)).toBeVisible()
  await expect(phone.getByText('Ask the shop in town first')).toBeVisible()
  await expect(
    phone.getByRole('button', { name: `Ask for approval of ${provider.businessName}` }),
  ).toBeEnabled()
})
