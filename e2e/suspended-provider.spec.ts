import { setProviderStanding } from '../contract/admin.ts'
import { login } from '../contract/auth.ts'
import { submitBid } from '../contract/bids.ts'
import type { GivenRequest } from '../server/testing/given.ts'
import { expect, expectAccessible, test } from './fixtures.ts'

const pageOf = ({ id, token }: GivenRequest) => `/bids/${id}?token=${token}`
const shop = { address: '100 S Main St, Roswell, NM 88203', radius: 30 }
const there = { location: 'Roswell, NM', lat: 33.3943, lng: -104.523 }

test('a suspended provider’s whole story: pending bid, running job, reinstatement', async ({
  window,
  app,
}) => {
  const { given } = app
  const [provider, rival] = [await given.provider(shop), await given.provider(shop)]
  const [waiting, running] = [
    await given.request({ form: there }),
    await given.request({ form: there }),
  ]
  await given.bid(provider, waiting)
  await given.bid(rival, running)
  await given.job({ provider, request: running, until: 'start' })

  const [bidder, customer] = [await window(), await window()]
  await bidder.goto(pageOf(waiting))
  await customer.goto(pageOf(running))
  await expect(bidder.getByRole('listitem').filter({ hasText: 'total price' })).toHaveCount(1)
  await expect(customer.getByRole('heading', { name: 'Accepted Service' })).toBeVisible()
  const own = await window(provider.caller)
  await own.goto('/provider-dashboard')
  await expect(own.getByText('Live: new requests show up right away.')).toBeVisible()

  const admin = await given.admin()
  const stand = (status: 'active' | 'suspended') =>
    admin.call(setProviderStanding, {
      params: { id: provider.id },
      body: { status, reason: 'Insurance lapsed' },
    })
  await stand('suspended')

  // The provider's pages end, its bid is gone, and the customer of its job chooses.
  await expect(own).toHaveURL(/\/auth/)
  await expect(bidder.getByRole('listitem').filter({ hasText: 'total price' })).toHaveCount(0)
  // Before anything else of the job.
  await expect(customer.getByText(/was suspended after you accepted the bid/)).toBeInViewport()
  await expectAccessible(customer)
  await customer.getByRole('button', { name: 'Ask for somebody else' }).click()
  const dialog = customer.getByRole('dialog')
  await expect(dialog).toContainText('You pay nothing')

  // Reinstated meanwhile: the page has it at once, and the question says so.
  await stand('active')
  await expect(dialog).toContainText(
    `${provider.businessName} was reinstated and is still on your job. Nothing was canceled.`,
  )
  const reopen = dialog.getByRole('button', { name: 'Reopen my request' })
  await expect(reopen).toHaveAttribute('aria-disabled', 'true')
  await dialog.getByRole('button', { name: 'Keep waiting' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(customer.getByText(/was suspended after you accepted the bid/)).toHaveCount(0)
  await expect(customer.getByRole('heading', { name: 'Accepted Service' })).toBeVisible()

  await stand('suspended')
  await customer.getByRole('button', { name: 'Ask for somebody else' }).click()
  await dialog.getByRole('button', { name: 'Reopen my request' }).click()
  await expect(
    customer.getByRole('heading', { name: `You canceled ${provider.businessName}` }),
  ).toBeVisible()
  await expect(
    customer.getByRole('button', { name: `Accept Bid from ${rival.businessName}` }),
  ).toBeVisible()

  // The provider reads, and may do nothing.
  await provider.caller.call(login, {
    body: { username: provider.username, password: provider.password },
  })
  const again = await window(provider.caller)
  await again.goto('/provider-dashboard')
  await expect(again.getByText(/Your account is suspended/).first()).toBeVisible()
  const body = {
    serviceRequestId: waiting.id,
    price: '150.00',
    estimatedDuration: '30 minutes',
  }
  expect((await provider.caller.call(submitBid, { body })).status).toBe(403)

  // Reinstated it bids again; what was rejected stays rejected.
  await stand('active')
  await expect(again.getByText(/Your account is suspended/)).toHaveCount(0)
  await again.reload()
  await expect(again.getByRole('heading', { name: /^Roadside Tire Change/ }).first()).toBeVisible()
  await expect(bidder.getByRole('listitem').filter({ hasText: 'total price' })).toHaveCount(0)
  expect((await provider.caller.call(submitBid, { body })).status).toBe(201)
  await expect(bidder.getByRole('listitem').filter({ hasText: 'total price' })).toHaveCount(1)
})
