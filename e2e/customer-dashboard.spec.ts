import { randomBytes } from 'node:crypto'
import { acceptBidByLink, changeBid } from '../contract/bids.ts'
import { advanceJob, type ProviderStep } from '../contract/jobs.ts'
import { claimRequest, listOwnRequests } from '../contract/requests.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { goTo } from './rail.ts'

test('bids arrive on the customer’s own page, one is rejected, one accepted, the work is confirmed', {
  tag: '@desk',
}, async ({ app, window }) => {
  const { given } = app
  const customer = await given.customer()
  const page = await window(customer)
  await page.goto('/customer-dashboard')
  await expect(page.getByRole('heading', { name: 'Welcome, Robin Sample' })).toBeVisible()
  await expect(page.getByText('No open requests')).toBeVisible()
  await expectAccessible(page)

  const request = await given.request({ as: customer })
  const [first, second] = [await given.provider(), await given.provider()]
  await given.bid(first, request, { price: '240.00', estimatedDuration: '30 minutes' })
  await given.bid(second, request, { price: '185.00', estimatedDuration: '1 hour' })
  const cards = page.getByRole('button', { name: /^Accept Bid from/ })
  await expect(cards).toHaveCount(2)
  await expect(cards.first()).toHaveAccessibleName(/\$185/)
  await expect(page.getByLabel('Your requests in figures')).toContainText('Total bids2')
  await expectAccessible(page)

  await page.getByRole('button', { name: `Reject the bid from ${second.businessName}` }).click()
  await page.getByRole('button', { name: 'Reject the bid', exact: true }).click()
  await expect(cards).toHaveCount(1)

  await page.getByRole('button', { name: `Accept Bid from ${first.businessName}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Accept Bid' }).click()
  await expect(page.getByText('Bid Accepted!', { exact: true })).toBeVisible()
  // Who has accepted goes on at the job.
  await expect(page).toHaveURL(/tab=progress/)
  await expect(page.getByRole('heading', { level: 3, name: /near Austin, TX/ })).toBeFocused()
  await expect(page.getByRole('link', { name: '(512) 555-0177' })).toBeVisible()
  await expectAccessible(page)
  const own = await customer.call(listOwnRequests)
  const id = own.body[0]?.job?.id ?? ''
  for (const step of ['start', 'arrive', 'work', 'finish'] as ProviderStep[])
    await first.caller.call(advanceJob, { params: { id }, body: { step } })
  await page.getByRole('button', { name: 'Confirm the work is done' }).click()
  await expect(page.getByText('Nothing in progress')).toBeVisible()

  await goTo(page, 'History')
  await expect(page.getByText('Completed').last()).toBeVisible()
  await expect(page.getByText(first.businessName)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: `Review ${first.businessName}` }).click()
  await expect(page.getByRole('heading', { name: 'Reviews' })).toBeVisible()
})

test('of two windows that accept at once one is told that it came too late', {
  tag: '@desk',
}, async ({ app, window }) => {
  const { given } = app
  const customer = await given.customer()
  const request = await given.request({ as: customer })
  const [first, second] = [await given.provider(), await given.provider()]
  await given.bid(first, request, { price: '150.00' })
  await given.bid(second, request, { price: '160.00' })
  const [one, other] = [await window(customer), await window(customer)]
  for (const page of [one, other]) {
    // Without the stream neither window hears of the other.
    await page.route('**/api/live', (route) => route.fulfill({ status: 404 }))
    await page.goto('/customer-dashboard')
  }
  await one.getByRole('button', { name: `Accept Bid from ${first.businessName}` }).click()
  await other.getByRole('button', { name: `Accept Bid from ${second.businessName}` }).click()
  const press = (page: typeof one) =>
    page.getByRole('dialog').getByRole('button', { name: 'Accept Bid' }).click()
  await Promise.all([press(one), press(other)])
  const won = (page: typeof one) =>
    page
      .getByText('Bid Accepted!', { exact: true })
      .waitFor()
      .then(() => true)
  const lost = (page: typeof one) =>
    page
      .getByRole('dialog')
      .getByRole('alert')
      .waitFor()
      .then(() => false)
  const results = await Promise.all(
    [one, other].map((page) => Promise.race([won(page), lost(page)])),
  )
  expect(results.toSorted()).toEqual([false, true])
})

test('a bid that changed is not rejected unseen', { tag: '@desk' }, async ({ app, window }) => {
  const { given } = app
  const customer = await given.customer()
  const request = await given.request({ as: customer })
  const provider = await given.provider()
  const { id } = await given.bid(provider, request, { price: '150.00' })
  const page = await window(customer)
  await page.route('**/api/live', (route) => route.fulfill({ status: 404 }))
  await page.goto('/customer-dashboard')
  await page.getByRole('button', { name: /^Accept Bid from/ }).click()
  await provider.caller.call(changeBid, { params: { id }, body: { price: '175.00' } })
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Accept Bid' }).click()
  await expect(dialog.getByRole('alert')).toContainText('has changed this bid')
  await dialog.getByRole('button', { name: 'Show the new bid' }).click()
  await expect(dialog).toContainText('$175')
})

test('others are led to their own page', { tag: '@desk' }, async ({ app, window }) => {
  const page = await window((await app.given.provider()).caller)
  await page.goto('/customer-dashboard')
  await expect(page).toHaveURL('/provider-dashboard')
})

test('what did not load says so and is tried again', { tag: '@desk' }, async ({ app, window }) => {
  const page = await window(await app.given.customer())
  await page.route('**/api/service-requests?*', (route) => route.abort())
  // What is shown first comes with the page.
  await page.goto('/customer-dashboard?tab=history')
  await expect(page.getByText('Your past requests did not load')).toBeVisible()
  await expectAccessible(page)
  const again = page.waitForRequest('**/api/service-requests?*')
  await page.getByRole('button', { name: 'Retry' }).click()
  await again
  // What failed is read again by itself too: from here on the button may be gone at any moment.
  await page.unroute('**/api/service-requests?*')
  await expect(page.getByText('No past requests')).toBeVisible({ timeout: 20_000 })
})

test('a guest signs up and finds the request on their own page', { tag: '@desk' }, async ({
  page,
  app,
}) => {
  const request = await app.given.request()
  await page.goto(`/bids/${request.id}?token=${request.token}`)
  await page.getByRole('link', { name: 'Sign up and keep it' }).click()
  await expect(page).toHaveURL('/auth?tab=signup&type=customer')
  const name = `rosa-${randomBytes(5).toString('hex')}`
  await page.getByLabel('Full name').fill('Rosa Delgado')
  await page.getByLabel('Email').fill(`${name}@example.com`)
  await page.getByLabel('Phone').fill('(512) 555-0143')
  await page.getByLabel('Username').fill(name)
  await page.getByLabel('Password').fill('mesquite-42')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL('/customer-dashboard')
  await expect(page.getByText('The request is in your account now.', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Roadside Tire Change/ })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: /^Roadside Tire Change/ })).toBeVisible()
})

test('a request that another account has kept is refused, in words', { tag: '@desk' }, async ({
  app,
  window,
}) => {
  const { given } = app
  const request = await given.request()
  const late = await window(await given.customer())
  await late.goto(`/bids/${request.id}?token=${request.token}`)
  await expect(late.getByText('Keep this request in an account')).toBeVisible()
  await late.route('**/api/live', (route) => route.abort())
  const early = await given.customer()
  const keep = () =>
    early.call(claimRequest, {
      params: { id: request.id },
      body: { accessToken: request.token },
    })
  await late.route('**/claim', async (route) => {
    await keep()
    await route.continue()
  })
  await late.getByRole('button', { name: 'Keep it in my account' }).click()
  await expect(late.getByText('Keep this request in an account')).toBeHidden()
  await expect(late.getByText('The request is in your account now.')).toHaveCount(0)
})

test('who comes late with the link reads it on their own page', { tag: '@desk' }, async ({
  app,
  window,
}) => {
  const { given } = app
  const request = await given.request()
  const guest = await window()
  await guest.goto(`/bids/${request.id}?token=${request.token}`)
  await guest.getByRole('link', { name: 'I have an account' }).click()
  await (await given.customer()).call(claimRequest, {
    params: { id: request.id },
    body: { accessToken: request.token },
  })
  const name = `late-${randomBytes(5).toString('hex')}`
  await guest.getByRole('tab', { name: 'Sign Up' }).click()
  await guest.getByText('Individual', { exact: true }).click()
  await guest.getByLabel('Full name').fill('Late Comer')
  await guest.getByLabel('Email').fill(`${name}@example.com`)
  await guest.getByLabel('Phone').fill('(512) 555-0143')
  await guest.getByLabel('Username').fill(name)
  await guest.getByLabel('Password').fill('mesquite-42')
  await guest.getByRole('button', { name: 'Create Account' }).click()
  await expect(guest.getByText('This request already belongs to another account.')).toBeVisible()
  await expectAccessible(guest)
  await guest.getByRole('button', { name: 'Not now' }).click()
  await expect(guest.getByText('This request already belongs to another account.')).toBeHidden()
})

test('a request that was accepted by its link stands under In Progress at once', {
  tag: '@desk',
}, async ({ app, window }) => {
  const { given } = app
  const customer = await given.customer()
  const request = await given.request({ as: customer })
  const bid = await given.bid(await given.provider(), request)
  const page = await window(customer)
  await page.goto('/customer-dashboard?tab=progress')
  await expect(page.getByText('Nothing in progress')).toBeVisible()
  await expect(page.getByText('Live: bids and steps show up right away.')).toBeVisible()
  await app
    .anybody()
    .call(acceptBidByLink, { params: { id: bid.id }, token: request.token, body: {} })
  await expect(page.getByText('in 45 min').first()).toBeVisible()
})
