import { BriefcaseBusiness, Landmark, LifeBuoy, Truck } from 'lucide-react'
import type { AdminStats as Stats } from '#contract/admin.ts'
import { admin } from '#contract/words/en/admin.ts'
import { formatNumber } from '../../kit/ui/format.ts'
import { Money } from '../../kit/ui/Money.tsx'
import { StatCard } from '../../kit/ui/StatCard.tsx'
import { useStats } from './use-admin.ts'

/** S1 §2: four figures, each counted by the server; "—" while they are not known. */
export function AdminStats() {
  const words = admin.stats
  const { data: stats, isError } = useStats()
  const none = admin.none
  return (
    <dl aria-label={words.label} className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <StatCard
        dense
        label={words.providers}
        value={stats ? formatNumber(stats.totalProviders) : none}
        note={stats ? accounts(stats.activeProviders, stats.pendingProviders) : '\u00a0'}
        icon={<BriefcaseBusiness />}
      />
      <StatCard
        dense
        label={words.fleets}
        value={stats ? formatNumber(stats.totalFleets) : none}
        note={stats ? accounts(stats.activeFleets, stats.pendingFleets) : '\u00a0'}
        icon={<Truck />}
      />
      <StatCard
        dense
        label={words.requests}
        value={stats ? formatNumber(stats.totalRequests) : none}
        note={stats ? words.active(stats.activeRequests) : '\u00a0'}
        icon={<LifeBuoy />}
      />
      <StatCard
        dense
        label={words.revenue}
        value={stats ? <Money amount={stats.totalRevenue} /> : none}
        note={stats && <span title={words.revenueMeans}>{growthOf(stats)}</span>}
        icon={<Landmark />}
      />
      {isError && !stats && (
        <div className="contents">
          <dt className="sr-only">{words.failed}</dt>
          <dd className="col-span-full text-sm text-muted">{words.failed}</dd>
        </div>
      )}
    </dl>
  )
}

const accounts = (active: number, waiting: number) =>
  [admin.stats.active(active), waiting > 0 && admin.stats.waiting(waiting)]
    .filter(Boolean)
    .join(', ')

const growthOf = ({ revenueGrowth }: Stats) => admin.stats.growth(revenueGrowth)
