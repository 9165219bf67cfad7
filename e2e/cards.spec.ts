import { decideChangeOrder, sendChangeOrder } from '#contract/change-orders.ts'
import { addConversationPhoto } from '#contract/photos.ts'
import { givenPhoto } from '../server/testing/given-photo.ts'
import { finishWork } from './finish-work.ts'
import { expect, expectAccessible, test } from './fixtures.ts'

const phone = { width: 390, height: 844 }

test('a guest puts a demo card on the job on a phone, and the provider reads that it is secured', async ({
  withCards: { given, baseUrl },
  window,
}) => {
  test.slow()
  const job = await given.job({ price: '310.00', until: 'start' })
  const [customer, provider] = [await window(), await window(job.provider.caller)]
  await customer.setViewportSize(phone)
  await customer.goto(`${baseUrl}/bids/${job.request.id}?token=${job.request.token}`)
  await provider.goto(`${baseUrl}/provider-dashboard?tab=jobs`)
  const payment = customer.getByRole('region', { name: 'Payment' })
  await expect(payment).toContainText('You pay the provider directly.')
  await expectAccessible(customer)

  await payment.getByRole('button', { name: 'Pay by card' }).click()
  await expect(customer.getByText('Demo card, nobody’s money.')).toBeVisible()
  expect(customer.url()).not.toContain(job.request.token)
  await expectAccessible(customer)
  await customer.getByRole('button', { name: 'Hold $310.00' }).click()
  await expect(payment).toContainText('$310.00 is held on your card.')
  await expect(payment).toContainText('Visa ending in 4242')
  await expectAccessible(customer)
  // The processor was not told the link; the address that it leads back to gets it from this browser.
  await expect(customer).toHaveURL(new RegExp(`card=back#token=${job.request.token}$`))
  await expect(provider.getByText('Secured: $310.00 is held')).toBeVisible()

  await provider.getByRole('button', { name: 'I have arrived' }).click()
  await provider.getByRole('button', { name: 'Start work' }).click()
  await finishWork(provider)
  await customer.getByRole('button', { name: 'Confirm the work is done' }).click()
  await expect(payment).toContainText('$310.00 was charged to your card.')
  await expect(provider.getByText('$310.00 was charged to the customer’s card.')).toBeVisible()

  const tip = customer.getByRole('region', { name: 'Tip' })
  await tip.getByText('Other').click()
  await tip.getByLabel('Tip ($)').fill('0.10')
  await tip.getByRole('button', { name: 'Tip $0.10 with Visa ending in 4242' }).click()
  await expect(tip).toContainText('Enter a tip between $1.00 and $200.00.')
  await expectAccessible(customer)
  await tip.getByText('$20', { exact: true }).click()
  await tip.getByRole('button', { name: 'Tip $20.00 with Visa ending in 4242' }).click()
  await expect(tip).toContainText('You gave a tip of $20.00. Thank you.')
  await expect(tip.getByRole('button')).toHaveCount(0)
  await expect(provider.getByText('The customer gave a tip of $20.00.')).toBeVisible()

  // It is over, and this browser keeps its link no longer: the page still opens, today and later.
  expect(await customer.evaluate(() => localStorage.getItem('open-requests'))).toBeNull()
  await customer.reload()
  await expect(payment).toContainText('$310.00 was charged to your card.')
})

test('who cancels reads that the fee comes from the card, and not that it is owed', async ({
  withCards: { given, baseUrl },
  window,
}) => {
  const job = await given.job({ price: '310.00', until: 'arrive' })
  const customer = await window()
  await customer.goto(`${baseUrl}/bids/${job.request.id}?token=${job.request.token}`)
  const payment = customer.getByRole('region', { name: 'Payment' })
  await payment.getByRole('button', { name: 'Pay by card' }).click()
  await customer.getByRole('button', { name: 'Hold $310.00' }).click()
  await expect(payment).toContainText('$310.00 is held on your card.')
  await customer.getByRole('button', { name: 'Cancel request' }).click()
  const dialog = customer.getByRole('dialog')
  await expect(dialog).toContainText('from what is held on your card:')
  await expect(dialog).not.toContainText('paid directly')
  await expect(dialog.getByRole('button', { name: 'Cancel and pay $150.00' })).toBeVisible()
  await expectAccessible(customer)
})

test('who cancels reads which part of the fee the card pays and which is paid directly, and so does the shop', async ({
  withCards: { anybody, given, baseUrl },
  window,
}) => {
  test.slow()
  const job = await given.job({ price: '40.00', until: 'arrive' })
  const { caller } = job.provider
  const customer = await window()
  await customer.goto(`${baseUrl}/bids/${job.request.id}?token=${job.request.token}`)
  const payment = customer.getByRole('region', { name: 'Payment' })
  await payment.getByRole('button', { name: 'Pay by card' }).click()
  // It holds the price, and nothing more later on.
  await customer.getByLabel('Card number').fill('4000 0000 0000 0341')
  await customer.getByRole('button', { name: 'Hold $40.00' }).click()
  await expect(payment).toContainText('$40.00 is held on your card.')
  const photo = await caller.call(addConversationPhoto, {
    params: { id: job.bidId },
    file: await givenPhoto(),
  })
  const lines = [{ kind: 'parts' as const, quantity: '1', unitPrice: '80.00' }]
  const asked = await caller.call(sendChangeOrder, {
    params: { id: job.id },
    body: { reason: 'seized_parts', lines, photoIds: [photo.body.id] },
  })
  await anybody().call(decideChangeOrder, {
    params: { id: asked.body.id },
    token: job.request.token,
    body: { approvedLines: [0], total: '120.00' },
  })
  await customer.getByRole('button', { name: 'Cancel request' }).click()
  const dialog = customer.getByRole('dialog')
  await expect(dialog).toContainText(
    '$40.00 from what is held on your card and $20.00 paid directly.',
  )
  await expectAccessible(customer)
  await dialog.getByRole('button', { name: 'I found other help' }).click()
  await dialog.getByRole('button', { name: 'Cancel for a fee of $60.00' }).click()
  await expect(customer.getByRole('main')).toContainText('$40.00 by card, $20.00 directly')
  const provider = await window(caller)
  await provider.goto(`${baseUrl}/provider-dashboard?tab=jobs`)
  await expect(provider.getByRole('main')).toContainText(
    '$40.00 by card, $20.00 paid directly, no Roadcall fee',
  )
})

