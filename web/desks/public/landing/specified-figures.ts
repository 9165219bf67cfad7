import { figureIds, figures } from '#contract/figures.ts'
import type { Figure } from '#contract/site.ts'

/** The figures as the specification gives them: what is prerendered. */
export const specifiedFigures: readonly Figure[] = figureIds.map((id) => ({
  id,
  value: figures[id],
}))
