import { decideBid } from '../contract/bids.ts'
import { changeDriver } from '../contract/drivers.ts'
import { createFleetRequest } from '../contract/fleet-requests.ts'
import { cancelRequest } from '../contract/requests.ts'
import { addUnit } from '../contract/units.ts'
import { finishWork } from './finish-work.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { inDatabase } from './in-database.ts'
import { memberOf } from './member-of.ts'
import { goTo } from './rail.ts'

/** A town of its own: what other tests ask for nearby does not come to these boards. */
const delRio = { address: '100 E Broadway St, Del Rio, TX 78840', radius: 25 }

test('a manager asks for a driver, rejects a bid, approves another and follows the job to its end', {
  tag: '@desk',
}, async ({ app, window }) => {
  // Two people, one after the other.
  test.slow()
  const company = await app.given.company()
  const driver = await app.given.fleetDriver(company)
  await company.manager.call(changeDriver, {
    params: { id: driver.id },
    body: { currentLocation: 'Del Rio, TX', vehicleInfo: '2019 Freightliner Cascadia' },
  })
  await company.manager.call(addUnit, {
    body: {
      kind: 'truck',
      unitNumber: '4711',
      tireSizes: '295/75R22.5',
      driverId: driver.id,
    },
  })
  const shops = [await app.given.provider(delRio), await app.given.provider(delRio)]
  const [cheap, dear] = shops as [(typeof shops)[0], (typeof shops)[0]]
  const board = await window(cheap.caller)
  await board.goto('/provider-dashboard')

  const manager = await window(company.manager)
  await manager.goto(`/fleet-service-request?driverId=${driver.id}`)
  await expect(
    manager.getByRole('heading', { name: `Request service for ${driver.fullName}` }),
  ).toBeVisible()
  await expect(manager.getByRole('combobox', { name: 'Location' })).toHaveValue('Del Rio, TX')
  await expectAccessible(manager)

  await manager.getByText('Tire Change Service').click()
  await expect(manager.getByRole('textbox', { name: 'Title' })).toHaveValue(
    'Tire Change Service, unit 4711',
  )
  await manager
    .getByRole('textbox', { name: 'Description' })
    .fill('Outer right drive tire blew out')
  // What is no amount is said where it is typed, once the field is left.
  await manager.getByLabel('Budget in dollars').fill('-250')
  await manager.getByLabel('PO number').focus()
  await expect(manager.getByText('Enter the budget as an amount in dollars.')).toBeVisible()
  await manager.getByLabel('Budget in dollars').fill('250')
  await expect(manager.getByText('Enter the budget as an amount in dollars.')).toHaveCount(0)
  await manager.getByLabel('PO number').fill('PO-42')
  await manager.getByRole('button', { name: 'Request Service' }).click()
  await expect(manager).toHaveURL(/\/fleet-bids\/[0-9a-f-]{36}$/)
  const id = manager.url().split('/').at(-1) ?? ''
  await expect(manager.getByText('No bids yet')).toBeVisible()
  await expect(
    manager.getByText(/No open provider within \d+ miles\.|alerted within \d+ miles\./),
  ).toBeVisible()
  await expect(manager.getByText('PO-42')).toBeVisible()
  // What the record of the unit says stands open.
  await expect(manager.getByText('295/75R22.5').first()).toBeVisible()

  // One shop answers on its own screen, the other by the same call from elsewhere.
  await board.getByRole('button', { name: /^Submit Bid/ }).click()
  const dialog = board.getByRole('dialog')
  await dialog.getByLabel('Your Price').fill('235')
  await dialog.getByLabel('Estimated Arrival Time').selectOption('45 minutes')
  await dialog.getByRole('button', { name: 'Submit Bid' }).click()
  await app.given.bid(dear, { id, token: '' }, { price: '310.00' })
  const bids = manager
    .getByRole('region', { name: 'Bids' })
    .getByRole('listitem')
    .filter({ has: manager.getByRole('heading', { level: 3 }) })
  const dearBid = bids.filter({ hasText: dear.businessName })
  await expect(bids.filter({ hasText: cheap.businessName })).toContainText('Lowest price')
  await expect(dearBid).toContainText('$60.00 above budget')
  // The driver, who may choose too, reads the same before choosing.
  const truck = await window(driver.caller)
  await truck.goto(`/bids/${id}`)
  await expect(truck.getByText('$60.00 above budget')).toBeVisible()
  await truck.getByRole('button', { name: new RegExp(`^Accept.*${dear.businessName}`) }).click()
  await expect(truck.getByRole('dialog')).toContainText(
    'This is $60.00 above the budget of the request.',
  )
  await truck.close()
  await manager.getByLabel('Sort by').selectOption('Price: high to low')
  await expect(bids.first()).toContainText(dear.businessName)
  await expectAccessible(manager)

  await manager.getByRole('button', { name: `Reject the bid from ${dear.businessName}` }).click()
  await manager.getByRole('dialog').getByRole('button', { name: 'Reject' }).click()
  await expect(manager.getByText('Bid Rejected', { exact: true })).toBeVisible()
  await expect(dearBid).toContainText('Rejected by your fleet.')
  await manager.getByText('Rejected', { exact: true }).first().click()
  await expect(manager).toHaveURL(/show=rejected/)
  await expect(bids).toHaveCount(1)
  await manager.getByText('All', { exact: true }).click()

  await manager.getByRole('button', { name: `Approve Provider ${cheap.businessName}` }).click()
  await manager.getByRole('dialog').getByRole('button', { name: 'Approve Provider' }).click()
  await expect(manager.getByText('Service Provider Approved', { exact: true })).toBeVisible()
  await expect(manager.getByRole('heading', { name: 'Approved Service Provider' })).toBeVisible()

  await goTo(board, 'My Jobs')
  for (const step of ['On my way', 'I have arrived', 'Start work'])
    await board.getByRole('button', { name: step }).click()
  await finishWork(board)
  await manager.getByRole('button', { name: 'Confirm the work is done' }).click()
  await expect(manager.getByText('The work is done and the job is closed.')).toBeVisible()
  await expectAccessible(manager)
})

