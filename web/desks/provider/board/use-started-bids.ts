import { useEffect, useState } from 'react'
import type { RequestForBoard } from '#contract/requests.ts'

/** What was typed on a card and not sent. */
export interface StartedBid {
  price: string
  estimatedDuration: string
}

/** By the id of its request. Nobody draws by it: a card begins with what is in it. */
export type StartedBids = Map<string, StartedBid>

/** Outlives the cards, which go with their tab. What has left the board is forgotten: it was bid on, declined or is gone. */
export function useStartedBids(cards: readonly RequestForBoard[] | undefined): StartedBids {
  const [started] = useState<StartedBids>(() => new Map())
  useEffect(() => {
    if (!cards) return
    const onBoard = new Set(cards.map(({ id }) => id))
    for (const id of started.keys()) if (!onBoard.has(id)) started.delete(id)
  }, [cards, started])
  return started
}
