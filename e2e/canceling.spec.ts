import { answerArrival } from '../contract/jobs.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { loseAnswers } from './lose-answers.ts'
import { towns } from './towns.ts'

const minute = 60_000

test('canceling says what it costs, asks again when that changes, and both sides read the fee', async ({
  movable,
  window,
}) => {
  const { given, later, baseUrl } = movable
  const job = await given.job({ until: 'start', price: '310.00' })
  const [customer, provider] = [await window(), await window(job.provider.caller)]
  await customer.goto(`${baseUrl}/bids/${job.request.id}?token=${job.request.token}`)
  await provider.goto(`${baseUrl}/provider-dashboard?tab=jobs`)
  const readings = { underWay: 0, wait: Promise.resolve() }
  await customer.route(/\/cancellation(\?|$)/, async (route) => {
    await readings.wait
    readings.underWay += 1
    await route.fulfill({ response: await route.fetch() })
    readings.underWay -= 1
  })
  const open = async () => {
    await customer.getByRole('button', { name: 'Cancel request' }).click()
    return customer.getByRole('dialog')
  }
  let dialog = await open()
  await expect(dialog).toContainText('Canceling is free for the first 5 min')
  await expectAccessible(customer)
  await dialog.getByRole('button', { name: 'Keep it' }).click()

  later(6 * minute)
  await customer.reload()
  dialog = await open()
  await expect(dialog.getByRole('button', { name: 'Cancel and owe $77.50' })).toBeVisible()
  await expectAccessible(customer)
  // A press that nothing proves makes it no dearer.
  await provider.reload()
  await provider.getByRole('button', { name: 'I have arrived' }).click()
  await expect(dialog).toContainText('The provider says they are there, but nothing proves it yet.')
  await expect(dialog.getByRole('button', { name: 'Cancel and owe $77.50' })).toBeVisible()
  // Meanwhile somebody at the truck says that they are there: the sum in the button follows, and stays there until the next one
  // is known. What was read before that has to be here.
  await expect.poll(() => readings.underWay).toBe(0)
  const { promise: asked, resolve: known } = Promise.withResolvers<void>()
  readings.wait = asked
  await movable.anybody().call(answerArrival, {
    params: { id: job.id },
    token: job.request.token,
    body: { here: true },
  })
  await expect(customer.locator('main').getByText('You said that they are there.')).toBeAttached()
  await expect(dialog.getByRole('button', { name: 'Cancel and owe $77.50' })).toBeVisible()
  known()
  const confirm = dialog.getByRole('button', { name: 'Cancel and owe $150.00' })
  await expect(confirm).toBeVisible()
  await dialog.getByRole('button', { name: 'I found other help' }).click()
  await confirm.click()
  const job1 = customer.getByRole('main')
  await expect(job1.getByText('Cancellation fee').first()).toBeVisible()
  await expect(job1).toContainText('$150.00')
  await expectAccessible(customer)
  await provider.reload()
  await expect(provider.getByText('The customer owes you')).toBeVisible()
  await expect(provider.getByRole('main')).toContainText('$150.00')
})

test('canceling whose answer is lost is sent again, for the sum that was shown, and once', async ({
  app,
  window,
}) => {
  const job = await app.given.job({ until: 'start' })
  const customer = await window()
  await customer.goto(`/bids/${job.request.id}?token=${job.request.token}`)
  await customer.getByRole('button', { name: 'Cancel request' }).click()
  const dialog = customer.getByRole('dialog')
  await dialog.getByRole('button', { name: 'I found other help' }).click()
  const keys = await loseAnswers(customer, /\/cancel$/, 1)
  await customer.route('**/api/live', (route) => route.abort())
  await dialog.getByRole('button', { name: 'Cancel the request' }).click()
  await expect(customer.getByText('You canceled this job.', { exact: false })).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect.poll(() => keys.length).toBe(2)
  expect(new Set(keys).size).toBe(1)
})