test('who would reject what a colleague has just approved is told so, and the words stay', {
  tag: '@desk',
}, async ({ app, window }) => {
  const company = await app.given.company()
  const driver = await app.given.fleetDriver(company)
  const shop = await app.given.provider(delRio)
  const asked = await company.manager.call(createFleetRequest, {
    body: {
      driverId: driver.id,
      serviceType: 'Tire Change Service',
      title: 'Flat tire',
      description: 'Left steer tire is flat',
      location: 'Del Rio, TX',
    },
  })
  const bid = await app.given.bid(shop, { id: asked.body.id, token: '' })
  const page = await window(company.manager)
  await page.goto(`/fleet-bids/${asked.body.id}`)
  await page.getByRole('button', { name: `Reject the bid from ${shop.businessName}` }).click()
  const params = { id: bid.id }
  await company.manager.call(decideBid, { params, body: { status: 'accepted' } })
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('This bid was already approved. Your answer was not sent.')
  await dialog.getByRole('button', { name: 'Keep it' }).click()
  await expect(page.getByRole('heading', { name: 'Approved Service Provider' })).toBeVisible()

  // The same of the whole request, while why is being typed.
  await page.getByRole('button', { name: 'Cancel request' }).click()
  const why = dialog.getByLabel('Why are you canceling?')
  await why.fill('Runs again by itself')
  await company.manager.call(cancelRequest, {
    params: { id: asked.body.id },
    body: { reason: 'Sold the truck', fee: '0.00' },
  })
  await expect(dialog).toContainText(
    'This request was already closed. Your cancellation was not sent.',
  )
  await expect(why).toHaveValue('Runs again by itself')
  await expect(dialog.getByRole('button', { name: 'Cancel the request' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await dialog.getByRole('button', { name: 'Keep it' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Cancel request' })).toHaveCount(0)
})

test('a unit that is typed and left is the unit, one that nobody knows is neither lost nor sent; what is missing is said in the words of the specification and at its fields', {
  tag: '@desk',
}, async ({ app, window }) => {
  const company = await app.given.company()
  const driver = await app.given.fleetDriver(company)
  for (const unitNumber of ['T-02', 'T-021'])
    await company.manager.call(addUnit, { body: { kind: 'truck', unitNumber } })
  const manager = await window(company.manager)
  await manager.goto(`/fleet-service-request?driverId=${driver.id}`)
  const unit = manager.getByRole('combobox', { name: 'Unit' })
  await unit.click()
  await manager.keyboard.type('t-02')
  await manager.keyboard.press('Tab')
  await expect(unit).toHaveValue('T-02 · Truck')

  await unit.click()
  await manager.keyboard.type('T-99')
  await manager.keyboard.press('Tab')
  await expect(manager.getByText('Choose one from the list, or clear the field.')).toBeVisible()
  await expect(unit).toHaveValue('T-99')
  await manager.getByRole('button', { name: 'Request Service' }).click()
  await expect(unit).toBeFocused()
  await expectAccessible(manager)
  await unit.fill('T-021')
  await manager.keyboard.press('Tab')
  await expect(unit).toHaveValue('T-021 · Truck')
  await expect(manager.getByText('Choose one from the list, or clear the field.')).toHaveCount(0)

  await manager.reload()
  await manager.getByRole('button', { name: 'Request Service' }).click()
  await expect(manager.getByText('Missing Information', { exact: true })).toBeVisible()
  await expect(manager.getByText('Please fill out all required fields.').first()).toBeVisible()
  await expect(manager.getByRole('radio', { name: /^Roadside Truck Repair/ })).toBeFocused()
  for (const name of ['Title', 'Description'])
    await expect(manager.getByRole('textbox', { name })).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(manager)

  // The driver's place is not known yet.
  await manager.keyboard.press('Space')
  await manager.getByRole('textbox', { name: 'Description' }).fill('No start')
  await manager.getByRole('button', { name: 'Request Service' }).click()
  await expect(manager.getByRole('combobox', { name: 'Location' })).toBeFocused()
  await expect(manager.getByText('Say where the driver is.')).toBeVisible()

  // An emergency asks what it needs, and offers the number to call first.
  await manager.getByText('Emergency Services').click()
  await expect(manager.getByRole('link', { name: 'Call 911' })).toBeVisible()
  await expect(
    manager.getByRole('radiogroup', { name: /What does the emergency need/ }),
  ).toBeVisible()
})

test('an old last known location is offered, not filled in, and what is typed outlives a reload and a way back; a place that no map knows is said beside the button, and the request stands under what needs somebody', {
  tag: '@desk',
}, async ({ app, window }) => {
  const company = await app.given.company()
  const driver = await app.given.fleetDriver(company, { currentLocation: 'Waco, TX' })
  await inDatabase(
    app.databaseUrl,
    `update drivers set current_location_at = current_location_at - interval '3 days' where id = $1`,
    [driver.id],
  )
  const manager = await window(company.manager)
  await manager.goto('/business-dashboard?tab=drivers')
  await expect(manager.getByRole('row').filter({ hasText: driver.fullName })).toContainText(
    'Waco, TX (3 days ago',
  )
  await manager.getByRole('link', { name: `Request Service for ${driver.fullName}` }).click()
  const where = manager.getByRole('combobox', { name: 'Location' })
  await expect(where).toHaveValue('')
  await expect(manager.getByText('Waco, TX (3 days ago')).toBeVisible()
  await expectAccessible(manager)
  await manager.getByRole('button', { name: 'Use last known: Waco, TX, 3 days ago' }).click()
  await expect(where).toHaveValue('Waco, TX')
  await expect(manager.getByText('Last known location, 3 days ago.')).toBeVisible()

  const title = manager.getByRole('textbox', { name: 'Title' })
  await title.fill('No start on the ramp')
  await manager.reload()
  await expect(title).toHaveValue('No start on the ramp')
  await expect(where).toHaveValue('Waco, TX')
  await manager.goBack()
  await expect(manager.getByRole('button', { name: 'Add Driver' })).toBeVisible()
  await manager.goForward()
  await expect(title).toHaveValue('No start on the ramp')
  await expect(manager.getByText('We kept what you entered')).toBeVisible()
  await expectAccessible(manager)
  await manager.getByRole('button', { name: 'Start over' }).click()
  await expect(title).toHaveValue('')
  await manager.reload()
  await expect(where).toHaveValue('')
  await expect(manager.getByText('We kept what you entered')).toBeHidden()

  await manager.getByText('Tire Change Service').click()
  await manager.getByRole('textbox', { name: 'Description' }).fill('Outer right tire blew out')
  await where.fill('Zzzqx nowhere')
  await expect(
    manager.getByText('If you send it like this, no provider is alerted.', { exact: false }),
  ).toBeVisible()
  await expectAccessible(manager)
  await manager.getByRole('button', { name: 'Send it as I typed it' }).click()
  await manager.getByRole('button', { name: 'Request Service' }).click()
  await expect(manager).toHaveURL(/\/fleet-bids\/[0-9a-f-]{36}$/)
  await manager.goto('/business-dashboard')
  await expect(manager.getByRole('radio', { name: 'Needs you now 1' })).toBeVisible()
  const row = manager.locator('[data-request]')
  await expect(row).toContainText('No provider alerted')
  await expect(row).toContainText('Location not found')
  await expectAccessible(manager)
  await manager.goto('/business-dashboard?tab=drivers')
  await expect(manager.getByRole('row').filter({ hasText: driver.fullName })).toContainText(
    'Waco, TX',
  )
})

test('another fleet’s driver and request are not there, and other people read the words', {
  tag: '@desk',
}, async ({ app, window }) => {
  const company = await app.given.company()
  const driver = await app.given.fleetDriver(company)
  const asked = await company.manager.call(createFleetRequest, {
    body: {
      driverId: driver.id,
      serviceType: 'Battery Service',
      title: 'No start',
      description: 'Dead battery',
      location: 'Del Rio, TX',
    },
  })
  const pages = [`/fleet-service-request?driverId=${driver.id}`, `/fleet-bids/${asked.body.id}`]

  const stranger = await window(await app.given.manager())
  for (const [index, title] of ['Driver not found', 'Service Request Not Found'].entries()) {
    await stranger.goto(pages[index] ?? '')
    await expect(stranger.getByRole('heading', { name: title })).toBeVisible()
    await expect(stranger.getByRole('link', { name: 'Return to Dashboard' })).toHaveAttribute(
      'href',
      '/business-dashboard',
    )
    await expectAccessible(stranger)
  }
  for (const caller of [await app.given.customer(), driver.caller]) {
    const other = await window(caller)
    for (const page of pages) {
      await other.goto(page)
      await expect(other.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
      await expect(other.getByRole('link', { name: 'Return to Dashboard' })).toBeVisible()
    }
  }
})

test('without a stream the page asks again by itself, and a viewer only looks', {
  tag: '@desk',
}, async ({ app, window }) => {
  const company = await app.given.company()
  const driver = await app.given.fleetDriver(company)
  const shop = await app.given.provider({ address: '701 Main St, Dalhart, TX 79022', radius: 25 })
  const asked = await company.manager.call(createFleetRequest, {
    body: {
      driverId: driver.id,
      serviceType: 'Tire Change Service',
      title: 'Flat',
      description: 'Trailer tire',
      location: 'Dalhart, TX',
    },
  })
  const { id } = asked.body
  const viewer = await window(await memberOf(app, company, 'viewer'))
  await viewer.route('**/api/live', (route) => route.abort())
  await viewer.goto(`/fleet-bids/${id}`)
  await expect(viewer.getByText('Updates automatically every 5 seconds.')).toBeVisible()
  await app.given.bid(shop, { id, token: '' })
  const approve = viewer.getByRole('button', { name: /^Approve Provider/ })
  await expect(approve).toHaveAttribute('aria-disabled', 'true')
  await expect(approve).toHaveAccessibleDescription(
    'Only a manager or dispatcher of the fleet can do this.',
  )
  await viewer.goto(`/fleet-service-request?driverId=${driver.id}`)
  await expect(viewer.getByRole('button', { name: 'Request Service' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
})
