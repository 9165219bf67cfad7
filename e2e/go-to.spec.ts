import { decideBid } from '../contract/bids.ts'
import { createFleetRequest } from '../contract/fleet-requests.ts'
import { addUnit } from '../contract/units.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { holdBack } from './hold-back.ts'

test('a fleet’s dispatcher goes to a driver by keys alone, from any page of the desk', {
  tag: '@desk',
}, async ({ app, window }) => {
  const company = await app.given.company()
  const driver = await app.given.fleetDriver(company)
  const desk = await window(company.manager)
  await desk.goto('/business-dashboard?tab=units')
  await expect(desk.getByRole('button', { name: 'Add Unit' })).toBeVisible()
  await desk.keyboard.press('Control+k')
  const dialog = desk.getByRole('dialog', { name: 'Go to' })
  const field = dialog.getByRole('combobox', { name: /^A driver, unit, request or page/ })
  await expect(field).toBeFocused()
  await field.pressSequentially(driver.fullName)
  await expect(dialog.getByRole('option', { name: `Driver: ${driver.fullName}` })).toBeVisible()
  await expectAccessible(desk)
  await desk.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(desk).toHaveURL(/tab=drivers&q=/)
  await expect(desk.getByRole('row').filter({ hasText: driver.fullName })).toBeVisible()
})

test('the menu does what can be done: it approves, asks for a driver, finds a unit; an operator’s reviews a shop', {
  tag: '@desk',
}, async ({ app, window }) => {
  const company = await app.given.company()
  const driver = await app.given.fleetDriver(company, { spendingLimit: '200' })
  const request = await app.given.request({ as: driver.caller })
  const { id } = await app.given.bid(await app.given.provider(), request, { price: '570' })
  await driver.caller.call(decideBid, { params: { id }, body: { status: 'accepted' } })
  await company.manager.call(addUnit, { body: { kind: 'truck', unitNumber: 'Longhorn-7' } })
  const desk = await window(company.manager)
  await desk.goto('/business-dashboard?tab=units')
  await expect(desk.getByRole('button', { name: 'Add Unit' })).toBeVisible()
  const go = async (words: string, to: string | RegExp) => {
    await desk.keyboard.press('Control+k')
    await desk.getByRole('dialog', { name: 'Go to' }).getByRole('combobox').pressSequentially(words)
    await desk.getByRole('option', { name: to }).click()
    await expect(desk.getByRole('dialog', { name: 'Go to' })).toBeHidden()
  }
  await go('Longhorn-7', 'Unit: Longhorn-7')
  await expect(desk).toHaveURL(/tab=units&q=Longhorn-7/)
  await go(driver.fullName, `Request service for ${driver.fullName}`)
  await expect(
    desk.getByRole('heading', { level: 1, name: `Request service for ${driver.fullName}` }),
  ).toBeVisible()
  await go('Request service', 'Request Service')
  await expect(desk).toHaveURL(/tab=drivers/)
  await expect(
    desk.getByRole('link', { name: `Request Service for ${driver.fullName}` }),
  ).toBeVisible()
  // A unit's number stands in a PO number of another truck too, which is not what is looked for.
  const unit = await company.manager.call(addUnit, {
    body: { kind: 'truck', unitNumber: '112', driverId: driver.id },
  })
  const ask = (body: object) =>
    company.manager.call(createFleetRequest, {
      body: {
        ...{ driverId: driver.id, serviceType: 'Battery Service', isConfirmed: true },
        ...{ title: 'No start', description: 'Dead battery', location: 'Del Rio, TX' },
        ...body,
      },
    })
  await ask({ poNumber: 'TG-261126' })
  await ask({ unitId: unit.body.id })
  await desk.keyboard.press('Control+k')
  await desk.getByRole('dialog', { name: 'Go to' }).getByRole('combobox').pressSequentially('112')
  await expect(desk.getByRole('option')).toHaveText([
    'Unit: 112',
    `Driver: ${driver.fullName}`,
    `Request service for ${driver.fullName}`,
    `Call ${driver.fullName}`,
    `Request: Unit 112 · ${driver.fullName} · No start, Del Rio, TX`,
  ])
  await desk.keyboard.press('Escape')
  await desk.keyboard.press('Escape')
  // A deed and a name, in either order.
  const [firstName = ''] = driver.fullName.split(' ')
  await desk.keyboard.press('Control+k')
  const typed = desk.getByRole('dialog', { name: 'Go to' }).getByRole('combobox')
  for (const words of [`call ${firstName}`, `${firstName} call`]) {
    await typed.fill(words)
    await expect(desk.getByRole('option')).toHaveText([`Call ${driver.fullName}`])
  }
  await desk.keyboard.press('Escape')
  await desk.keyboard.press('Escape')
  await go('Tire', /^Approve: /)
  await expect(desk).toHaveURL(new RegExp(`/fleet-bids/${request.id}#approve`))
  // Nobody has to know whose approval waits.
  await desk.goto('/business-dashboard?tab=units')
  await expect(desk.getByRole('button', { name: 'Add Unit' })).toBeVisible()
  await go('approval', /^Approve: /)
  await expect(desk).toHaveURL(new RegExp(`/fleet-bids/${request.id}#approve`))
  await expect(
    desk
      .getByRole('region', { name: 'Needs your approval' })
      .getByRole('button', { name: 'Approve' }),
  ).toBeVisible()

  const shop = await app.given.provider({ approved: false })
  const operator = await window(await app.given.admin())
  await operator.goto('/admin-dashboard?tab=users')
  await expect(operator.getByRole('searchbox').first()).toBeVisible()
  await operator.keyboard.press('Control+k')
  await operator
    .getByRole('combobox', { name: /^A business, fleet, person or page/ })
    .fill(shop.businessName)
  await operator
    .getByRole('option', { name: `Review the application of ${shop.businessName}` })
    .click()
  await expect(operator).toHaveURL(/tab=approvals/)
})

