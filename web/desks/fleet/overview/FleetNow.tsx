import type { FleetOverview } from '#contract/fleet-figures.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { formatNumber } from '../../../kit/ui/format.ts'
import { Link } from '../../../kit/ui/Link.tsx'
import { nameLinkClass } from '../../../kit/ui/link-class.ts'
import { StatCard } from '../../../kit/ui/StatCard.tsx'
import { tabLink } from '../tabs.ts'

/** The counts of this moment (S0 §2.10), of drivers and then of the rest; those of a list lead to it. */
export function FleetNow({ overview }: { overview: FleetOverview }) {
  const words = fleets.overview
  const to = (count: number, link: string) => (
    <Link to={link} className={nameLinkClass}>
      {formatNumber(count)}
    </Link>
  )
  return (
    <dl aria-label={words.label} className="grid grid-cols-2 gap-3 md:grid-cols-5">
      <StatCard
        dense
        label={words.totalDrivers}
        value={to(overview.totalDrivers, tabLink('drivers'))}
      />
      <StatCard
        dense
        label={words.activeDrivers}
        note={words.activeMeans}
        value={to(overview.activeDrivers, tabLink('drivers', { status: 'active' }))}
      />
      <StatCard
        dense
        label={words.onService}
        note={words.onServiceMeans}
        value={to(overview.onService, tabLink('drivers', { status: 'on_service' }))}
      />
      <StatCard
        dense
        label={words.needHelp}
        note={words.needHelpMeans}
        value={to(overview.needHelp, tabLink('drivers', { status: 'needs_help' }))}
      />
      <StatCard
        dense
        label={words.offline}
        value={to(overview.offline, tabLink('drivers', { status: 'inactive' }))}
      />
      <StatCard
        dense
        label={words.open}
        value={to(overview.openRequests, tabLink('requests', { state: 'open' }))}
      />
      <StatCard
        dense
        label={words.running}
        value={to(overview.runningRequests, tabLink('requests', { state: 'running' }))}
      />
      <StatCard
        dense
        label={words.waiting}
        value={to(overview.waitingApprovals, tabLink('requests', { state: 'waiting' }))}
      />
      <StatCard dense label={words.units} value={to(overview.units, tabLink('units'))} />
    </dl>
  )
}
