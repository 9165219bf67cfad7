import { expect, test } from './fixtures.ts'

test('a shop with two jobs at hand reads both above the cards of its phone, and a tap leads to the second', async ({
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
  const cards = phone.getByRole('list', { name: 'In progress' }).getByRole('heading', { level: 3 })
  await expect(cards.nth(1)).toBeInViewport()
  await expect(cards.nth(0)).not.toBeInViewport()
  await expect(phone).toHaveURL(/tab=jobs/)
})
