import { expect, expectAccessible, test } from './fixtures.ts'
import { visits, widths } from './visits.ts'

for (const [path, visit] of Object.entries(visits))
  test(`${path} fits a phone and a desk`, async ({ app, window }) => {
    const { as, to } = await visit(app.given)
    const page = await window(as)
    await page.goto(to)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    for (const size of Object.values(widths)) {
      await page.setViewportSize(size)
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width)
    }
  })