test('an operator goes to the request of who calls by the number that the phone shows; a part of it asks for nobody', {
  tag: '@desk',
}, async ({ app, window }) => {
  const request = await app.given.request({
    form: { phone: '(512) 555-0187', fullName: 'Rosa Bell' },
  })
  const operator = await window(await app.given.admin())
  await operator.goto('/admin-dashboard?tab=users')
  await expect(operator.getByRole('searchbox').first()).toBeVisible()
  const looks: string[] = []
  operator.on('request', (sent) => {
    if (sent.url().endsWith('/requests/look-up')) looks.push(sent.postData() ?? '')
  })
  await operator.keyboard.press('Control+k')
  const field = operator.getByRole('combobox', { name: /a caller’s number or link/ })
  await field.pressSequentially('512 555 0187', { delay: 400 })
  const found = operator.getByRole('option', { name: /^Request: .+, Rosa Bell$/ })
  await expect(found).toBeVisible()
  expect(looks.map((body) => JSON.parse(body))).toEqual([{ search: '512 555 0187' }])
  await found.click()
  await expect(operator).toHaveURL(new RegExp(`/admin/requests/${request.id}`))
})

test('Ctrl and K pressed while the bar is still on its way opens the menu once it is here', {
  tag: '@desk',
}, async ({ app, window }) => {
  const company = await app.given.company()
  const desk = await window(company.manager)
  const arrive = await holdBack(desk, '**/WorkBar-*.js')
  await desk.goto('/business-dashboard?tab=units')
  await expect(desk.getByRole('button', { name: 'Add Unit' })).toBeVisible()
  await expect(desk.getByRole('banner')).toBeEmpty()
  await desk.keyboard.press('Control+k')
  arrive()
  await expect(desk.getByRole('dialog', { name: 'Go to' }).getByRole('combobox')).toBeFocused()
})

