import { addDriver } from '../contract/drivers.ts'
import { createFleetRequest } from '../contract/fleet-requests.ts'
import { cancelRequest } from '../contract/requests.ts'
import type { GivenRequest } from '../server/testing/given.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { goOn } from './go-on.ts'
import { loseAnswers } from './lose-answers.ts'

const pageOf = ({ id, token }: GivenRequest) => `/bids/${id}?token=${token}`

test('a guest corrects the place and the number of an open request; bids made before say so on both sides', async ({
  page,
  app,
  window,
}) => {
  const shop = await app.given.provider({ radius: 150 })
  const request = await app.given.request({ form: { location: 'Austin, TX', accuracyM: 12 } })
  await app.given.bid(shop, request)
  const desk = await window(shop.caller)
  await desk.goto('/provider-dashboard?tab=bids')
  await page.goto(pageOf(request))
  await page.getByRole('button', { name: 'Correct the request' }).click()
  const dialog = page.getByRole('dialog', { name: 'Correct the request' })
  const place = dialog.getByRole('combobox', { name: 'Where is the truck?' })
  await expect(place).toHaveValue('Austin, TX')
  await expect(dialog.getByLabel('Phone number')).toHaveValue('(512) 555-0143')
  await expect(dialog.getByRole('button', { name: 'Show on the map' })).toBeVisible()
  await expectAccessible(page)

  await place.fill('Waco, TX')
  await dialog.getByRole('button', { name: 'Use Waco, TX' }).click()
  await dialog.getByLabel('Phone number').fill('(254) 555-0188')
  await dialog.getByRole('button', { name: 'Save the changes' }).click()

  await expect(page.getByText('Your request is corrected.', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/near Waco, TX/)
  await expect(page.getByText('Made before the location changed')).toBeVisible()
  await expect(page.getByText('Changed: location and phone number.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Correct the request' })).toBeFocused()
  await expect(desk.getByText('Made before the location changed')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: /^Accept Bid from/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Accept Bid' }).click()
  await expect(page.getByRole('heading', { name: 'Accepted Service' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Correct the request' })).toHaveCount(0)
})

test('a correction whose answer is lost is sent again under one key, with what was typed kept', async ({
  page,
  app,
}) => {
  const request = await app.given.request()
  await page.goto(pageOf(request))
  await page.getByRole('button', { name: 'Correct the request' }).click()
  const dialog = page.getByRole('dialog', { name: 'Correct the request' })
  await dialog.getByLabel('Notes').fill('White Volvo, blue cab')
  const keys = await loseAnswers(page, `**/api/service-requests/${request.id}`, 2)
  await dialog.getByRole('button', { name: 'Save the changes' }).click()
  await expect(dialog.getByRole('alert')).toContainText('No answer yet. Trying again')
  await expect(dialog.getByRole('button', { name: 'Stop trying' })).toBeVisible()
  await expect(page.getByText('Your request is corrected.', { exact: true })).toBeVisible()
  await expect(dialog).toHaveCount(0)
  expect(new Set(keys).size).toBe(1)
})

test('another kind of service closes the bids, and the form says so before', async ({
  page,
  app,
}) => {
  const shop = await app.given.provider()
  const request = await app.given.request()
  await app.given.bid(shop, request)
  await page.goto(pageOf(request))
  await expect(page.getByRole('button', { name: /^Accept Bid from/ })).toBeVisible()
  await page.getByRole('button', { name: 'Correct the request' }).click()
  const dialog = page.getByRole('dialog', { name: 'Correct the request' })
  await dialog.getByLabel('Service', { exact: true }).selectOption('towing_service')
  await expect(dialog.getByText(/the bids you have now are closed/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Save the changes' }).click()
  await expect(page.getByRole('heading', { name: /^Towing Service near/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Accept Bid from/ })).toHaveCount(0)
  await app.given.bid(await app.given.provider({ services: ['towing'] }), request)
  await expect(page.getByRole('region', { name: 'Available Providers' })).toContainText(
    '1 bid, 1 more is closed',
  )
})

test('a guest asks the same again after cancelling: everything is filled in, and no key stands in the address', async ({
  page,
  app,
}) => {
  const request = await app.given.request({ form: { additionalNotes: 'Blue cab' } })
  await app.anybody().call(cancelRequest, {
    params: { id: request.id },
    token: request.token,
    body: { reason: 'Wrong day' },
  })
  await page.goto(pageOf(request))
  await page.getByRole('link', { name: 'Ask again' }).click()
  await expect(page.getByLabel('Full name')).toHaveValue('Dale Whitcomb')
  expect(page.url()).not.toContain(request.token)
  await expect(page.getByRole('combobox', { name: 'Current location' })).toHaveValue('Austin, TX')
  await expect(page.getByRole('radio', { name: /^Roadside Tire Change/ })).toBeChecked()
  await goOn(page)
  await expect(page.getByLabel('Additional notes')).toHaveValue('Blue cab')
  // Kept like every draft.
  await page.reload()
  await expect(page.getByLabel('Additional notes')).toHaveValue('Blue cab')
})

test('a fleet asks again for its driver, with what was said before', { tag: '@desk' }, async ({
  app,
  window,
}) => {
  const { manager } = await app.given.company()
  const driver = await manager.call(addDriver, {
    body: {
      fullName: 'Sam Okafor',
      phone: '(512) 555-0166',
      username: `sam-${Date.now()}`,
      password: 'first-code-1',
    },
  })
  const asked = await manager.call(createFleetRequest, {
    body: {
      driverId: driver.body.id,
      serviceType: 'Towing Service',
      title: 'Truck 204 is down',
      description: 'Does not start, blocked by its trailer',
      location: 'Waco, TX',
      poNumber: 'PO-7781',
    },
  })
  const params = { id: asked.body.id }
  await manager.call(cancelRequest, { params, body: { reason: 'Wrong yard' } })
  const page = await window(manager)
  await page.goto(`/fleet-bids/${params.id}`)
  await page.getByRole('link', { name: 'Ask again' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('Truck 204 is down')
  await expect(page.getByLabel('Description')).toHaveValue(/Does not start/)
  await expect(page.getByLabel('PO number')).toHaveValue('PO-7781')
})
