import { useEffect, useRef, useState } from 'react'
import type { BidForOwner } from '#contract/bids.ts'
import type { Urgency } from '#contract/services.ts'
import { bids as words } from '#contract/words/en/bids.ts'
import { announce } from '../../kit/ui/announce.ts'
import { now, useTicking } from '../../kit/ui/clock.ts'
import { formatMoney } from '../../kit/ui/format.ts'
import { etaWords } from './BidTerms.tsx'

/** How long a bid keeps the mark of a new one, in milliseconds. */
const newForMs = 120_000

/** Reads out bids that arrive while the page is open, and says which of them are still news. */
export function useNewBids(
  bids: readonly BidForOwner[],
  urgency: Urgency,
): (bid: BidForOwner) => boolean {
  const [openedAt] = useState(now)
  const known = useRef<Set<string> | null>(null)

  useEffect(() => {
    const before = known.current
    known.current = new Set(bids.map(({ id }) => id))
    const arrived = before ? bids.filter(({ id }) => !before.has(id)) : []
    const [first] = arrived
    if (!first) return
    const [price, name] = [formatMoney(first.price), first.provider.businessName]
    announce(
      arrived.length > 1
        ? words.list.arrivedMany(arrived.length)
        : urgency === 'scheduled'
          ? words.list.arrivedScheduled(price, name)
          : words.list.arrived(price, etaWords(first), name),
    )
  }, [bids, urgency])

  const oldest = useTicking((time) =>
    Math.max(openedAt, Math.floor((time - newForMs) / 5000) * 5000),
  )
  return ({ createdAt }) => new Date(createdAt).getTime() > oldest
}
