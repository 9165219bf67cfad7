import { openDispute } from '../contract/disputes.ts'
import { expect, expectAccessible, test } from './fixtures.ts'

test('a shop sets up its bank at the processor and reads its money job by job', async ({
  withCards: { given, baseUrl },
  window,
}) => {
  const job = await given.job({ price: '300.00', until: 'finish' })
  const [customer, shop] = [await window(), await window(job.provider.caller)]
  await customer.goto(`${baseUrl}/bids/${job.request.id}?token=${job.request.token}`)
  const payment = customer.getByRole('region', { name: 'Payment' })
  await payment.getByRole('button', { name: 'Pay by card' }).click()
  await customer.getByRole('button', { name: 'Hold $300.00' }).click()
  await expect(payment).toContainText('$300.00 is held on your card.')
  await customer.getByRole('button', { name: 'Confirm the work is done' }).click()
  await expect(payment).toContainText('$300.00 was charged to your card.')

  await shop.goto(`${baseUrl}/provider-dashboard?tab=money`)
  await expect(shop.getByText('Add your bank')).toBeVisible()
  const jobs = shop.getByRole('region', { name: 'Paid by card or on fleet terms' })
  await expect(jobs).toContainText('$270.00')
  await expectAccessible(shop)
  const statement = shop.waitForEvent('download')
  await shop.getByRole('link', { name: 'Statement (PDF)' }).click()
  expect((await statement).suggestedFilename()).toMatch(/^statement-.*-01-.*\.pdf$/)
  await shop.getByRole('button', { name: 'Set up your bank' }).click()
  await expect(shop.getByText('Demo bank, nobody’s money.')).toBeVisible()
  await shop.getByRole('button', { name: 'A bank that takes money' }).click()
  await expect(shop.getByText('Paid out to your bank automatically')).toBeVisible()
  await expectAccessible(shop)
})

test('the row of a job in dispute adds up: what is set aside stands in it', async ({
  withCards: { given, baseUrl, anybody },
  window,
}) => {
  const job = await given.job({ price: '350.00', until: 'finish' })
  const [customer, shop] = [await window(), await window(job.provider.caller)]
  await customer.goto(`${baseUrl}/bids/${job.request.id}?token=${job.request.token}`)
  const payment = customer.getByRole('region', { name: 'Payment' })
  await payment.getByRole('button', { name: 'Pay by card' }).click()
  await customer.getByRole('button', { name: 'Hold $350.00' }).click()
  // Nobody has to press for it to be charged.
  await expect(payment).toContainText(
    '$350.00 is held on your card. It is charged once you confirm or dispute the work, or 24 hours after it is done.',
  )
  const dispute = await anybody().call(openDispute, {
    params: { id: job.id },
    token: job.request.token,
    body: {
      reason: 'not_as_agreed',
      claim: '50.00',
      words: 'The new tire lost its air within a mile.',
    },
  })
  expect(dispute.status).toBe(201)
  await shop.goto(`${baseUrl}/provider-dashboard?tab=money`)
  const row = shop.getByRole('row').filter({ hasText: '$350.00' })
  await expect(row).toContainText('$35.00')
  await expect(row).toContainText('Set aside')
  await expect(row).toContainText('$45.00')
  await expect(row).toContainText('$270.00')
  await expectAccessible(shop)
  await expect(payment).toContainText('$50.00 of it is set aside until the dispute is settled.')
  await expectAccessible(customer)
})
