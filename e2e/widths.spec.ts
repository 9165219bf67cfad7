import type { Page } from '@playwright/test'
import { pseudo } from '../contract/words/languages.ts'
import type { Caller } from '../server/testing/caller.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { cutOff, plainSentences } from './plain-words.ts'
import { visits, widths } from './visits.ts'

test.use({ isPseudoOn: true, drawsRoads: true })

/** With the bar that many pages have. */
const withBar: readonly string[] = ['/', '/auth', '/about', '/contact', '/individual', '/account']

/** A browser that has opened one page opens the next for less. */
const atOnce = 5
const paths = Object.keys(visits) as (keyof typeof visits)[]
const groups = paths.flatMap((_, at) => (at % atOnce ? [] : [paths.slice(at, at + atOnce)]))

for (const group of groups)
  test(`${group.join(', ')}: fit a phone and a desk, also with text twice as large, are open to everybody, say nothing that the catalogue does not, and have room for longer words`, async ({
    app,
    window,
  }) => {
    let last: { as: Caller | undefined; page: Page } | undefined
    for (const path of group) {
      const { as, to } = await visits[path](app.given)
      const page = last?.as === as && last ? last.page : await window(as)
      last = { as, page }
      const language = { name: 'roadcall_language', value: pseudo, url: app.baseUrl }
      await page.setViewportSize(widths.phone)
      // One world shows it all: what brings somebody onto a page is most of the work.
      await test.step(`${path} with text twice as large`, async () => {
        await page.context().clearCookies({ name: language.name })
        await page.goto(to)
        await largeTextFits(page, path)
      })
      // In the pseudo-language: what has room for its words has room for English.
      await test.step(`${path} in the pseudo-language`, async () => {
        // What is chosen on a device counts before the language of an account.
        await page.context().addCookies([language])
        await page.reload()
        await expect(page.locator('html')).toHaveAttribute('lang', pseudo)
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
        for (const size of Object.values(widths)) {
          await page.setViewportSize(size)
          await expectAccessible(page)
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width)
          expect.soft(await plainSentences(page), path).toEqual([])
          expect.soft(await cutOff(page), path).toEqual([])
        }
      })
    }
  })

/** Who reads with letters twice as large has half the room: the bar gives way, and nothing lies over anything or slides. */
async function largeTextFits(page: Page, path: string) {
  await page.addStyleTag({ content: 'html { font-size: 200% }' })
  await expect(page.locator('h1').first()).toBeAttached()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBe(widths.phone.width)
  if (!withBar.includes(path)) return
  const bar = page.getByRole('banner')
  await expect(bar.getByText('Menu')).toBeAttached()
  await expect.poll(() => bar.evaluate(({ scrollWidth }) => scrollWidth)).toBe(widths.phone.width)
  expect(await bar.evaluate(overlapping)).toEqual([])
}

/** What is pressed in it and lies over something else that is. */
function overlapping(bar: HTMLElement | SVGElement): string[] {
  const pressed = [...bar.querySelectorAll('a, button, summary')].filter((one) =>
    one.checkVisibility(),
  )
  return pressed.flatMap((one, index) =>
    pressed.slice(index + 1).flatMap((other) => {
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
      const isApart =
        a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top
      return isApart ? [] : [`${one.textContent} / ${other.textContent}`]
    }),
  )
}
