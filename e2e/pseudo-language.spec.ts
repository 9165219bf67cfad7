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

test('who chooses another language reads the same page in it, and everything after', async ({
  page,
}) => {
  await page.goto('/contact?topic=fleet')
  await page.locator('language-switch select').selectOption('English')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  await expect(page).toHaveURL(/contact\?topic=fleet$/)
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  await page.getByLabel('Language').selectOption('Pseudo')
  await expect(page.locator('html')).toHaveAttribute('lang', pseudo)
  await expect(page.locator('h1').first()).toContainText(/[åéîöû]/)
})
