import type { Locator, Page } from '@playwright/test'
import { advanceJob, listOwnJobs } from '../contract/jobs.ts'
import { settings } from '../contract/settings.ts'
import { importUnits } from '../contract/units.ts'
import type { Caller } from '../server/testing/caller.ts'
import { readByLink } from '../server/testing/read-answers.ts'
import { asked } from './asked.ts'
import { expect, test } from './fixtures.ts'
import { towns } from './towns.ts'

/** More than any page here has to stop at. */
const stopsAtMost = 80

/** Whoever has no mouse presses Tab until the control has the focus; on the way the focus is never nowhere. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  // Neither hidden nor busy with the press before.
  await expect(control).toBeEnabled()
  for (let stop = 0; stop < stopsAtMost; stop++) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${control}`)
}

async function press(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control)
  await page.keyboard.press('Enter')
}

async function write(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.type(text)
}

/** One of a group of radio buttons, by the arrows from where Tab has stopped. */
async function choose(page: Page, group: Locator, name: RegExp): Promise<void> {
  const radios = group.getByRole('radio')
  await tabTo(page, radios.first())
  await page.keyboard.press('Space')
  const wanted = group.getByRole('radio', { name })
  for (let at = await radios.count(); at > 0 && !(await wanted.isChecked()); at--)
    await page.keyboard.press('ArrowDown')
  await expect(wanted).toBeChecked()
}

/** After a deed the focus stands somewhere in what is shown: who reads by ear or by keys goes on from there. */
const expectFocusKept = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.tagName ?? 'BODY')).not.toBe('BODY')

