import { acceptBidByLink } from '#contract/bids.ts'
import { advanceJob, providerSteps } from '#contract/jobs.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { openSection, saveChanges } from './settings.ts'

const minute = 60_000

test('a shop pledges part of the next repair and does not come: the customer’s next job costs so much less', async ({
  // In this order: the windows close before their server does.
  movableWithCards,
  window,
}) => {
  const { given, later, baseUrl, anybody } = movableWithCards
  const [late, next] = [await given.provider(), await given.provider()]
  const shop = await window(late.caller)
  await shop.goto(`${baseUrl}/provider-dashboard?tab=settings`)
  await openSection(shop, 'If you do not come')
  await shop.getByLabel('Of the customer’s next repair on you').selectOption('$50.00')
  await expectAccessible(shop)
  await saveChanges(shop)

  const request = await given.request()
  const bid = await given.bid(late, request, { price: '300.00' })
  const customer = await window()
  await customer.goto(`${baseUrl}/bids/${request.id}?token=${request.token}`)
  await expect(
    customer.getByText('If we do not come, $50.00 of your next repair is on us.'),
  ).toBeVisible()
  await expectAccessible(customer)
  const accept = async (id: string) => {
    const taken = await anybody().call(acceptBidByLink, {
      params: { id },
      token: request.token,
      body: {},
    })
    return taken.body.jobId ?? ''
  }
  await accept(bid.id)
  later(66 * minute)
  await customer.reload()
  await customer.getByRole('button', { name: 'Nobody showed up' }).click()
  await customer.getByRole('button', { name: 'Reopen my request' }).click()
  await expect(
    customer.getByText(
      `${late.businessName} did not come. $50.00 is off your next job paid by card.`,
    ),
  ).toBeVisible()
  await expectAccessible(customer)

  const other = await given.bid(next, request, { price: '300.00' })
  const params = { id: await accept(other.id) }
  const payment = customer.getByRole('region', { name: 'Payment' })
  await expect(payment).toContainText('$50.00 credit used, $250.00 on your card.')
  await payment.getByRole('button', { name: 'Pay by card' }).click()
  await customer.getByRole('button', { name: 'Hold $250.00' }).click()
  await expect(payment).toContainText('$250.00 is held on your card.')
  await expectAccessible(customer)
  for (const step of providerSteps) await next.caller.call(advanceJob, { params, body: { step } })
  await customer.getByRole('button', { name: 'Confirm the work is done' }).click()
  await expect(payment).toContainText('$250.00 was charged to your card.')
  await expect(payment).toContainText('$50.00 credit used, $250.00 on your card.')

  await shop.goto(`${baseUrl}/provider-dashboard?tab=money`)
  await expect(
    shop.getByText('You did not come: $50.00 of the customer’s next repair is on you'),
  ).toBeVisible()
  await expectAccessible(shop)
})
