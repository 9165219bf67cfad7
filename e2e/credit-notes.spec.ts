import { expect, expectAccessible, test } from './fixtures.ts'

test('a refund ends in a credit note beside the invoice, for the customer, the shop and the operator', async ({
  withCards: { given, baseUrl },
  window,
}) => {
  test.slow()
  const job = await given.job({ price: '310.00', until: 'finish' })
  const [customer, shop] = [await window(), await window(job.provider.caller)]
  await customer.goto(`${baseUrl}/bids/${job.request.id}?token=${job.request.token}`)
  const payment = customer.getByRole('region', { name: 'Payment' })
  await payment.getByRole('button', { name: 'Pay by card' }).click()
  await customer.getByRole('button', { name: 'Hold $310.00' }).click()
  await expect(payment).toContainText('$310.00 is held on your card.')
  await customer.getByRole('button', { name: 'Confirm the work is done' }).click()
  await expect(payment).toContainText('$310.00 was charged to your card.')

  await shop.goto(`${baseUrl}/provider-dashboard?tab=jobs`)
  await shop.getByRole('button', { name: 'Refund' }).click()
  const dialog = shop.getByRole('dialog')
  await dialog.getByLabel('Amount ($)').fill('100.00')
  await dialog.getByLabel('Why?').fill('Less was done')
  await dialog.getByRole('button', { name: 'Send the refund' }).click()

  const note = { name: 'Credit note $100.00 (PDF)' }
  await expect(customer.getByRole('button', note)).toBeVisible()
  await expectAccessible(customer)
  const file = customer.waitForEvent('download')
  await customer.getByRole('button', note).click()
  expect((await file).suggestedFilename()).toMatch(/^CN-.*-000001\.pdf$/)
  await shop.reload()
  await expect(shop.getByRole('button', note)).toBeVisible()
  // Each line of the sum, and what is left of it in the row of the job.
  for (const line of ['$310.00', 'Refunded to the customer-$100.00', 'Our fee-$21.00'])
    await expect(shop.getByRole('status').filter({ hasText: 'You keep' })).toContainText(line)
  await expect(shop.getByText('You keep$189.00').first()).toBeVisible()
  await expectAccessible(shop)

  const admin = await window(await given.admin())
  await admin.goto(`${baseUrl}/admin-dashboard?tab=invoices&party=${job.provider.id}`)
  const credited = admin.getByRole('row', { name: /^CN-/ })
  await expect(credited).toContainText('-$100.00')
  await expect(admin.getByRole('row', { name: /^RC-.*\$310\.00/ })).toBeVisible()
  await expectAccessible(admin)
  const paper = admin.waitForEvent('download')
  await credited.getByRole('link', { name: /^PDF of CN-/ }).click()
  expect((await paper).suggestedFilename()).toMatch(/^CN-/)
})
