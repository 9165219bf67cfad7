import { decideBid } from '../contract/bids.ts'
import { decideChangeOrder, listChangeOrders, sendChangeOrder } from '../contract/change-orders.ts'
import { advanceJob } from '../contract/jobs.ts'
import { begunJob } from '../server/testing/read-answers.ts'
import { finishWork } from './finish-work.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { loseAnswers } from './lose-answers.ts'
import { memberOf } from './member-of.ts'
import { asFile, cameraPhoto } from './pictures.ts'

test('a shop finds more at the truck, shows it and asks; the customer approves a part, and both read the new price', async ({
  app,
  window,
}) => {
  test.slow()
  const shop = await app.given.provider()
  const job = await app.given.job({ provider: shop, price: '300.00', until: 'work' })
  const [customer, provider] = [await window(), await window(shop.caller)]
  await customer.goto(`/bids/${job.request.id}?token=${job.request.token}`)
  await provider.goto('/provider-dashboard?tab=jobs')
  await provider.getByRole('button', { name: 'Ask for more' }).click()
  const dialog = provider.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Ask the customer' }).click()
  await expect(dialog.getByText('Choose why it costs more.')).toBeVisible()
  await dialog.getByLabel('Why does it cost more?').selectOption('Seized parts')
  await dialog.getByLabel('What for').selectOption('Parts')
  await dialog.getByLabel('Description (optional)').fill('Wheel hub')
  await dialog.getByLabel('Each ($)').fill('30')
  const photoNeeded = dialog.getByText('Add a photo: this is more than 10% of the agreed price')
  await expect(photoNeeded).toHaveCount(0)
  // Said as soon as it is so, not after it was sent.
  await dialog.getByLabel('Each ($)').fill('85')
  await expect(photoNeeded).toBeVisible()
  await dialog.getByRole('button', { name: 'Add a line' }).click()
  await dialog.getByLabel('Quantity').nth(1).fill('0.5')
  await dialog.getByLabel('Each ($)').nth(1).fill('110')
  await expect(dialog).toContainText('$140.00')
  await expectAccessible(provider)
  await dialog.getByRole('button', { name: 'Ask the customer' }).click()
  await expect(
    dialog.getByText('Add a photo that shows why it costs this much more.').first(),
  ).toBeVisible()
  await expect(dialog.locator('input[type=file]')).toBeFocused()
  await dialog.locator('input[type=file]').setInputFiles(asFile(await cameraPhoto('#553311')))
  await expect(dialog.getByRole('img')).toHaveCount(1)
  await expect(photoNeeded).toHaveCount(0)
  // The news of it comes before its answer.
  let answered = () => {}
  const heard = new Promise<void>((resolve) => {
    answered = resolve
  })
  await provider.route(/\/change-orders$/, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    const response = await route.fetch()
    await heard
    await route.fulfill({ response })
  })
  await dialog.getByRole('button', { name: 'Ask the customer' }).click()
  await expect(provider.getByText('You asked for $140.00 more.')).toBeVisible()
  answered()
  await expect(dialog).toHaveCount(0)

  const change = customer.getByRole('region', { name: /is asking for \$140\.00 more/ })
  await expect(change).toContainText('Seized parts')
  // Whoever looks at the phone sees it at once: both wait for each other beside the truck.
  await customer.evaluate(() => scrollTo(0, 0))
  await expect(change.getByText(/is asking for \$140\.00 more/)).toBeInViewport({ ratio: 1 })
  await expect(change.getByRole('button', { name: /photo/i })).toHaveCount(1)
  // Of one alone the amount says it.
  await expect(change.getByRole('listitem').filter({ hasText: '$' })).toHaveText([
    /^Parts, Wheel hub\s*\$85\.00$/,
    /^Labor\s*0\.5 × \$110\.00 \$55\.00$/,
  ])
  await expectAccessible(customer)
  await change.getByLabel('Labor').uncheck()
  await expect(change).toContainText('$385.00')
  await change.getByRole('button', { name: 'Approve $85.00' }).click()
  await expect(change).toContainText('The price rises from $300.00 to $385.00.')
  await change.getByRole('button', { name: 'Yes, $385.00 instead of $300.00' }).click()
  await expect(change).toHaveCount(0)
  await expect(customer.getByRole('main')).toContainText('$385.00')
  await expect(provider.getByText('of $385.00')).toBeVisible()
  await expect(provider.getByText('Partly approved')).toBeVisible()
  await customer.getByText('What was agreed').click()
  await expect(customer.getByText('Wheel hub')).toBeVisible()
  await expect(customer.getByText('Total from then on')).toContainText('$385.00')
  const proofs = customer.getByRole('region', { name: 'Proof of work' })
  await proofs.getByText('Extra charges').first().click()
  await expect(proofs.getByRole('button', { name: /^Photo 1 of 1/ })).toBeVisible()
  await expectAccessible(customer)

  await finishWork(provider)
  await customer.getByRole('button', { name: 'Confirm the work is done' }).click()
  for (const page of [customer, provider]) {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Invoice (PDF)' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('invoice.pdf')
  }
})

