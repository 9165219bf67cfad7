const margin = 8
/** The buttons for the zoom stand there. */
const rightMargin = 64

/** By how many pixels the view of a map has to move, to the right and down, so that a card on it is seen whole; null where it is. */
export function overhangOf(card: Element, map: Element): [right: number, down: number] | null {
  const inner = card.getBoundingClientRect()
  const outer = map.getBoundingClientRect()
  const right = overhang(inner.left - outer.left, outer.right - inner.right, rightMargin)
  const down = overhang(inner.top - outer.top, outer.bottom - inner.bottom)
  return Math.abs(right) >= 1 || Math.abs(down) >= 1 ? [right, down] : null
}

/** By how much the view has to move so that both gaps are wide enough; the first counts more. */
function overhang(before: number, after: number, marginAfter = margin): number {
  if (before < margin) return before - margin
  return after < marginAfter ? Math.min(marginAfter - after, before - margin) : 0
}
