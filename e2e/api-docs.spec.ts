import { expect, expectAccessible, test } from './fixtures.ts'

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`by ${colorScheme === 'dark' ? 'night' : 'day'}`, () => {
    test.use({ colorScheme })
    test('the page of the API wears the look of the house, and everybody can read it', {
      tag: '@desk',
    }, async ({ page }) => {
      await page.goto('/api/docs')
      await expect(page.getByRole('banner')).toContainText('Roadcall API')
      await expect(page.getByText('/api/service-requests/individual')).toBeVisible({
        timeout: 30_000,
      })
      const isNight = await page.evaluate(() =>
        document.documentElement.classList.contains('dark-mode'),
      )
      expect(isNight).toBe(colorScheme === 'dark')
      await expectAccessible(page)
      const areas = page.getByRole('navigation', { name: 'Areas' })
      await areas.getByRole('link', { name: 'bids', exact: true }).click()
      await expect(page.getByText('/api/bids/my-bids')).toBeVisible()
      await expect(page.getByText('/api/service-requests/individual')).toHaveCount(0)
    })
  })
