import type { Page } from '@playwright/test'
import { readByLink } from '../server/testing/read-answers.ts'
import { asked } from './asked.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { goOn } from './go-on.ts'
import { openWholeWizard } from './whole-wizard.ts'

test.use({ drawsRoads: true })

const calls = '**/api/service-requests/individual'
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Request' }).click()

async function begin(page: Page, service: string) {
  await page.goto(`/request-service?form=short&serviceType=${service}`)
  await page.getByLabel('Full name').fill('Dale Whitcomb')
  await page.getByLabel('Phone').fill('512 555 0143')
  await page.getByLabel('Email').fill('dale.whitcomb@example.com')
  await page.getByLabel('Current location').fill('Waco, TX')
}

test('a trucker says which truck, which tire and which shoulder', async ({ page, app }) => {
  await begin(page, 'roadside_tire')
  await page.getByText('On a highway?').click()
  await page.getByLabel('Highway').fill('I-35')
  await page.getByText('Northbound').click()
  await page.getByLabel('Mile marker').fill('331')
  await page.getByText('Right shoulder').click()
  await expectAccessible(page)

  await goOn(page)
  await page.getByText('Blowout').click()
  await page.getByText('Drive, right').click()
  await page.getByLabel('Tire size').fill('295/75R22.5')
  // Whoever says that it is a tractor is not asked how big the truck is.
  const size = page.getByRole('radiogroup', { name: 'How big is the truck?' })
  await expect(size.getByText('Not sure')).toBeVisible()
  await page
    .getByRole('radiogroup', { name: 'Tractor or trailer?' })
    .getByText('Tractor', { exact: true })
    .click()
  await expect(size).toBeHidden()
  await expect(page.getByText('Hazmat')).toBeHidden()
  await page.getByRole('radiogroup', { name: 'Is it loaded?' }).getByText('Yes').click()
  await page.getByText('Hazmat').click()
  await page.getByText('Unit number, VIN and plate').click()
  await page.getByLabel('Unit number').fill('T-4471')
  await page.getByLabel('VIN').fill('1m8gdm9axkp042788')
  await page.getByLabel('Plate', { exact: true }).fill('4JK 882')
  await page.getByLabel('Plate state').selectOption('TX')
  await expectAccessible(page)

  await goOn(page)
  for (const words of ['I-35', 'Northbound', '331', 'Right shoulder', 'Drive, right', 'T-4471'])
    await expect(page.getByRole('definition').getByText(words, { exact: true })).toBeVisible()
  await expectAccessible(page)
  await submit(page)
  await expect(page).toHaveURL(/\/bids\//)
  const read = await readByLink(app.anybody(), asked(page))
  expect(read.details).toEqual({
    tireIssue: 'blowout',
    tirePosition: 'drive_right',
    tireSize: '295/75R22.5',
    affected: 'tractor',
    isLoaded: 'yes',
    loadType: 'hazmat',
    unitNumber: 'T-4471',
    vin: '1M8GDM9AXKP042788',
    plate: '4JK 882',
    plateState: 'TX',
    highway: 'I-35',
    direction: 'northbound',
    mileMarker: '331',
    roadSide: 'right_shoulder',
  })
})

test('a VIN that does not add up is told at its field, and the submit leads back to it', async ({
  page,
}) => {
  await begin(page, 'roadside_repair')
  await goOn(page)
  await page.getByText('Unit number, VIN and plate').click()
  const vin = page.getByLabel('VIN')
  await vin.pressSequentially('1M8GDM9A1KP042788')
  await expect(page.getByText(/does not add up/)).toBeHidden()
  await vin.blur()
  await expect(page.getByText(/This VIN does not add up/)).toBeVisible()
  await expectAccessible(page)
  await vin.fill('1M8GDM9AXKP042788')
  await page.getByRole('button', { name: 'Fill in 1989' }).click()
  await expect(page.locator('input[name="year"]')).toHaveValue('1989')
  await expect(page.getByRole('button', { name: 'Fill in 1989' })).toHaveCount(0)
  await expect(page.locator(':focus')).toHaveAttribute('name', /^(vin|year)$/)
  await expectAccessible(page)
  await vin.fill('1M8')
  await expect(page.getByText(/does not add up/)).toBeHidden()
  await vin.blur()
  await expect(page.getByText(/A VIN has 17 letters and digits/)).toBeVisible()
  await goOn(page)
  await submit(page)
  await expect(vin).toBeFocused()
  await expect(page.getByText(/A VIN has 17 letters and digits/)).toBeVisible()
  await vin.fill('')
  await goOn(page)
  await submit(page)
  await expect(page).toHaveURL(/\/bids\//)
})

test('who is not safe is told what to do before anything else', async ({ page }) => {
  await page.goto('/request-service?form=short')
  const question = page.getByRole('radiogroup', { name: 'Are you safe where you are?' })
  await question.getByText(/^Yes/).click()
  await expect(page.getByText('Call 911 first.', { exact: true })).toBeHidden()
  await question.getByText(/^No/).click()
  await expect(page.getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911')
  for (const words of [/hazard lights/, /away from traffic/, /triangles/])
    await expect(page.getByRole('listitem').filter({ hasText: words })).toBeVisible()
  await expectAccessible(page)
})

test('the pin is sent only after its owner has moved it', async ({ page, app }) => {
  await begin(page, 'roadside_tire')
  await page.getByRole('button', { name: 'Show on the map' }).click()
  const pin = page.getByRole('button', { name: 'The truck' })
  await expect(pin).toBeVisible()
  await expect(page.getByText('Position set on the map')).toBeHidden()
  await pin.focus()
  await pin.press('ArrowRight')
  await expect(page.getByText('Position set on the map')).toBeVisible()
  await expectAccessible(page)
  await goOn(page)
  await goOn(page)
  await submit(page)
  await expect(page).toHaveURL(/\/bids\//)
  const read = await readByLink(app.anybody(), asked(page))
  expect(Math.abs((read.lat ?? 0) - 31.55)).toBeLessThan(0.2)
  expect(Math.abs((read.lng ?? 0) + 97.15)).toBeLessThan(0.2)
})

test('a place that was only looked at on the map gives no position', async ({ page }) => {
  await begin(page, 'roadside_tire')
  await page.getByRole('button', { name: 'Show on the map' }).click()
  await expect(page.getByRole('button', { name: 'The truck' })).toBeVisible()
  await goOn(page)
  await goOn(page)
  const sent = page.waitForRequest(calls)
  await submit(page)
  expect((await sent).postDataJSON()).not.toHaveProperty('lat')
})

test('a network that is gone after the first screen stops nobody: all steps, and sent once', async ({
  page,
  context,
}) => {
  await openWholeWizard(page, '/request-service?form=short&serviceType=roadside_tire')
  let sent = 0
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('/individual')) sent++
  })
  await context.setOffline(true)
  await page.getByLabel('Full name').fill('Dale Whitcomb')
  await page.getByLabel('Phone').fill('512 555 0143')
  await page.getByLabel('Email').fill('dale.whitcomb@example.com')
  await page.getByLabel('Current location').fill('Waco, TX')
  await page.getByText('On a highway?').click()
  await page.getByLabel('Mile marker').fill('331')
  await goOn(page)
  await page.getByText('Blowout').click()
  await goOn(page)
  await submit(page)
  await expect(page.getByText(/goes out once, as soon as the connection is back/)).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(false)
  await expect(page).toHaveURL(/\/bids\//)
  expect(sent).toBe(1)
})

test('the map and the later steps are no part of the first load', async ({ page, app }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(request.url().slice(app.baseUrl.length))
  })
  await page.goto('/request-service')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(scripts.filter((name) => /details-and-review|maplibre|RoadMap|PinMap/.test(name))).toEqual(
    [],
  )
  await expect.poll(() => scripts.some((name) => name.includes('details-and-review'))).toBe(true)
  expect(scripts.filter((name) => /maplibre|RoadMap|PinMap/.test(name))).toEqual([])
})
