import type { Page } from '@playwright/test'
import { pseudo } from '../contract/words/languages.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { cutOff, plainSentences } from './plain-words.ts'
import { visits, widths } from './visits.ts'

test.use({ isPseudoOn: true })

/** The page as a phone loads it, with all that it asks for. */
async function open(page: Page, to: string, language: string): Promise<void> {
  await page.setViewportSize(widths.phone)
  await page.goto(to)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await page.locator('h1').first().waitFor({ state: 'attached' })
}

// One visit shows both: what brings somebody onto a page, and the page's first load, are most of the work.
for (const [path, visit] of Object.entries(visits))
  test(`${path} fits a phone and a desk, says nothing that the catalogue does not, and has room for longer words`, async ({
    app,
    window,
  }) => {
    const { as, to } = await visit(app.given)
    const page = await window(as)
    await open(page, to, 'en-US')
    for (const size of Object.values(widths)) {
      await page.setViewportSize(size)
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width)
    }

    // What is chosen on a device counts before the language of an account.
    await page
      .context()
      .addCookies([{ name: 'roadcall_language', value: pseudo, url: app.baseUrl }])
    // From elsewhere: to the same address but for its fragment nothing would be loaded.
    await page.goto('about:blank')
    await open(page, to, pseudo)
    for (const size of Object.values(widths)) {
      await page.setViewportSize(size)
      expect.soft(await plainSentences(page)).toEqual([])
      expect.soft(await cutOff(page)).toEqual([])
    }
  })