test('work under way is asked to stop; the shop takes less, and both read the same agreement', async ({
  app,
  window,
}) => {
  const shop = await app.given.provider()
  const lines = [
    { kind: 'call_out' as const, quantity: '1', unitPrice: '75.00' },
    { kind: 'labor' as const, text: 'Two hours', quantity: '2', unitPrice: '110.00' },
  ]
  const job = await app.given.job({ provider: shop, price: '295.00', lines, until: 'work' })
  const [customer, provider] = [await window(), await window(shop.caller)]
  await customer.goto(`/bids/${job.request.id}?token=${job.request.token}`)
  await provider.goto('/provider-dashboard?tab=jobs')
  await expect(customer.getByRole('button', { name: 'Cancel request' })).toHaveCount(0)
  await customer.getByRole('button', { name: 'Ask to stop the work' }).click()
  const dialog = customer.getByRole('dialog')
  await dialog.getByLabel('Why should the work stop?').fill('The axle is not worth it')
  await dialog.getByRole('button', { name: 'Ask to stop' }).click()
  await expect(customer.getByText('You asked the provider to stop.')).toBeVisible()

  await expect(
    provider.getByText('The customer wants the work to stop.', { exact: false }),
  ).toBeVisible()
  await provider.getByRole('button', { name: 'Lower the price' }).click()
  const lower = provider.getByRole('dialog')
  await lower.getByLabel('New price ($)').fill('400')
  await lower.getByLabel('Why is it less?').fill('One hour only')
  await lower.getByRole('button', { name: 'Lower the price' }).click()
  await expect(lower.getByText('Enter a price below the agreed $295.00.')).toBeVisible()
  await expectAccessible(provider)
  await lower.getByLabel('New price ($)').fill('185.00')
  await lower.getByRole('button', { name: 'Lower the price' }).click()
  await expect(provider.getByText('of $185.00')).toBeVisible()
  await expect(customer.getByRole('main')).toContainText('$185.00')

  const prints: string[] = []
  for (const page of [customer, provider]) {
    await page.getByText('What was agreed').click()
    await expect(page.getByText('Two hours')).toBeVisible()
    await expect(page.getByText('Price lowered', { exact: true })).toBeVisible()
    prints.push((await page.locator('code').allTextContents()).join(' '))
  }
  expect(prints[0]).toBe(prints[1])
  expect(prints[0]?.split(' ')).toHaveLength(2)
  await expectAccessible(customer)
})

test('a shop names its price line by line, and the customer reads what it covers', async ({
  app,
  window,
}) => {
  const { address, lat, lng } = towns.fortStockton
  const shop = await app.given.provider({ address, radius: 40 })
  const request = await app.given.request({ form: { lat, lng } })
  const [provider, customer] = [await window(shop.caller), await window()]
  await provider.goto('/provider-dashboard')
  await provider
    .getByRole('button', { name: /^Submit Bid/ })
    .first()
    .click()
  const dialog = provider.getByRole('dialog')
  // A price that was named already goes into the first line, which has the focus.
  await dialog.getByLabel('Your Price').fill('185')
  await dialog.getByRole('button', { name: 'Itemize the price' }).click()
  await expect(dialog.getByLabel('Each ($)')).toHaveValue('185')
  await expect(dialog.getByLabel('Your Price')).toHaveText('$185.00')
  await expect(dialog.getByLabel('What for')).toBeFocused()
  await dialog.getByRole('button', { name: 'Name only the total' }).click()
  await expect(dialog.getByLabel('Your Price')).toBeFocused()
  await dialog.getByLabel('Your Price').fill('')
  await dialog.getByRole('button', { name: 'Itemize the price' }).click()
  const first = dialog.getByLabel('Each ($)').first()
  await first.fill('160')
  await dialog.getByLabel('Each ($)').nth(1).fill('95')
  await dialog.getByLabel('Quantity').nth(1).fill('2')
  await expect(dialog.getByLabel('Your Price')).toHaveText('$350.00')
  await dialog.getByLabel('Estimated Arrival Time').selectOption('45 minutes')
  await dialog.getByRole('button', { name: 'Submit Bid' }).click()
  await expect(dialog.getByText('A call-out fee is at most $150.00.')).toBeVisible()
  await expectAccessible(provider)
  await first.fill('75')
  await expect(dialog.getByLabel('Your Price')).toHaveText('$265.00')
  await dialog.getByRole('button', { name: 'Submit Bid' }).click()
  await expect(dialog).toHaveCount(0)

  await customer.goto(`/bids/${request.id}?token=${request.token}`)
  await customer.getByText('Details', { exact: true }).click()
  await expect(customer.getByRole('row', { name: /Call-out fee/ })).toContainText('$75.00')
  await expect(customer.getByRole('row', { name: /Labor/ })).toContainText('2 × $95.00')
  await customer.getByRole('button', { name: /^Accept Bid from/ }).click()
  await expect(customer.getByRole('dialog')).toContainText('$75.00 once they are on the way')
  await expectAccessible(customer)
})
