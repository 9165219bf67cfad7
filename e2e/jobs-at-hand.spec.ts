import { cancelRequest } from '../contract/requests.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { inDatabase } from './in-database.ts'

test('a shop with two jobs at hand reads both above the card of its phone, and a tap leads to the other one and back', async ({
  window,
  app,
}) => {
  const { given } = app
  const { provider } = await given.job()
  await given.job({ provider })
  const phone = await window(provider.caller)
  await phone.goto('/provider-dashboard?tab=jobs')
  const rows = phone.getByRole('navigation', { name: '2 jobs in progress' }).getByRole('link')
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(1)).toBeInViewport()
  await rows.nth(1).click()
  const cards = phone.getByRole('list', { name: 'In progress' }).getByRole('listitem')
  const heading = cards.getByRole('heading', { level: 3 })
  await expect(heading).toHaveCount(1)
  await expect(heading).toBeFocused()
  await expect(rows.nth(1)).toHaveAttribute('aria-current', 'true')
  await expect(phone).toHaveURL(/tab=jobs&job=/)
  await expectAccessible(phone)
  await rows.nth(0).click()
  await expect(rows.nth(0)).toHaveAttribute('aria-current', 'true')
  await expect(heading).toHaveCount(1)
  await expect(heading).toBeFocused()
})

test('at a desk the jobs at hand stand beside the one that is shown, the one that is awaited first on top', {
  tag: '@desk',
}, async ({ window, app }) => {
  const { given } = app
  const later = await given.job()
  const { provider } = later
  const sooner = await given.job({ provider })
  await inDatabase(
    app.databaseUrl,
    `update jobs set promised_at = promised_at + interval '1 hour' where id = $1`,
    [later.id],
  )
  const desk = await window(provider.caller)
  await desk.goto('/provider-dashboard?tab=jobs')
  const rows = desk.getByRole('navigation', { name: '2 jobs in progress' }).getByRole('link')
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(0)).toHaveAttribute('href', new RegExp(`job=${sooner.id}`))
  await expect(rows.nth(0)).toHaveAttribute('aria-current', 'true')
  const heading = desk
    .getByRole('list', { name: 'In progress' })
    .getByRole('listitem')
    .getByRole('heading', { level: 3 })
  await expect(heading).toHaveCount(1)
  const [row, shown] = [await rows.nth(0).boundingBox(), await heading.boundingBox()]
  expect((row?.x ?? 0) + (row?.width ?? 0)).toBeLessThan(shown?.x ?? 0)
  await rows.nth(1).click()
  await expect(heading).toBeFocused()
  await expect(desk).toHaveURL(new RegExp(`job=${later.id}`))
  await expectAccessible(desk)
  await desk.goBack()
  await expect(desk).not.toHaveURL(/job=/)
  await expect(rows.nth(0)).toHaveAttribute('aria-current', 'true')
  await desk.goForward()
  await expect(rows.nth(1)).toHaveAttribute('aria-current', 'true')
})

test('a job that ends under the eyes of its shop stays on the phone, and the next one comes when it is asked for', async ({
  window,
  app,
}) => {
  const { given } = app
  const { provider } = await given.job()
  const other = await given.job({ provider, until: 'start' })
  const phone = await window(provider.caller)
  await phone.goto(`/provider-dashboard?tab=jobs&job=${other.id}`)
  await expect(phone.getByRole('button', { name: 'I have arrived' })).toBeVisible()
  await app.anybody().call(cancelRequest, {
    params: { id: other.request.id },
    token: other.request.token,
    body: { reason: 'Found help elsewhere' },
  })
  const ended = phone.getByRole('status').filter({ hasText: 'Canceled by the customer' })
  await expect(ended).toBeVisible()
  await expect(phone.getByRole('button', { name: 'I have arrived' })).toHaveCount(0)
  await expect(phone.getByRole('button', { name: 'On my way' })).toHaveCount(0)
  await expectAccessible(phone)
  await phone.getByRole('button', { name: 'Go to the next job' }).click()
  await expect(ended).toHaveCount(0)
  await expect(phone.getByRole('button', { name: 'On my way' })).toBeVisible()
})
