import { expect, test } from 'vitest'
import type { FigureForAdmin } from '#contract/site.ts'
import { fillFigures } from './fill-figures.ts'

const page = `<section id="a"><p>95%</p></section><section data-figures="true" class="x"><ul><li data-figure="satisfaction" class="y"><span data-value="true" class="z">95%</span><span>customer satisfaction</span></li><li data-figure="activePartners"><span data-value="true">500+</span></li></ul></section><section id="b"></section>`

const figure = (id: FigureForAdmin['id'], value: string, isShown = true): FigureForAdmin => ({
  id,
  value,
  isShown,
  changedAt: null,
})

test('values are replaced where they stand, and nowhere else', () => {
  const filled = fillFigures(page, [
    figure('satisfaction', '97%'),
    figure('activePartners', '500+'),
  ])
  expect(filled).toBe(page.replace('class="z">95%', 'class="z">97%'))
})

test('what an operator types is text, not HTML, and no pattern', () => {
  const filled = fillFigures(page, [
    figure('satisfaction', '<b>$& "1"'),
    figure('activePartners', '500+'),
  ])
  expect(filled).toContain('class="z">&lt;b&gt;$&amp; &quot;1&quot;</span>')
})

test('a hidden figure is not in the page, and without any of them neither is their section', () => {
  const one = fillFigures(page, [
    figure('satisfaction', '95%', false),
    figure('activePartners', '500+'),
  ])
  expect(one).not.toContain('satisfaction')
  expect(one).toContain('500+')
  const none = fillFigures(page, [
    figure('satisfaction', '95%', false),
    figure('activePartners', '500+', false),
  ])
  expect(none).toBe('<section id="a"><p>95%</p></section><section id="b"></section>')
})