test('asking for more whose answer is lost is kept, sent again under one key, and asks once', async ({
  app,
  window,
}) => {
  const shop = await app.given.provider()
  const job = await app.given.job({ provider: shop, price: '300.00', until: 'work' })
  const provider = await window(shop.caller)
  await provider.goto('/provider-dashboard?tab=jobs')
  await provider.getByRole('button', { name: 'Ask for more' }).click()
  const dialog = provider.getByRole('dialog')
  await dialog.getByLabel('Why does it cost more?').selectOption('Recovery needed')
  await dialog.getByLabel('Each ($)').fill('20')
  const keys = await loseAnswers(provider, /\/change-orders$/, 2)
  await dialog.getByRole('button', { name: 'Ask the customer' }).click()
  await expect(provider.getByText(/^Ask for \$20\.00 more · .+ · not sent yet$/)).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(provider.getByText('You asked for $20.00 more.')).toBeVisible()
  await expect(provider.getByText('not sent yet')).toHaveCount(0)
  await expect(provider.getByText(/did not go through/)).toHaveCount(0)
  expect(keys.length).toBe(3)
  expect(new Set(keys).size).toBe(1)
  const asked = await app.anybody().call(listChangeOrders, {
    params: { id: job.id },
    token: job.request.token,
  })
  expect(asked.body).toHaveLength(1)
})

test('work is done before the customer has answered: both read what is in the total, and confirming takes no more than that', async ({
  app,
  window,
}) => {
  const shop = await app.given.provider()
  const job = await app.given.job({ provider: shop, price: '300.00', until: 'work' })
  await shop.caller.call(sendChangeOrder, {
    params: { id: job.id },
    body: {
      reason: 'waiting',
      lines: [{ kind: 'parts', quantity: '1', unitPrice: '25.00' }],
    },
  })
  const [customer, provider] = [await window(), await window(shop.caller)]
  await customer.goto(`/bids/${job.request.id}?token=${job.request.token}`)
  await provider.goto('/provider-dashboard?tab=jobs')
  await provider.getByRole('button', { name: 'Work is done' }).click()
  const dialog = provider.getByRole('dialog', { name: 'Is the work done?' })
  await expect(dialog).toContainText('$300.00')
  await expect(dialog).toContainText('The $25.00 more you asked for is not in the total')
  await expectAccessible(provider)
  await dialog.getByRole('button', { name: 'Not yet' }).click()
  await finishWork(provider)

  const change = customer.getByRole('region', { name: /is asking for \$25\.00 more/ })
  await expect(change).toContainText('that is a no too: you pay $300.00.')
  await expect(customer.getByText(/^You pay/)).toContainText('$300.00')
  await expectAccessible(customer)
  // The other phone of the same customer says yes; on this one nothing has been heard of that when the button is pressed.
  let sent = () => {}
  const goes = new Promise<void>((resolve) => {
    sent = resolve
  })
  await customer.route(/\/confirm$/, async (route) => {
    await goes
    await route.continue()
  })
  await customer.getByRole('button', { name: 'Confirm the work is done' }).click()
  const asked = await app.anybody().call(listChangeOrders, {
    params: { id: job.id },
    token: job.request.token,
  })
  await app.anybody().call(decideChangeOrder, {
    params: { id: asked.body[0]?.id ?? '' },
    token: job.request.token,
    body: { approvedLines: [0], total: '325.00' },
  })
  sent()
  await expect(customer.getByText('More has been approved since')).toBeVisible()
  await expect(customer.getByText(/^You pay/)).toContainText('$325.00')
  await customer.getByRole('button', { name: 'Confirm the work is done' }).click()
  await expect(customer.getByText('The work is done and the job is closed.')).toBeVisible()
})

