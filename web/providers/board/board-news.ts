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
    case 'request_opened':
      if (!card) return 'read'
      return onTop(without(pages, card.id), {
        ...card,
        distanceMiles: boardDistance(base, card),
      })
    case 'request_cancelled':
    case 'request_expired':
    case 'request_declined':
    case 'bid_accepted':
    case 'bid_submitted':
      return requestId ? without(pages, requestId) : pages
    // Whether these bring a card back depends on this provider's own bids and declines.
    case 'request_reopened':
    case 'job_handed_back':
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

const onTop = ([first = [], ...rest]: Pages, card: RequestForBoard): Pages => [
  [card, ...first],
  ...rest,
]

/** The same pages, untouched, when the card is on none of them. */
function without(pages: Pages, requestId: string): Pages {
  if (!pages.some((page) => page.some(({ id }) => id === requestId))) return pages
  return pages.map((page) => page.filter(({ id }) => id !== requestId))
}
