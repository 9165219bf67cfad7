import { effects } from '#contract/event-effects.ts'
import type { LiveMessage } from '#contract/events.ts'
import type { RequestForBoard } from '#contract/requests.ts'
import { boardDistance } from './distance.ts'

export type Pages = readonly (readonly RequestForBoard[])[]
type Base = { lat: number | null; lng: number | null } | undefined

/**
 * The board after a live message: a new card comes with its message, a taken or closed one leaves, and nothing has
 * to be read for either. `read` when only the server knows what the board holds now.
 */
export function boardAfter(pages: Pages, message: LiveMessage, base: Base): Pages | 'read' {
  const { name, requestId, card } = message
  switch (effects[name].board) {
    case 'comes':
      // Of a request that named this provider the card is here already; the others get it now.
      return card && holds(pages, card.id) ? pages : putOnTop(pages, card, base)
    case 'leaves':
      return requestId ? without(pages, requestId) : pages
    // Whether it brings a card back depends on this provider's own bids and declines.
    case 'unclear':
      return 'read'
    case null:
      return pages
  }
}

function putOnTop(pages: Pages, card: RequestForBoard | undefined, base: Base): Pages | 'read' {
  if (!card) return 'read'
  const [first = [], ...rest] = without(pages, card.id)
  return [[{ ...card, distanceMiles: boardDistance(base, card) }, ...first], ...rest]
}

const holds = (pages: Pages, requestId: string): boolean =>
  pages.some((page) => page.some(({ id }) => id === requestId))

/** The same pages, untouched, when the card is on none of them. */
function without(pages: Pages, requestId: string): Pages {
  if (!holds(pages, requestId)) return pages
  return pages.map((page) => page.filter(({ id }) => id !== requestId))
}
