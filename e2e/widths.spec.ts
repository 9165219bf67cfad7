import { pseudo } from '../contract/words/languages.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { cutOff, plainSentences } from './plain-words.ts'
import { visits, widths } from './visits.ts'

test.use({ isPseudoOn: true, drawsRoads: true })

// One visit shows it all: what brings somebody onto a page, and the page's first load, are most of the work. It is made in
// the pseudo-language: what has room for its words has room for English.
for (const [path, visit] of Object.entries(visits))
  test(`${path} fits a phone and a desk, is open to everybody, says nothing that the catalogue does not, and has room for longer words`, async ({
    app,
    window,
  }) => {
    const { as, to } = await visit(app.given)
    const page = await window(as)
    // What is chosen on a device counts before the language of an account.
    await page
      .context()
      .addCookies([{ name: 'roadcall_language', value: pseudo, url: app.baseUrl }])
    await page.setViewportSize(widths.phone)
    await page.goto(to)
    await expect(page.locator('html')).toHaveAttribute('lang', pseudo)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    for (const size of Object.values(widths)) {
      await page.setViewportSize(size)
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width)
      expect.soft(await plainSentences(page)).toEqual([])
      expect.soft(await cutOff(page)).toEqual([])
    }
  })

/** With the bar that many pages have. */
const withBar: readonly string[] = ['/', '/auth', '/about', '/contact', '/individual', '/account']

// Who reads with letters twice as large has half the room: the bar gives way, and nothing lies over anything or slides.
for (const [path, visit] of Object.entries(visits))
  test(`${path} fits a phone with text twice as large`, async ({ app, window }) => {
    const { as, to } = await visit(app.given)
    const page = await window(as)
    await page.setViewportSize(widths.phone)
    await page.goto(to)
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
  })

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