test('a card that is declined keeps nobody waiting: the guest goes back and pays directly', async ({
  withCards: { given, baseUrl },
  window,
}) => {
  const job = await given.job({ price: '185.00', until: 'finish' })
  test.slow()
  const customer = await window()
  await customer.setViewportSize(phone)
  await customer.goto(`${baseUrl}/bids/${job.request.id}?token=${job.request.token}`)
  const payment = customer.getByRole('region', { name: 'Payment' })
  // Another device of the same guest, and the shop, look on.
  const [other, provider] = [await window(), await window(job.provider.caller)]
  await other.goto(`${baseUrl}/bids/${job.request.id}?token=${job.request.token}`)
  await provider.goto(`${baseUrl}/provider-dashboard?tab=jobs`)
  const onOther = other.getByRole('region', { name: 'Payment' })
  await expect(onOther).toContainText('You pay the provider directly.')
  await payment.getByRole('button', { name: 'Pay by card' }).click()
  await expect(customer.getByText('Demo card, nobody’s money.')).toBeVisible()
  await expect(onOther).toContainText('Your card is not on it yet.')
  await customer.goBack()
  await expect(payment).toContainText('Your card is not on it yet.')
  await payment.getByRole('button', { name: 'Add the card' }).click()
  await customer.getByLabel('Card number').fill('4000 0000 0000 0002')
  await customer.getByRole('button', { name: 'Hold $185.00' }).click()
  await expect(customer.getByRole('alert')).toHaveText('The card was declined. Try another.')
  await customer.getByRole('link', { name: 'Back without a card' }).click()
  await expect(payment).toContainText('Your card is not on it yet.')
  await expect(payment.getByRole('button', { name: 'Add the card' })).toBeVisible()
  // Until that is decided nothing says who takes the money.
  await expect(customer.getByText('paid directly to the provider')).toHaveCount(0)
  await expect(onOther).toContainText('Your card is not on it yet.')
  await expect(provider.getByText('The customer is adding a card.')).toBeVisible()
  await payment.getByRole('button', { name: 'Pay directly instead' }).click()
  for (const shown of [payment, onOther]) {
    await expect(shown).toContainText('You pay the provider directly.')
    await expect(shown.getByRole('button', { name: 'Pay by card' })).toBeVisible()
  }
  await expect(customer.getByText('paid directly to the provider').first()).toBeVisible()
  await expect(provider.getByText('The customer is adding a card.')).toHaveCount(0)

  // Cards are no good today: the company's fleet check pays, and its code goes to the provider alone, once.
  await customer.getByRole('button', { name: 'Pay by fleet check' }).click()
  const dialog = customer.getByRole('dialog')
  await dialog.getByLabel('Express code').fill('12')
  await dialog.getByRole('button', { name: 'Save the code' }).click()
  await expect(dialog).toContainText('Enter the express code')
  await dialog.getByLabel('Express code').fill('5529-8801-3141')
  await expect(dialog).toContainText('To be paid directly: $185.00.')
  await dialog.getByLabel('Amount ($)').fill('100')
  await expectAccessible(customer)
  await dialog.getByRole('button', { name: 'Save the code' }).click()
  // A check for less says so to both before it is drawn.
  await expect(customer.getByText('$85.00 is left to pay directly.')).toBeVisible()
  await expect(provider.getByText('$85.00 is left to pay directly.')).toBeVisible()
  await customer.getByRole('button', { name: 'Change the fleet check' }).click()
  await dialog.getByLabel('Express code').fill('5529-8801-3141')
  await dialog.getByRole('button', { name: 'Save the code' }).click()
  await expect(
    customer.getByText('Fleet check: Comdata, $185.00, code ending in 3141.'),
  ).toBeVisible()
  await provider.getByRole('button', { name: 'Show the code once' }).click()
  await expect(provider.getByText('552988013141')).toBeVisible()
  await expectAccessible(provider)
  await expect(customer.getByText('The provider has read the code.')).toBeVisible()
  // The news of it takes nothing away.
  await expect(provider.getByText('552988013141')).toBeVisible()

  await customer.getByRole('button', { name: 'Confirm the work is done' }).click()
  await expect(customer.getByText('paid directly to the provider').first()).toBeVisible()
  await expectAccessible(customer)

  const tip = customer.getByRole('region', { name: 'Tip' })
  await tip.getByText('$10', { exact: true }).click()
  await tip.getByRole('button', { name: 'Tip $10.00 by card' }).click()
  await customer.getByRole('button', { name: 'Hold $10.00' }).click()
  await expect(tip).toContainText('You gave a tip of $10.00. Thank you.')
})
