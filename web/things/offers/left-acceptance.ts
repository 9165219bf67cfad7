import { useState } from 'react'
import type { BidForOwner } from '#contract/bids.ts'
import type { RequestForOwner } from '#contract/requests.ts'
import { forget, keep, readKept } from '../../kit/api/storage.ts'
import { now } from '../../kit/ui/clock.ts'

/** A bid that was being accepted, and when that was pressed, in milliseconds by the server's clock. */
interface Pressed {
  bidId: string
  at: number
}

const name = 'pressed-acceptance'

/** Pressed on this page: it is being sent, and its dialog says how that goes. */
const pressedHere = new Set<string>()

/** Kept in its tab until it is answered or stopped (`forgetPressed`): the page may be loaded anew before that. */
export function keepPressed(bidId: string): void {
  pressedHere.add(bidId)
  keep(name, { bidId, at: now() } satisfies Pressed, 'tab')
}

export const forgetPressed = (): void => forget(name, 'tab')

/** The bid whose acceptance ended with the page before there was an answer, while it can still be taken: nothing sends it by itself. */
export function useLeftAcceptance(
  { status, timeline }: Pick<RequestForOwner, 'status' | 'timeline'>,
  pending: readonly BidForOwner[],
): BidForOwner | undefined {
  // Nobody else writes there.
  const [pressed] = useState(() => readKept(name, 'tab') as Pressed | null)
  if (!pressed || pressedHere.has(pressed.bidId) || status !== 'open') return undefined
  // It came through, and the provider has handed the job back since.
  const wasTaken = timeline.some(
    (one) => one.name === 'bid_accepted' && Date.parse(one.at) >= pressed.at,
  )
  return wasTaken ? undefined : pending.find(({ id }) => id === pressed.bidId)
}
