import { BriefcaseBusiness, Gavel, Star, Truck, Wallet } from 'lucide-react'
import type { OwnProvider } from '#contract/providers.ts'
import { providers } from '#contract/words/en/providers.ts'
import { formatNumber, formatScore } from '../../kit/ui/format.ts'
import { Money } from '../../kit/ui/Money.tsx'
import { StatCard } from '../../kit/ui/StatCard.tsx'

export interface ProviderStatsProps {
  provider: OwnProvider
  /** Each undefined until it is known. */
  /** Null for who may not see them: then the jobs at hand stand there. */
  earnings: string | null | undefined
  running: number
  bids: Count | undefined
  pendingBids: number
  available: Count | undefined
}

/** A number, or with `more` the rows read so far of a list that goes on. */
export interface Count {
  rows: number
  more: boolean
}

/** The provider's day in four real figures (S1 §2, rules C25). */
export function ProviderStats({
  provider: { rating, reviewCount },
  earnings,
  running,
  bids,
  pendingBids,
  available,
}: ProviderStatsProps) {
  const words = providers.stats
  return (
    <dl aria-label={words.label} className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {earnings === null ? (
        <StatCard
          dense
          label={words.running}
          value={formatNumber(running)}
          note={words.runningNote}
          icon={<Truck />}
        />
      ) : (
        <StatCard
          dense
          label={words.earnings}
          value={earnings === undefined ? words.unknown : <Money amount={earnings} />}
          note={words.earningsNote}
          icon={<Wallet />}
        />
      )}
      <StatCard
        dense
        label={words.bids}
        value={countWords(bids)}
        note={words.pending(pendingBids)}
        icon={<Gavel />}
      />
      <StatCard
        dense
        label={words.available}
        value={countWords(available)}
        note={words.availableNote}
        icon={<BriefcaseBusiness />}
      />
      <StatCard
        dense
        label={words.rating}
        value={rating === null ? words.new : formatScore(rating)}
        note={words.reviews(reviewCount)}
        icon={<Star />}
      />
    </dl>
  )
}

/** "50+" of a list that goes on. */
export function countWords(count: Count | undefined): string {
  if (!count) return providers.stats.unknown
  return `${formatNumber(count.rows)}${count.more ? '+' : ''}`
}
