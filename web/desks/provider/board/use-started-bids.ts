import { useEffect, useState } from 'react'
import type { RequestForBoard } from '#contract/requests.ts'
import { keep, readKept } from '../../../kit/api/storage.ts'

/** What was typed on a card and is not known to be in. */
export interface StartedBid {
  price: string
  estimatedDuration: string
  /** Pressed and not answered: it is being sent, or its page was closed before there was an answer. */
  pressed?: 'sending' | 'left'
}

/** What was typed on the cards of the board, by the id of their request; kept for the tab, through reloads too. */
export interface StartedBids {
  get(requestId: string): StartedBid | undefined
  set(requestId: string, bid: StartedBid): void
}

const name = 'started-bids'

/**
 * Outlives the cards, which go with their tab. What has left the board is forgotten: it was bid on, declined or is gone. That is known
 * once all pages of the board are there.
 */
export function useStartedBids(
  cards: readonly RequestForBoard[] | undefined,
  isWhole: boolean,
): StartedBids {
  const [started] = useState(open)
  useEffect(() => {
    if (cards && isWhole) started.keepOnly(new Set(cards.map(({ id }) => id)))
  }, [cards, isWhole, started])
  return started
}

function open() {
  // Nobody else writes there, and a card shows no more of it than two fields.
  const kept = (readKept(name, 'tab') ?? {}) as Record<string, StartedBid>
  const bids = new Map(
    Object.entries(kept).map(([id, bid]): [string, StartedBid] => [
      id,
      bid.pressed ? { ...bid, pressed: 'left' } : bid,
    ]),
  )
  const save = () => keep(name, Object.fromEntries(bids), 'tab')
  return {
    get: (requestId: string) => bids.get(requestId),
    set(requestId: string, bid: StartedBid) {
      bids.set(requestId, bid)
      save()
    },
    keepOnly(requestIds: ReadonlySet<string>) {
      for (const id of bids.keys()) if (!requestIds.has(id)) bids.delete(id)
      save()
    },
  }
}
