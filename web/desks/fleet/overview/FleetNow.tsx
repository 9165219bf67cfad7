import type { FleetOverview } from '#contract/fleet-figures.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { FigureGroup } from '../../../kit/ui/FigureGroup.tsx'
import { formatNumber } from '../../../kit/ui/format.ts'
import { Link } from '../../../kit/ui/Link.tsx'
import { nameLinkClass } from '../../../kit/ui/link-class.ts'
import { tabLink } from '../tabs.ts'

/** The counts of this moment (S0 §2.10) that ask nobody for anything, of drivers and then of the rest; those of a list lead to it. */
export function FleetNow({ overview }: { overview: FleetOverview }) {
  const words = fleets.overview
  const to = (count: number, link: string) => (
    <Link to={link} className={nameLinkClass}>
      {formatNumber(count)}
    </Link>
  )
  return (
    <FigureGroup
      label={words.label}
      figures={[
        { label: words.totalDrivers, value: to(overview.totalDrivers, tabLink('drivers')) },
        {
          label: words.activeDrivers,
          note: words.activeMeans,
          value: to(overview.activeDrivers, tabLink('drivers', { status: 'active' })),
        },
        {
          label: words.onService,
          note: words.onServiceMeans,
          value: to(overview.onService, tabLink('drivers', { status: 'on_service' })),
        },
        {
          label: words.offline,
          value: to(overview.offline, tabLink('drivers', { status: 'inactive' })),
        },
        {
          label: words.open,
          value: to(overview.openRequests, tabLink('requests', { state: 'open' })),
        },
        {
          label: words.running,
          value: to(overview.runningRequests, tabLink('requests', { state: 'running' })),
        },
        { label: words.units, value: to(overview.units, tabLink('units')) },
      ]}
    />
  )
}