test('the menu opens from the person’s own menu too, and gives the focus back', {
  tag: '@desk',
}, async ({ app, window }) => {
  const company = await app.given.company()
  const desk = await window(company.manager)
  await desk.goto('/business-dashboard?tab=units')
  await expect(desk.getByRole('button', { name: 'Add Unit' })).toBeVisible()
  const own = desk.locator('summary').filter({ hasText: 'Menu' })
  await own.click()
  await desk.getByRole('button', { name: /^Go to …/ }).click()
  await expect(desk.getByRole('dialog', { name: 'Go to' })).toBeVisible()
  await desk.keyboard.press('Escape')
  await expect(desk.getByRole('dialog', { name: 'Go to' })).toBeHidden()
  await expect(own).toBeFocused()
})

test('an operator goes to a person’s desk page by name, on a phone too', async ({
  app,
  window,
}) => {
  const driver = await app.given.fleetDriver(await app.given.company())
  const desk = await window(await app.given.admin())
  await desk.goto('/admin-dashboard?tab=users')
  await expect(desk.getByRole('searchbox').first()).toBeVisible()
  await desk.locator('summary').filter({ hasText: 'Menu' }).click()
  await desk.getByRole('button', { name: /^Go to …/ }).click()
  const dialog = desk.getByRole('dialog', { name: 'Go to' })
  await dialog.getByRole('combobox').fill(driver.fullName)
  await expectAccessible(desk)
  await dialog.getByRole('option', { name: `Person: ${driver.fullName}` }).click()
  await expect(desk).toHaveURL(/\/admin\/people\//)
})

test('single keys walk the rows, open one and reach Approve; never while somebody types, and not once they are off', {
  tag: '@desk',
}, async ({ app, window }) => {
  const shop = await app.given.provider({ approved: false })
  const desk = await window(await app.given.admin())
  await desk.goto('/admin-dashboard?tab=approvals')
  const queue = desk.getByRole('navigation', { name: 'Waiting for approval' })
  await expect(queue.getByRole('button').first()).toBeVisible()
  await desk.keyboard.press('j')
  await expect(queue.getByRole('button').first()).toBeFocused()
  await queue.getByRole('button', { name: shop.businessName }).focus()
  await desk.keyboard.press('Enter')
  await expect(desk.getByRole('heading', { name: shop.businessName })).toBeVisible()
  const approve = desk.getByRole('button', { name: 'Approve', exact: true })
  await expect(approve).toBeVisible()
  await desk.keyboard.press('a')
  await expect(approve).toBeFocused()
  await desk.keyboard.press('?')
  const list = desk.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(list).toContainText('Next row')
  await expectAccessible(desk)
  await list.getByRole('switch', { name: 'Use single-key shortcuts' }).uncheck()
  await desk.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await desk.keyboard.press('j')
  await expect(queue.getByRole('button').first()).not.toBeFocused()
  await desk.goto('/admin-dashboard?tab=providers')
  const search = desk.getByRole('searchbox').first()
  await search.pressSequentially('jka?')
  await expect(search).toHaveValue('jka?')
})

test('who comes back from a row of the board goes on behind it, and days the wrong way round are said at their field', {
  tag: '@desk',
}, async ({ app, window }) => {
  const company = await app.given.company()
  const driver = await app.given.fleetDriver(company)
  for (const title of ['First', 'Second', 'Third'])
    await company.manager.call(createFleetRequest, {
      body: {
        ...{ driverId: driver.id, serviceType: 'Battery Service', isConfirmed: true, title },
        ...{ description: 'Dead battery', location: 'Del Rio, TX' },
      },
    })
  const desk = await window(company.manager)
  await desk.goto('/business-dashboard?sort=oldest')
  const links = desk.getByRole('table').getByRole('link', { name: /First|Second|Third/ })
  await expect(links).toHaveCount(3)
  await desk.keyboard.press('j')
  await desk.keyboard.press('j')
  await expect(links.nth(1)).toBeFocused()
  await desk.keyboard.press('Enter')
  await expect(desk.getByRole('heading', { level: 1, name: 'Second' })).toBeVisible()
  await desk.goBack()
  await expect(links).toHaveCount(3)
  await desk.keyboard.press('j')
  await expect(links.nth(2)).toBeFocused()

  await desk.goto('/business-dashboard?from=2026-11-20&to=2026-11-10')
  await expect(desk.getByText('From must not be after To.')).toBeVisible()
})
