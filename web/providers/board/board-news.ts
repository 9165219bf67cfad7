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
  switch (name) {
    // A named provider's head start is over: he has the card already, the others get it now.
    case 'request_alerted':
      if (card && holds(pages, card.id)) return pages
      return putOnTop(pages, card, base)
    case 'request_opened':
      return putOnTop(pages, card, base)
    case 'request_cancelled':
    case 'request_expired':
    case 'request_declined':
    case 'bid_accepted':
    case 'bid_submitted':
      return requestId ? without(pages, requestId) : pages
    // Whether these bring a card back depends on this provider's own bids and declines.
    case 'request_reopened':
    case 'job_handed_back':
    case 'job_no_show':
    case 'job_replaced':
    case 'bid_withdrawn':
    case 'bid_expired':
    case 'bid_rejected':
    case 'provider_changed':
    case 'provider_status_changed':
      return 'read'
    default:
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
