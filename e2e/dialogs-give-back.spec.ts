import type { Locator, Page } from '@playwright/test'
import { inviteMember } from '../contract/fleets.ts'
import { addUnit } from '../contract/units.ts'
import type { Given } from '../server/testing/given.ts'
import { expect, test } from './fixtures.ts'

const dialogOf = (page: Page) => page.getByRole('dialog')

/** By keys: it has the focus, and Enter presses it. */
async function press(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeEnabled()
  await control.focus()
  await page.keyboard.press('Enter')
}

async function leave(page: Page): Promise<void> {
  // It listens for keys once it has the focus.
  await expect(dialogOf(page).locator(':focus')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toHaveCount(0)
}

/** A fleet's manager before a tab that has something of everything. */
async function aFleet(given: Given) {
  const company = await given.company()
  const { manager } = company
  const drivers = [await given.fleetDriver(company), await given.fleetDriver(company)]
  await manager.call(inviteMember, { body: { email: 'sam@example.com', role: 'viewer' } })
  for (const unitNumber of ['T-77', 'T-78'])
    await manager.call(addUnit, { body: { kind: 'truck', unitNumber } })
  const [first, second] = drivers.map(({ fullName }) => fullName).toSorted()
  return { manager, first: first ?? '', second: second ?? '' }
}

const tab = (name: string) => `/business-dashboard?tab=${name}`

test('a dialog of a fleet’s desk that is left gives the focus back to what opened it, also through another dialog', async ({
  app,
  window,
}) => {
  test.slow()
  const { manager, first } = await aFleet(app.given)
  const page = await window(manager)
  const details = `View Details of ${first}`
  const openers: Record<string, string[]> = {
    people: ['Invite', 'Revoke the invitation for sam@example.com'],
    units: ['Add Unit', 'Import CSV', 'Edit unit T-77', 'Retire unit T-77'],
    money: ['Apply for fleet terms'],
    drivers: ['Add Driver', 'Import CSV', details],
  }
  for (const [name, buttons] of Object.entries(openers)) {
    await page.goto(tab(name))
    for (const button of buttons) {
      const opener = page.locator('main').getByRole('button', { name: button, exact: true })
      await press(page, opener)
      await leave(page)
      await expect(opener).toBeFocused()
    }
  }
  const opener = page.getByRole('button', { name: details })
  for (const deed of ['Edit', 'New sign-in code', 'Deactivate']) {
    await press(page, opener)
    await press(page, dialogOf(page).getByRole('button', { name: deed, exact: true }))
    await expect(dialogOf(page).getByRole('heading', { name: first, exact: true })).toHaveCount(0)
    await leave(page)
    await expect(opener).toBeFocused()
  }
})

test('where the deed of a dialog takes away what opened it, the row around it has the focus, or the next, or the heading above', async ({
  app,
  window,
}) => {
  test.slow()
  const { manager, first, second } = await aFleet(app.given)
  const shop = await app.given.provider()
  const page = await window(manager)
  const row = (name: string) => page.getByRole('row').filter({ hasText: name })
  const confirm = async (name: string | RegExp) => {
    await press(page, dialogOf(page).getByRole('button', { name }))
    await expect(dialogOf(page)).toHaveCount(0)
  }

  await page.goto(tab('units'))
  await press(page, page.getByRole('button', { name: 'Retire unit T-77' }))
  await confirm(/^Retire/)
  await expect(row('T-78')).toBeFocused()

  await page.goto(tab('drivers'))
  await press(page, page.getByRole('button', { name: `View Details of ${first}` }))
  await press(page, dialogOf(page).getByRole('button', { name: 'Deactivate' }))
  await expect(dialogOf(page).getByRole('button', { name: 'Edit', exact: true })).toHaveCount(0)
  await confirm(/^Deactivate/)
  await expect(row(second)).toBeFocused()

  await page.goto(tab('people'))
  await press(page, page.getByRole('button', { name: /^Revoke/ }))
  await confirm(/^Revoke/)
  await expect(page.getByRole('heading', { name: 'Invitations' })).toBeFocused()

  await page.goto(`${tab('providers')}&q=${encodeURIComponent(shop.businessName)}`)
  await press(page, page.getByRole('button', { name: `Block ${shop.businessName}` }))
  await confirm(/^Block/)
  await expect(row(shop.businessName)).toBeFocused()
})

test('Back on an Android phone closes the dialog and not the page', async ({ app, window }) => {
  const { manager } = await aFleet(app.given)
  const page = await window(manager)
  await page.goto(tab('units'))
  const opener = page.locator('main').getByRole('button', { name: 'Add Unit', exact: true })
  await press(page, opener)
  await expect(dialogOf(page).locator(':focus')).toBeVisible()
  // What a phone does on Back, a desk's browser does on an Escape that nobody has taken.
  await page.evaluate(() =>
    addEventListener('keydown', (event) => event.stopImmediatePropagation(), { capture: true }),
  )
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(opener).toBeFocused()
})