test('after a no the shop may leave for the fee of having come, and both sides read it', async ({
  app,
  window,
}) => {
  const shop = await app.given.provider()
  const job = await app.given.job({ provider: shop, price: '300.00', until: 'arrive' })
  const [customer, provider] = [await window(), await window(shop.caller)]
  await customer.goto(`/bids/${job.request.id}?token=${job.request.token}`)
  await provider.goto('/provider-dashboard?tab=jobs')
  await provider.getByRole('button', { name: 'Ask for more' }).click()
  const dialog = provider.getByRole('dialog')
  await dialog.getByLabel('Why does it cost more?').selectOption('Recovery needed')
  await dialog.getByLabel('Each ($)').fill('30')
  await dialog.getByRole('button', { name: 'Ask the customer' }).click()
  const change = customer.getByRole('region', { name: /is asking for \$30\.00 more/ })
  await change.getByRole('button', { name: 'Decline' }).click()
  const no = customer.getByRole('dialog', { name: /^Decline \$30\.00 more/ })
  await no.getByLabel('Why not?').fill('The yard has its own winch')
  await expectAccessible(customer)
  await no.getByRole('button', { name: 'Decline' }).click()
  await expect(change).toHaveCount(0)
  await expect(provider.getByText('The yard has its own winch').first()).toBeVisible()
  await provider.getByRole('button', { name: 'Leave for the fee' }).click()
  await provider.getByRole('dialog').getByRole('button', { name: 'Leave the job' }).click()
  await expect(provider.getByText('The customer owes you')).toBeVisible()
  await expect(provider.getByRole('main')).toContainText('$150.00')
  await expect(customer.getByText('Cancellation fee').first()).toBeVisible()
  await expect(customer.getByRole('main')).toContainText('$150.00')
})

/** As the driver, and as everybody else reads it. */
const aboveLimit = /^This is above (your|the driver’s) limit\. A/

test('a ruined hub is over the driver’s limit: no dispatcher answers, a manager approves it, and all of them read who was asked', async ({
  // In this order: the windows close before their server does.
  movable,
  window,
}) => {
  test.slow()
  const { given, later, baseUrl } = movable
  const [company, shop] = [await given.company(), await given.provider()]
  await memberOf(movable, company, 'dispatcher')
  const truck = await given.fleetDriver(company, { spendingLimit: '400' })
  const request = await given.request({ as: truck.caller, form: { serviceType: 'Emergency' } })
  const bid = await given.bid(shop, request, { price: '300.00' })
  const accepted = await truck.caller.call(decideBid, {
    params: { id: bid.id },
    body: { status: 'accepted' },
  })
  for (const step of ['start', 'arrive', 'work'] as const)
    await shop.caller.call(advanceJob, {
      params: { id: begunJob(accepted.body) },
      body: { step },
    })
  const [provider, driver, manager] = [
    await window(shop.caller),
    await window(truck.caller),
    await window(company.manager),
  ]
  await provider.goto(`${baseUrl}/provider-dashboard?tab=jobs`)
  await provider.getByRole('button', { name: 'Ask for more' }).click()
  const dialog = provider.getByRole('dialog')
  await dialog.getByLabel('Why does it cost more?').selectOption('Seized parts')
  await dialog.getByLabel('What for').selectOption('Parts')
  await dialog.getByLabel('Description (optional)').fill('Ruined hub')
  await dialog.getByLabel('Each ($)').fill('180')
  await dialog.locator('input[type=file]').setInputFiles(asFile(await cameraPhoto('#553311')))
  await expect(dialog.getByRole('img')).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Ask the customer' }).click()
  await expect(dialog).toHaveCount(0)
  await driver.goto(`${baseUrl}/driver-portal`)
  await manager.goto(`${baseUrl}/business-dashboard`)
  await expect(manager.getByText('is asking for $180.00 more')).toBeVisible()
  await manager.goto(`${baseUrl}/fleet-bids/${request.id}`)
  for (const page of [provider, driver, manager]) {
    await expect(page.getByText(aboveLimit)).toContainText(
      'A dispatcher of the fleet was asked. A manager is asked in',
    )
    await expectAccessible(page)
  }
  const atTruck = driver.getByRole('region', { name: /is asking for \$180\.00 more/ })
  const approve = atTruck.getByRole('button', { name: 'Approve $180.00' })
  await expect(approve).toHaveAttribute('aria-disabled', 'true')

  later(10 * 60_000)
  // Nobody reloads a page.
  for (const page of [provider, driver, manager])
    await expect(page.getByText(aboveLimit)).toContainText('A manager of the fleet was asked.')
  const change = manager.getByRole('region', { name: /is asking for \$180\.00 more/ })
  await change.getByRole('button', { name: 'Approve $180.00' }).click()
  await change.getByRole('button', { name: 'Yes, $480.00 instead of $300.00' }).click()
  await expect(change).toHaveCount(0)
  await expect(atTruck).toHaveCount(0)
  await expect(provider.getByText('of $480.00')).toBeVisible()
  await expect(driver.getByRole('main')).toContainText('$480.00')
})
