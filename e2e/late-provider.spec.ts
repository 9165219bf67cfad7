import { expect, expectAccessible, test } from './fixtures.ts'
import { widths } from './visits.ts'

const minute = 60_000

test('a provider is late: it is asked, says when, and the customer takes somebody else, by the link as on the dashboard', async ({
  // In this order: the windows close before their server does.
  movable,
  window,
}) => {
  const { given, later, baseUrl } = movable
  const job = await given.job({ until: 'start' })
  // And one of an account, whose provider says nothing.
  const reader = await given.customer()
  const silent = await given.job({ request: await given.request({ as: reader }), until: 'start' })
  const [customer, provider] = [await window(), await window(job.provider.caller)]
  const both = [customer, provider]
  // Neither device knows the time, and both pages do: the server's clock alone counts.
  await customer.clock.install({ time: Date.now() - 40 * minute })
  await provider.clock.install({ time: Date.now() + 40 * minute })
  await customer.goto(`${baseUrl}/bids/${job.request.id}?token=${job.request.token}`)
  await provider.goto(`${baseUrl}/provider-dashboard?tab=jobs`)
  await expect(customer.getByRole('heading', { name: 'Accepted Service' })).toBeVisible()
  await expect(provider.getByText('promised by')).toBeVisible()
  await expect(customer.getByRole('button', { name: 'Nobody showed up' })).toHaveCount(0)

  /** Both sides look again so much later. */
  const wait = async (ms: number) => {
    later(ms)
    for (const page of both) await page.reload()
  }
  await wait(56 * minute)
  await expect(customer.getByRole('button', { name: 'Nobody showed up' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  const asked = provider.getByText('You are late. When will you be there?')
  await expect(asked).toBeVisible()
  await expectAccessible(provider)
  await provider.getByRole('button', { name: 'In 20 minutes' }).click()
  await expect(provider.getByText(/^You said .* The customer knows\.$/)).toBeVisible()
  await expect(customer.getByText('Now expected at')).toBeVisible()

  await wait(10 * minute)
  await customer.getByRole('button', { name: 'Nobody showed up' }).click()
  await expectAccessible(customer)
  await customer.getByRole('button', { name: 'Reopen my request' }).click()
  await expect(
    customer.getByRole('heading', { name: `${job.provider.businessName} did not show up` }),
  ).toBeVisible()
  await expect(provider.getByText('Provider did not show up').first()).toBeVisible()

  const dashboard = await window(reader)
  await dashboard.setViewportSize(widths.desk)
  await dashboard.goto(`${baseUrl}/customer-dashboard?tab=progress`)
  await dashboard.getByRole('button', { name: 'Nobody showed up' }).click()
  await expectAccessible(dashboard)
  await dashboard.getByRole('button', { name: 'Reopen my request' }).click()
  await expect(dashboard.getByText('Your request is open again.', { exact: true })).toBeVisible()
  await expect(dashboard.getByText('Nothing in progress')).toBeVisible()
  await expect(dashboard.getByText(silent.provider.businessName)).toHaveCount(0)
})

test('a provider who knows before the promise that it will be later says so from the acceptance on', async ({
  window,
  app,
}) => {
  const job = await app.given.job()
  const [customer, provider] = [await window(), await window(job.provider.caller)]
  await customer.goto(`/bids/${job.request.id}?token=${job.request.token}`)
  await provider.goto('/provider-dashboard?tab=jobs')
  const early = provider.getByText('Running late? Say the new time')
  await early.click()
  // Promised in 45 minutes.
  await expect(provider.getByRole('button', { name: 'In 30 minutes' })).toHaveCount(0)
  await expectAccessible(provider)
  await provider.getByRole('button', { name: 'In 90 minutes' }).click()
  await expect(provider.getByText(/^You said .* The customer knows\.$/)).toBeVisible()
  await expect(customer.getByText('Now expected at')).toBeVisible()
  await provider.getByRole('button', { name: 'On my way' }).click()
  await expect(early).toBeVisible()
  await provider.getByRole('button', { name: 'I have arrived' }).click()
  await expect(provider.getByRole('button', { name: 'Start work' })).toBeVisible()
  await expect(early).toHaveCount(0)
})
