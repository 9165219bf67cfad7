import type { BidForOwner } from '#contract/bids.ts'
import type { Urgency } from '#contract/catalogue.ts'
import type { Correctable } from '#contract/correctables.ts'
import { settings } from '#contract/settings.ts'

export type BestReason = 'lowest' | 'soonest' | 'both' | 'mix'

/** What a price and a time of arrival are for. */
const weighty: ReadonlySet<Correctable> = new Set(['place', 'service'])

type Weighed = Pick<BidForOwner, 'id' | 'price' | 'etaMinutes' | 'usually' | 'madeBefore'> & {
  provider: Pick<BidForOwner['provider'], 'rating'>
}

/** Was the bid made for the place and the service that are asked for now? What it says of price and arrival holds only then. */
export const isForThis = ({ madeBefore }: Pick<BidForOwner, 'madeBefore'>): boolean =>
  !madeBefore.some((part) => weighty.has(part))

/** The one offer that a reader in a hurry should look at first, and why. Of one bid alone nothing is said; nor of those made before the place or the service was corrected. */
export function bestOffer(
  all: readonly Weighed[],
  urgency: Urgency,
): { id: string; reason: BestReason | null } | null {
  const bids = all.filter(isForThis)
  const [best, ...others] = [...bids].sort(
    (a, b) =>
      cost(a, urgency) - cost(b, urgency) || (b.provider.rating ?? 0) - (a.provider.rating ?? 0),
  )
  if (!best) return null
  if (others.length === 0) return { id: best.id, reason: null }
  const isLowest = others.every(({ price }) => Number(best.price) < Number(price))
  const isSoonest =
    best.etaMinutes !== null &&
    urgency !== 'scheduled' &&
    others.every(
      (other) => other.etaMinutes !== best.etaMinutes && minutesOf(best) < minutesOf(other),
    )
  if (isLowest && isSoonest) return { id: best.id, reason: 'both' }
  return { id: best.id, reason: isLowest ? 'lowest' : isSoonest ? 'soonest' : 'mix' }
}

/**
 * As so many minutes the arrival of a bid counts wherever bids are compared by it: as what it says, or where its provider usually
 * comes later than it says, as when it usually comes. Null where it says nothing. What is usual of a bid for another place tells nothing.
 */
export function expectedMinutes(
  bid: Pick<BidForOwner, 'etaMinutes' | 'usually' | 'madeBefore'>,
): number | null {
  const { etaMinutes, usually } = bid
  if (etaMinutes === null || !usually || !isForThis(bid)) return etaMinutes
  // The earliest of what is usual happens as rarely as the latest.
  return Math.max(etaMinutes, Math.round((usually.from + usually.to) / 2))
}

/** A bid that promises no time counts as the hour that the filters count too (S0 §5). */
const minutesOf = (bid: Weighed): number => expectedMinutes(bid) ?? settings.missingEtaMinutes

const cost = (bid: Weighed, urgency: Urgency) =>
  Number(bid.price) + settings.minuteWorth[urgency] * minutesOf(bid)
