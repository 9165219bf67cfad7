import type { ReactNode } from 'react'
import type { BidForOwner } from '#contract/bids.ts'
import { bids } from '#contract/words/en/bids.ts'
import { corrections } from '#contract/words/en/corrections.ts'
import { drivers } from '#contract/words/en/drivers.ts'
import { Badge } from '../../kit/ui/Badge.tsx'
import { Countdown } from '../../kit/ui/Countdown.tsx'
import type { BestReason } from './best-offer.ts'

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

/** What is to be seen of a bid at a glance, and how long it stands. */
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
    <p className="flex min-h-6 flex-wrap items-center gap-2 text-sm text-muted">
      {isFresh && !isWanted && (
        <Badge tone="amber" solid>
          {card.justIn}
        </Badge>
      )}
      {bestBecause && (
        <span className="inline-flex flex-wrap items-center gap-2 font-medium text-ink">
          <Badge tone="amber">{card.best}</Badge>
          {/* Not what the marks beside it say already. */}
          {!(isLowest && bestBecause !== 'soonest') && card.bestBecause[bestBecause]}
        </span>
      )}
      {marks}
      {isForApproval && <Badge tone="amber">{drivers.jobs.needsApproval}</Badge>}
      {overBudget && <Badge tone="amber">{card.overBudget(overBudget)}</Badge>}
      {isLowest && <Badge tone="green">{card.lowest}</Badge>}
      {isSoonest && <Badge tone="blue">{card.soonest}</Badge>}
      {bid.isEntered && <Badge>{card.entered}</Badge>}
      {bid.version > 1 && <Badge tone="amber">{card.changed(bid.version)}</Badge>}
      <span className="ml-auto">
        {isOver ? (
          card.standsOver
        ) : (
          <>
            {card.stands} <Countdown to={bid.expiresAt} className="font-semibold text-ink" />
          </>
        )}
      </span>
      {bid.madeBefore.length > 0 && (
        <span className="basis-full border-l-4 border-amber pl-2 font-medium text-ink">
          {corrections.madeBefore(bid.madeBefore)}
        </span>
      )}
    </p>
  )
}
