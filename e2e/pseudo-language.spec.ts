import { pseudo } from '../contract/words/languages.ts'
import { expect, test } from './fixtures.ts'
import { cutOff, plainSentences } from './plain-words.ts'
import { visits, widths } from './visits.ts'

test.use({ isPseudoOn: true, locale: pseudo })

for (const [path, visit] of Object.entries(visits))
  test(`${path} says nothing that the catalogue does not, and has room for longer words`, {
    tag: '@desk',
  }, async ({ app, window }) => {
    const { as, to } = await visit(app.given)
    const page = await window(as)
    await page.goto(to)
    await expect(page.locator('html')).toHaveAttribute('lang', pseudo)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await page.locator('h1').first().waitFor({ state: 'attached' })
    for (const size of Object.values(widths)) {
      await page.setViewportSize(size)
      expect.soft(await plainSentences(page)).toEqual([])
      expect.soft(await cutOff(page)).toEqual([])
    }
  })
