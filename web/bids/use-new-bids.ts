import { useEffect, useRef, useState } from 'react'
import type { BidForOwner } from '#contract/bids.ts'
import { bids as words } from '../messages/en/bids.ts'
import { announce } from '../ui/announce.ts'
import { now } from '../ui/clock.ts'
import { formatMoney } from '../ui/format.ts'
import { etaWords } from './BidTerms.tsx'

/** Reads out bids that arrive while the page is open, and says which those are. */
export function useNewBids(
  bids: readonly BidForOwner[] | undefined,
): (bid: BidForOwner) => boolean {
  const [openedAt] = useState(now)
  const known = useRef<Set<string> | null>(null)

  useEffect(() => {
    if (!bids) return
    const before = known.current
    known.current = new Set(bids.map(({ id }) => id))
    const arrived = before ? bids.filter(({ id }) => !before.has(id)) : []
    const [first] = arrived
    if (!first) return
    announce(
      arrived.length > 1
        ? words.list.arrivedMany(arrived.length)
        : words.list.arrived(
            formatMoney(first.price),
            etaWords(first),
            first.provider.businessName,
          ),
    )
  }, [bids])

  return ({ createdAt }) => new Date(createdAt).getTime() > openedAt
}
