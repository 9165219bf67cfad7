import type { Page } from '@playwright/test'
import { createFleetRequest } from '../contract/fleet-requests.ts'
import { addUnit } from '../contract/units.ts'
import { expect, test } from './fixtures.ts'
import { holdBack } from './hold-back.ts'
import { goTo } from './rail.ts'

/** An old office computer with a full list. */
const slowBy = 8

async function slowDown(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setCPUThrottlingRate', { rate: slowBy })
}

/** As fast as somebody who can type; the address has it once the typing rests. */
async function expectKept(page: Page, label: string, text: string, name = 'q') {
  const field = page.getByLabel(label, { exact: true })
  await field.pressSequentially(text, { delay: 60 })
  await expect(field).toHaveValue(text)
  await expect.poll(() => new URL(page.url()).searchParams.get(name)).toBe(text)
  await expect(field).toHaveValue(text)
}

test('a fleet’s search fields keep every letter on a slow computer, and follow the address', {
  tag: '@desk',
}, async ({ app, window }) => {
  test.slow()
  const company = await app.given.company()
  const drivers = [await app.given.fleetDriver(company), await app.given.fleetDriver(company)]
  const [driver] = drivers as [(typeof drivers)[0], (typeof drivers)[0]]
  for (let number = 100; number < 140; number++)
    await company.manager.call(addUnit, {
      body: { kind: 'truck', unitNumber: `${number}`, make: 'Freightliner' },
    })
  for (const title of ['Steer tire', 'Drive tire'])
    await company.manager.call(createFleetRequest, {
      body: {
        driverId: driver.id,
        serviceType: 'Tire Change Service',
        title,
        description: 'Blown',
        location: 'Austin, TX',
        isConfirmed: true,
      },
    })
  const desk = await window(company.manager)
  await desk.goto('/business-dashboard?tab=drivers')
  await expect(desk.getByRole('rowheader')).toHaveCount(2)
  await slowDown(desk)
  await expectKept(desk, 'Search drivers', driver.fullName)
  await expect(desk.getByRole('rowheader')).toHaveCount(1)

  await goTo(desk, /^Units/)
  await expectKept(desk, 'Search units', 'freightliner 117')
  await expect(desk.getByRole('rowheader')).toHaveCount(1)

  await goTo(desk, /^Service Requests/)
  await expectKept(desk, 'Search requests', 'the steer tire of Rosa')
  await expect(desk.getByText('No requests match the filters')).toBeVisible()

  // The address changes by itself, and the field follows it.
  await desk.getByRole('button', { name: 'Clear filters' }).click()
  await expect(desk.getByLabel('Search requests', { exact: true })).toHaveValue('')
  // With the heading of the columns, and that of the group.
  await expect(desk.getByRole('row')).toHaveCount(4)
})

test('the admin’s search fields keep every letter on a slow computer', { tag: '@desk' }, async ({
  app,
  window,
}) => {
  await app.given.provider()
  const desk = await window(await app.given.admin())
  await desk.goto('/admin-dashboard?tab=providers')
  await expect(desk.getByRole('rowheader').first()).toBeVisible()
  await slowDown(desk)
  await expectKept(
    desk,
    'Search by business or company name, owner, email, phone or city',
    'Lone Juniper Roadside',
  )
  await desk.goto('/admin-dashboard?tab=audit')
  await expect(desk.getByRole('rowheader').first()).toBeVisible()
  await expectKept(desk, 'Person or business', 'Juniper Whitcomb', 'person')
})

test('a driver is chosen by the press that began on the name, and the list stays as it is under the finger', {
  tag: '@desk',
}, async ({ app, window }) => {
  const company = await app.given.company()
  const drivers = [await app.given.fleetDriver(company), await app.given.fleetDriver(company)]
  const last = drivers.toSorted((a, b) => (a.fullName < b.fullName ? -1 : 1)).at(-1)
  if (!last) throw new Error('two drivers')
  const desk = await window(company.manager)
  await desk.goto('/business-dashboard?tab=requests')
  await desk.getByRole('button', { name: /^More filters/ }).click()
  // The search for the typed words comes back only when the finger is down.
  const found = await holdBack(desk, (url) => url.searchParams.has('search'))
  const field = desk.getByRole('combobox', { name: 'Driver', exact: true })
  const options = desk.getByRole('listbox').getByRole('option')
  await field.click()
  await expect(options).toHaveCount(3)
  const option = desk.getByRole('option', { name: last.fullName })
  await field.pressSequentially(last.fullName.slice(0, 1))
  await option.hover()
  await desk.mouse.down()
  await field.evaluate((input: HTMLInputElement, name) => {
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    write?.call(input, name)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }, last.fullName)
  const answer = desk.waitForResponse(
    (response) => new URL(response.url()).searchParams.get('search') === last.fullName,
  )
  found()
  await answer
  await expect(options).toHaveCount(2)
  await desk.mouse.up()
  await expect(field).toHaveValue(last.fullName)
  await expect(desk).toHaveURL(/driver=/)
})

test('whoever types into a search and presses a link goes there, however late its page comes', {
  tag: '@desk',
}, async ({ app, window }) => {
  const company = await app.given.company()
  const request = await app.given.request({ as: (await app.given.fleetDriver(company)).caller })
  const desk = await window(company.manager)
  await desk.clock.install()
  await desk.goto('/business-dashboard')
  const link = desk.locator(`a[href^="/fleet-bids/${request.id}"]`).first()
  await expect(link).toBeVisible()
  // The next page's files take longer than a typing rests.
  const letPass = await holdBack(desk, '**/assets/*.js')
  await desk.getByLabel('Search requests', { exact: true }).pressSequentially('Ti')
  await link.click()
  await desk.clock.fastForward(1_000)
  letPass()
  await expect(desk).toHaveURL(new RegExp(`/fleet-bids/${request.id}`))
  await expect(desk.getByRole('link', { name: 'Back to the board' })).toBeVisible()
})
