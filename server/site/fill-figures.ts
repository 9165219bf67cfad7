import type { FigureForAdmin } from '#contract/site.ts'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign)

/**
 * The landing page with the figures as they stand now: values replaced, hidden ones taken out, with the last of them
 * their whole section. Finds them by the marks that the page itself carries (web/desks/public/landing/Figures.tsx).
 */
export function fillFigures(html: string, figures: readonly FigureForAdmin[]): string {
  if (!figures.some(({ isShown }) => isShown))
    return html.replace(/<section [^>]*data-figures=.*?<\/section>/s, '')
  return figures.reduce((filled, { id, value, isShown }) => {
    const item = new RegExp(`<li [^>]*data-figure="${id}".*?</li>`, 's')
    return filled.replace(item, (mark) =>
      isShown
        ? mark.replace(/(data-value=[^>]*>)[^<]*/, (_, before: string) => before + escaped(value))
        : '',
    )
  }, html)
}
