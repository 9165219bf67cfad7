import type { Page } from '@playwright/test'
import { writeReview } from '../contract/reviews.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { loseAnswers } from './lose-answers.ts'

const score = (page: Page, group: string, stars: string) =>
  page.getByRole('radiogroup', { name: group }).locator('label', { hasText: stars }).click()

test('both sides review a closed job, hidden until both have written, with one answer', async ({
  app,
  window,
}) => {
  const { given } = app
  const customer = await given.customer()
  const request = await given.request({ as: customer })
  const job = await given.job({ request, until: 'closed' })
  const page = await window(customer)
  // From the list of what is over right to the form, though it stands below all that the job has left.
  const form = page.getByRole('heading', { name: `How was it with ${job.provider.businessName}?` })
  await page.goto('/customer-dashboard?tab=history')
  await page.getByRole('link', { name: `Review ${job.provider.businessName}` }).click()
  await expect(page).toHaveURL(`/bids/${request.id}#reviews`)
  await expect(form).toBeInViewport()
  await page.goto(`/bids/${request.id}`)
  const ask = page.getByRole('button', { name: `Review ${job.provider.businessName}` })
  await expect(ask).toBeInViewport()
  await ask.click()
  await expect(form).toBeInViewport()
  await expect(page.locator(':focus')).toHaveText('Reviews')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send review' }).click()
  await expect(page.getByText('Give “Service” one to five stars.')).toBeVisible()
  await expect(page.getByText('Give “On time” one to five stars.')).toBeVisible()
  await expect(page.getByRole('radio', { name: '1 star' }).first()).toBeFocused()
  await expectAccessible(page)
  await score(page, 'Service', '5 stars')
  await score(page, 'On time', '4 stars')
  await score(page, 'Price as agreed', '5 stars')
  await page.getByLabel('In your own words').fill('Quick and careful.')
  // Its answers are lost: it goes on by itself, and counts once.
  const keys = await loseAnswers(page, '**/api/jobs/*/reviews', 2)
  await page.getByRole('button', { name: 'Send review' }).click()
  await expect(page.getByText('Your review is saved.', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your review' })).toBeVisible()
  expect([keys.length, new Set(keys).size]).toEqual([3, 1])
  // The form that had the focus is gone; what stands in its place has it.
  await expect(page.locator(':focus')).toContainText('Your review')
  await expect(page.getByText('Hidden until both sides have written')).toBeVisible()
  await expect(ask).toHaveCount(0)

  const shop = await window(job.provider.caller)
  await shop.goto('/provider-dashboard?tab=jobs')
  await shop.getByText('Review Dale Whitcomb').click()
  await expect(shop.getByText('Quick and careful.')).toHaveCount(0)
  await score(shop, 'Easy to find and reach', '5 stars')
  await score(shop, 'Ready on arrival', '3 stars')
  await score(shop, 'Paid as agreed', '5 stars')
  await expectAccessible(shop)
  await shop.getByRole('button', { name: 'Send review' }).click()
  await expect(shop.getByText('Quick and careful.')).toBeVisible()
  // The other side's page follows without a reload.
  await expect(
    page.getByRole('heading', { name: `Review by ${job.provider.businessName}` }),
  ).toBeVisible()

  await shop.getByRole('button', { name: 'Send reply' }).click()
  await expect(shop.getByText('Write a few words.')).toBeVisible()
  await shop.getByLabel('Your reply').fill('Thank you, drive safe.')
  await shop.route('**/api/reviews/*/reply', (route) => route.abort())
  await shop.getByRole('button', { name: 'Send reply' }).click()
  await expect(shop.getByText('No answer yet.')).toBeVisible()
  await expectAccessible(shop)
  await shop.unroute('**/api/reviews/*/reply')
  await expect(shop.getByText('Thank you, drive safe.')).toBeVisible()
  await expect(shop.getByRole('button', { name: 'Send reply' })).toHaveCount(0)
  await expect(page.getByText('Thank you, drive safe.')).toBeVisible()

  await page.getByRole('link', { name: job.provider.businessName }).first().click()
  await expect(page).toHaveURL(`/providers/${job.provider.id}`)
  await expect(page.getByText('New: 1 review so far.')).toBeVisible()
  await expect(page.getByText('Quick and careful.')).toBeVisible()
  await expectAccessible(page)
})

test('a review that another window has written meanwhile is refused in words', async ({
  app,
  window,
}) => {
  const { given } = app
  const customer = await given.customer()
  const request = await given.request({ as: customer })
  const job = await given.job({ request, until: 'closed' })
  const page = await window(customer)
  await page.route('**/api/live', (route) => route.fulfill({ status: 404 }))
  await page.goto(`/bids/${request.id}`)
  for (const group of ['Service', 'On time', 'Price as agreed']) await score(page, group, '4 stars')
  await customer.call(writeReview, {
    params: { id: job.id },
    body: { service: 1, onTime: 1, price: 1 },
  })
  const answered = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await page.getByRole('button', { name: 'Send review' }).click()
  expect((await answered).status()).toBe(409)
  await expect(page.getByRole('heading', { name: 'Your review' })).toBeVisible()
})

test('three reviews make a rating, with its scores, on the page and on the bid', async ({
  page,
  app,
}) => {
  const { given } = app
  const provider = await given.provider()
  for (let round = 0; round < 3; round++) {
    const job = await given.job({ provider, until: 'closed' })
    await app.anybody().call(writeReview, {
      params: { id: job.id },
      token: job.request.token,
      body: { service: 5, onTime: 4, price: 5 },
    })
    await provider.caller.call(writeReview, {
      params: { id: job.id },
      body: { service: 5, onTime: 5, price: 5 },
    })
  }
  const request = await given.request()
  await given.bid(provider, request)
  await page.goto(`/bids/${request.id}?token=${request.token}`)
  await expect(page.getByText('4.7 (3)')).toBeVisible()
  await page.getByRole('link', { name: provider.businessName }).click()
  await expect(page.getByRole('heading', { level: 1, name: provider.businessName })).toBeVisible()
  await expect(page.getByText('4.0 of 5')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Request Service/ })).toHaveAttribute(
    'href',
    new RegExp(`providerId=${provider.id}`),
  )
  await expectAccessible(page)
  await page.goBack()
  await expect(page.getByRole('button', { name: /^Accept Bid from/ })).toBeVisible()
})

test('a provider that is not there says so', async ({ page, app }) => {
  const pending = await app.given.provider({ approved: false })
  for (const id of [pending.id, 'nobody']) {
    await page.goto(`/providers/${id}`)
    await expect(page.getByText('There is no provider at this address')).toBeVisible()
  }
  await expectAccessible(page)
})
