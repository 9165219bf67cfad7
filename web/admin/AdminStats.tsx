import { BriefcaseBusiness, Truck } from 'lucide-react'
import type { Standing } from '#contract/providers.ts'
import { admin } from '../messages/en/admin.ts'
import { formatNumber } from '../ui/format.ts'
import { StatCard } from '../ui/StatCard.tsx'

type Entries = readonly { status: Standing }[] | undefined

/** How many there are, how many of them work, how many wait; counted from the lists themselves. */
export function AdminStats({ providers, fleets }: { providers: Entries; fleets: Entries }) {
  const words = admin.stats
  return (
    <dl aria-label={words.label} className="grid grid-cols-2 gap-3">
      <StatCard label={words.providers} {...figures(providers)} icon={<BriefcaseBusiness />} />
      <StatCard label={words.fleets} {...figures(fleets)} icon={<Truck />} />
    </dl>
  )
}

function figures(entries: Entries): { value: string; note?: string } {
  if (!entries) return { value: admin.none }
  const count = (wanted: Standing) => entries.filter(({ status }) => status === wanted).length
  const waiting = count('pending')
  return {
    value: formatNumber(entries.length),
    note: [admin.stats.active(count('active')), waiting > 0 && admin.stats.waiting(waiting)]
      .filter(Boolean)
      .join(', '),
  }
}
