import type { Locator, Page } from '@playwright/test'
import { settings } from '../contract/settings.ts'
import type { GivenRequest } from '../server/testing/given.ts'
import { expect, expectAccessible, signIn, test } from './fixtures.ts'

const pageOf = ({ id, token }: GivenRequest) => `/bids/${id}?token=${token}`
/** Far from the places of all other journeys. */
const coldfoot = { location: 'Coldfoot, AK', lat: 67.2524, lng: -150.1759 }
const bismarck = { location: 'Bismarck, ND', lat: 46.8083, lng: -100.7837 }

test('who waits reads how many were asked, who is next and that a shop has looked', async ({
  page,
  app,
  window,
}) => {
  const shop = await app.given.provider({ address: 'Bismarck, ND 58501' })
  const request = await app.given.request({ form: bismarck })
  await page.goto(pageOf(request))
  await expect(page.getByText('1 provider alerted within 15 miles.')).toBeVisible()
  await expect(page.getByText(/Next, up to 30 miles in/)).toBeVisible()
  await expect(page.getByText(/Nobody has looked at it yet\./)).toBeVisible()
  await expectAccessible(page)
  const board = await window(shop.caller)
  await board.goto('/provider-dashboard')
  await expect(page.getByText(/1 provider has looked\./)).toBeVisible({ timeout: 20_000 })
})

test('that no shop covers the place is said at once, with who else helps', async ({
  page,
  app,
}) => {
  const request = await app.given.request({ form: coldfoot })
  await page.goto(pageOf(request))
  await expect(page.getByText('No provider on Roadcall covers this location yet.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911')
  await expect(page.getByRole('link', { name: 'Call 511' })).toHaveAttribute('href', 'tel:511')
  await expect(page.getByText(/within 15 minutes/)).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Alert every provider within 150 miles' }).click()
  await expect(
    page.getByText('Every provider within 150 miles has been alerted.').first(),
  ).toBeVisible()
  await expect(
    page.getByRole('button', { name: 'Alert every provider within 150 miles' }),
  ).toHaveCount(0)
  await page.getByRole('button', { name: 'Correct the location' }).click()
  await expect(
    page.getByRole('dialog').getByRole('combobox', { name: 'Where is the truck?' }),
  ).toHaveValue('Coldfoot, AK')
})

/** From a place that nobody understands to one that nobody covers. */
async function correctToNome(page: Page) {
  await page.getByRole('button', { name: 'Correct the location' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Where is the truck?' }).fill('Nome, AK')
  await expect(dialog.getByText('Understood: Nome, AK')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save the changes' }).click()
  await expect(page.getByText('No provider on Roadcall covers this location yet.')).toBeVisible()
}

test('that the location is unknown is said first, and to correct it is the first deed', async ({
  page,
  app,
}) => {
  const request = await app.given.request({
    form: {
      serviceType: 'Emergency',
      fullName: undefined,
      email: undefined,
      location: 'Behind the old grain elevator',
      lat: undefined,
      lng: undefined,
    },
  })
  await page.goto(pageOf(request))
  const truth = page.getByText(/^We can’t find this location/)
  await expect(truth).toBeVisible()
  // Before whatever else can be done meanwhile.
  const top = async (what: Locator) => (await what.boundingBox())?.y ?? 0
  const meanwhile = page.getByRole('heading', { name: 'While you wait' })
  expect(await top(truth)).toBeLessThan(await top(meanwhile))
  await expect(page.getByText('No provider on Roadcall covers this location yet.')).toHaveCount(0)
  await expectAccessible(page)
  await correctToNome(page)
})

test('a driver reads on the card already that nobody was alerted, and corrects the location there', async ({
  window,
  app,
}) => {
  const driver = await app.given.fleetDriver(await app.given.company())
  await app.given.request({
    as: driver.caller,
    form: { location: 'Pilot by the big sign', lat: undefined, lng: undefined },
  })
  const page = await window(driver.caller)
  await page.goto('/driver-portal')
  await expect(page.getByText(/^We can’t find this location/)).toBeVisible()
  await correctToNome(page)
})

test('after 15 minutes without a bid the truth is told, and a shop outside its radius can be asked', async ({
  browser,
  contextOptions,
  viewport,
  movable,
}) => {
  await movable.given.provider({ address: 'Bismarck, ND 58501' })
  const far = await movable.given.provider({ address: 'Jamestown, ND 58401', radius: 5 })
  const request = await movable.given.request({ form: bismarck })
  movable.later(settings.widen.offeredMs + 1000)
  const context = await browser.newContext({ ...contextOptions, viewport })
  const page = await context.newPage()
  await page.goto(movable.baseUrl + pageOf(request))
  await expect(page.getByText('15 minutes and no bid yet')).toBeVisible()
  for (const name of ['Correct the location', 'Change the time'])
    await expect(page.getByRole('button', { name })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Alert every provider within 150 miles' }).click()
  await expect(page.getByText(/2 providers alerted within 150 miles\./)).toBeVisible()

  const desk = await browser.newContext({ ...contextOptions, viewport })
  await signIn(desk, movable.baseUrl, far.caller)
  const board = await desk.newPage()
  await board.goto(`${movable.baseUrl}/provider-dashboard`)
  await expect(board.getByText('Outside your radius')).toBeVisible()
  await expectAccessible(board)
  await context.close()
  await desk.close()
})
