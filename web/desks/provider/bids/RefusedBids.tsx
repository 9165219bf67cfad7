import { useEffect } from 'react'
import { presses as words } from '#contract/words/en/presses.ts'
import { formatClock, formatMoney } from '../../../kit/ui/format.ts'
import { RefusedNote } from '../../../things/presses/RefusedNote.tsx'
import { RefusedNotes } from '../../../things/presses/RefusedNotes.tsx'
import { dropRefusedBid, loadRefusedBids, useRefusedBidsOf } from './refused-bids.ts'

/** The bids that were not taken once there was a network, each with its request and the reason, until somebody has read it. */
export function RefusedBids({ by }: { by: string }) {
  const refused = useRefusedBidsOf(by)
  useEffect(() => void loadRefusedBids(), [])
  return (
    <RefusedNotes isEmpty={refused.length === 0}>
      {refused.map(({ id, title, price, pressedAt, refusal }) => (
        <RefusedNote
          key={id}
          title={words.refusedBid({
            price: formatMoney(price),
            at: formatClock(pressedAt),
            title,
          })}
          onRead={() => dropRefusedBid(id)}
        >
          <p>{refusal}</p>
        </RefusedNote>
      ))}
    </RefusedNotes>
  )
}
