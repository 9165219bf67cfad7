import type { Page } from '@playwright/test'
import { hasEscaped } from '../server/testing/plain-words.ts'

/** Every text that a person reads or hears on the page and that nobody typed, if it holds a run of plain words. */
export async function plainSentences(page: Page): Promise<string[]> {
  const said = await page.evaluate(() => {
    const texts: string[] = [document.title]
    const isSeen = (element: Element) => element.checkVisibility()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (parent && isSeen(parent) && !parent.closest('script, style'))
        texts.push(node.textContent ?? '')
    }
    for (const name of ['placeholder', 'aria-label', 'title', 'alt', 'aria-description'])
      for (const element of document.querySelectorAll(`[${name}]`))
        if (isSeen(element)) texts.push(element.getAttribute(name) ?? '')
    return texts
  })
  return [...new Set(said.filter(hasEscaped))]
}

/** What is cut off on the page: it scrolls sideways, or a button is too small for its words. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const sideways = scrollWidth > clientWidth ? [`the page: ${scrollWidth}`] : []
    const buttons = [...document.querySelectorAll<HTMLElement>('button, a, [role=tab], label, th')]
    return [
      ...sideways,
      ...buttons
        .filter(
          (button) => button.checkVisibility() && getComputedStyle(button).display !== 'inline',
        )
        // What is there for voices alone is a pixel wide.
        .filter((button) => button.clientWidth > 1)
        .filter((button) => button.closest('.sr-only')?.clientWidth !== 1)
        .filter((button) => button.scrollWidth > button.clientWidth + 1)
        .filter((button) => !button.querySelector('.truncate, .sr-only'))
        .map((button) => button.outerHTML.slice(0, 160)),
    ]
  })
