import { figureIds, figures } from '#contract/figures.ts'
import type { Figure } from '#contract/site.ts'

/** The figures as the specification gives them: what is prerendered. */
export const specifiedFigures: readonly Figure[] = figureIds.map((id) => ({
  id,
  value: figures[id],
}))

/** The figures that stand in the page, so that the browser takes over exactly what the server has sent. */
export function readFigures(page: ParentNode): Figure[] {
  return figureIds.flatMap((id) => {
    const value = page.querySelector(`[data-figure="${id}"] [data-value]`)?.textContent
    return value ? [{ id, value }] : []
  })
}