/** Opens a dialog, leaves it by Escape, which gives the focus back, and opens it again from there. */
async function openTwice(page: Page, opener: Locator): Promise<Locator> {
  const dialog = page.getByRole('dialog')
  await press(page, opener)
  // It listens for keys once it has the focus.
  await expect(dialog.locator(':focus')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  return dialog
}

async function doTheWork(shop: Caller): Promise<void> {
  const [job] = (await shop.call(listOwnJobs)).body
  if (!job) throw new Error('there is no job')
  for (const step of ['start', 'arrive', 'work', 'finish'] as const)
    await shop.call(advanceJob, { params: { id: job.id }, body: { step } })
}

test('by keys alone somebody asks for help, compares, accepts, and confirms', async ({
  page,
  app,
}) => {
  const { given } = app
  await page.goto('/request-service')
  await choose(page, page.getByRole('radiogroup', { name: 'Are you safe where you are?' }), /^Yes/)
  const goOn = async () => {
    await press(page, page.getByRole('button', { name: 'Next', exact: true }))
    // The next question begins at its heading; a key before that would be lost.
    await expect(page.locator('h2:focus')).toBeVisible()
  }
  await goOn()
  await write(page, page.getByLabel('Current location'), 'Waco, TX')
  await page.keyboard.press('Escape')
  await goOn()
  await choose(page, page.getByRole('radiogroup', { name: 'What do you need?' }), /^A tire/)
  await goOn()
  await write(page, page.getByLabel('Full name'), 'Dale Whitcomb')
  await write(page, page.getByLabel('Phone'), '512 555 0143')
  await write(page, page.getByLabel('Email'), 'dale@example.com')
  await goOn()
  await press(page, page.getByRole('button', { name: 'Submit Request' }))
  await expect(page).toHaveURL(/\/bids\//)
  await expectFocusKept(page)

  const { id, token } = asked(page)
  expect(await readByLink(app.anybody(), { id, token })).toMatchObject({
    serviceType: 'roadside_tire',
  })
  const provider = await given.provider()
  await given.bid(provider, { id, token }, { price: '185.00' })
  const accept = page.getByRole('button', { name: `Accept Bid from ${provider.businessName}` })
  const dialog = await openTwice(page, accept)
  await press(page, dialog.getByRole('button', { name: 'Accept Bid' }))
  await expect(page.getByRole('heading', { name: 'Accepted Service' })).toBeFocused()

  await doTheWork(provider.caller)
  await press(page, page.getByRole('button', { name: 'Confirm the work is done' }))
  await expect(page.getByText('The work is done and the job is closed.')).toBeVisible()
  await expectFocusKept(page)
})

test('by keys alone a shop bids from the card, and takes a job through its steps', {
  tag: '@desk',
}, async ({ window, app }) => {
  const { address, lat, lng } = towns.gallup
  const provider = await app.given.provider({ address })
  await app.given.request({ form: { lat, lng } })
  const page = await window(provider.caller)
  await page.goto('/provider-dashboard')
  await write(page, page.getByRole('textbox', { name: /^Your price/ }), '185')
  await tabTo(page, page.getByRole('combobox', { name: /^Arrival time/ }))
  await page.keyboard.type('45')
  await press(page, page.getByRole('button', { name: /^Submit Bid/ }))
  await expect(page.getByText('Bid submitted successfully!', { exact: true })).toBeVisible()
  await expectFocusKept(page)

  const second = await app.given.request({ form: { lat, lng } })
  const decline = page.getByRole('button', { name: /^Decline/ })
  await press(page, decline)
  await expect(decline).toBeHidden()
  await expectFocusKept(page)
  await press(page, page.getByRole('button', { name: 'Show declined requests' }))
  const bringBack = page.getByRole('button', { name: /^Bring back: / })
  await press(page, bringBack)
  await expect(bringBack).toBeHidden()
  await expectFocusKept(page)

  await write(page, page.getByRole('textbox', { name: /^Your price/ }), '185')
  await tabTo(page, page.getByRole('combobox', { name: /^Arrival time/ }))
  await page.keyboard.type('45')
  const send = page.getByRole('button', { name: /^Submit Bid/ })
  await tabTo(page, send)
  // The same shop bids in another window, which takes the card away under the fingers.
  await app.given.bid(provider, second, { price: '190.00' })
  await expect(send).toBeHidden()
  await expectFocusKept(page)

  await app.given.job({ provider })
  await page.goto('/provider-dashboard?tab=jobs')
  for (const step of ['On my way', 'I have arrived', 'Start work']) {
    await press(page, page.getByRole('button', { name: step }))
    await expect(page.getByRole('button', { name: step })).toBeHidden()
    await expectFocusKept(page)
  }
})

test('by keys alone a fleet’s manager approves a provider', {
  tag: '@desk',
}, async ({ window, app }) => {
  const company = await app.given.company()
  const driver = await app.given.fleetDriver(company)
  const request = await app.given.request({ as: driver.caller })
  const provider = await app.given.provider()
  await app.given.bid(provider, request)
  const desk = await window(company.manager)
  await desk.goto(`/fleet-bids/${request.id}`)
  const approve = desk.getByRole('button', { name: `Approve Provider ${provider.businessName}` })
  const dialog = await openTwice(desk, approve)
  await press(desk, dialog.getByRole('button', { name: 'Approve Provider' }))
  await expect(desk.getByRole('heading', { name: 'Approved Service Provider' })).toBeVisible()
  await expectFocusKept(desk)

  await desk.goto('/business-dashboard?tab=providers')
  await desk.getByLabel('Search providers').fill(provider.businessName)
  const row = desk.getByRole('row').filter({ hasText: provider.businessName })
  for (const [deed, next] of [
    ['Prefer', 'Clear'],
    ['Clear', 'Prefer'],
  ]) {
    await press(desk, row.getByRole('button', { name: new RegExp(`^${deed} `) }))
    await expect(row.getByRole('button', { name: new RegExp(`^${next} `) })).toBeVisible()
    await expect(row).toBeFocused()
  }

  const leaving = await app.given.fleetDriver(company)
  await desk.goto('/business-dashboard?tab=drivers')
  const details = desk.getByRole('button', {
    name: new RegExp(`^View Details.*${leaving.fullName}`),
  })
  await press(desk, details)
  await press(desk, desk.getByRole('dialog').getByRole('button', { name: 'Deactivate' }))
  await press(desk, desk.getByRole('button', { name: 'Deactivate the driver' }))
  await expect(details).toBeHidden()
  await expectFocusKept(desk)
})

test('who stands at the button for more goes on at the first row that it brings', {
  tag: '@desk',
}, async ({ window, app }) => {
  const { manager } = await app.given.company()
  const onePage = settings.pageSize.list
  const numbers = Array.from({ length: onePage + 10 }, (_, index) => `T-${1000 + index}`)
  const rows = ['Unit number,Kind', ...numbers.map((number) => `${number},Truck`)]
  await manager.call(importUnits, {
    query: { mode: 'commit' },
    file: new TextEncoder().encode(rows.join('\n')),
    contentType: 'text/csv',
  })
  const desk = await window(manager)
  await desk.goto('/business-dashboard?tab=units')
  const units = desk.getByRole('rowheader')
  await expect(units).toHaveCount(onePage)
  // Its coming into sight brings the rows, as a press does.
  await desk.getByRole('button', { name: 'Show more units' }).focus()
  await expect(units).toHaveCount(numbers.length)
  await expect(
    desk
      .getByRole('row')
      .nth(onePage + 1)
      .locator(':focus'),
  ).toBeVisible()
})

test('by keys alone an operator approves a shop and goes on to the next', {
  tag: '@desk',
}, async ({ window, app }) => {
  const shop = await app.given.provider({ approved: false })
  const after = await app.given.provider({ approved: false })
  const desk = await window(await app.given.admin())
  await desk.goto('/admin-dashboard?tab=approvals')
  const waiting = desk.getByRole('navigation', { name: 'Waiting for approval' })
  await press(desk, waiting.getByRole('button', { name: shop.businessName }))
  await press(desk, desk.getByRole('button', { name: 'Approve', exact: true }))
  await press(desk, desk.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }))
  await expect(desk.getByText(`${shop.businessName} is active.`, { exact: true })).toBeVisible()
  await expect(waiting.getByRole('button', { name: shop.businessName })).toBeHidden()
  // The one after it, by its name: an Enter too many must approve nobody.
  await expect(desk.getByRole('heading', { name: after.businessName, exact: true })).toBeFocused()
})
