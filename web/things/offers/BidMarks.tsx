import type { ReactNode } from 'react'
import type { BidForOwner } from '#contract/bids.ts'
import { bids } from '#contract/words/en/bids.ts'
import { drivers } from '#contract/words/en/drivers.ts'
import { Countdown } from '../../kit/ui/Countdown.tsx'
import type { BestReason } from './best-offer.ts'
import { Loud, Mark } from './Mark.tsx'

export interface BidMarksProps {
  bid: BidForOwner
  isFresh: boolean
  isLowest: boolean
  isSoonest: boolean
  /** Of several, the offer to look at first: why. */
  bestBecause: BestReason | null
  /** Somebody has chosen it and waits for the reader's word. */
  isWanted: boolean
  /** By how much it is above the request's budget, in words. */
  overBudget: string | null
  /** Above the driver's limit: it is asked for. */
  isForApproval: boolean
  /** What this reader knows of it besides. */
  marks?: ReactNode
}

/** What is to be seen of a bid at a glance, in words on one line, and how long it stands. */
export function BidMarks({
  bid,
  isFresh,
  isLowest,
  isSoonest,
  bestBecause,
  isWanted,
  overBudget,
  isForApproval,
  isOver,
  marks,
}: BidMarksProps & { isOver: boolean }) {
  const { card } = bids
  return (
    <>
      <p className="basis-full text-sm leading-5 text-muted empty:hidden">
        {isFresh && !isWanted && <Loud solid>{card.justIn}</Loud>}
        {bestBecause && <Loud>{card.best}</Loud>}
        {/* Not what the marks beside it say already. */}
        {bestBecause && !(isLowest && bestBecause !== 'soonest') && (
          <Mark>{card.bestBecause[bestBecause]}</Mark>
        )}
        {marks}
        {isForApproval && <Mark tone="amber">{drivers.jobs.needsApproval}</Mark>}
        {overBudget && <Mark tone="amber">{card.overBudget(overBudget)}</Mark>}
        {isLowest && <Mark tone="green">{card.lowest}</Mark>}
        {isSoonest && <Mark tone="blue">{card.soonest}</Mark>}
        {bid.isEntered && <Mark>{card.entered}</Mark>}
        {bid.version > 1 && <Mark>{card.changed(bid.version)}</Mark>}
      </p>
      <p className="grow text-sm text-muted">
        {isOver ? (
          card.standsOver
        ) : (
          <>
            {card.stands} <Countdown to={bid.expiresAt} className="font-semibold text-ink" />
          </>
        )}
      </p>
    </>
  )
}
