import type { FleetOverview } from '#contract/fleet-figures.ts'
import type { OwnFleet } from '#contract/fleets.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { FiguresOfPeriod } from './FiguresOfPeriod.tsx'
import { FleetNow } from './FleetNow.tsx'
import { MonthChart } from './MonthChart.tsx'
import { NeededNow } from './NeededNow.tsx'
import { TimeZoneField } from './TimeZoneField.tsx'

/** What needs somebody now, then the fleet in figures: this moment, its months, and any period by service, unit, provider and driver. */
export function OverviewTab({ fleet, overview }: { fleet: OwnFleet; overview: FleetOverview }) {
  const words = fleets.overview
  const { months } = overview
  return (
    <div className="flex flex-col gap-5 sm:gap-6">
      <NeededNow fleet={fleet} overview={overview} />
      {months.every(({ jobs }) => jobs === 0) ? (
        <EmptyState title={words.emptyTitle}>{words.emptyText}</EmptyState>
      ) : (
        <MonthChart months={months} />
      )}
      <FleetNow overview={overview} />
      <FiguresOfPeriod timeZone={overview.timeZone} />
      <TimeZoneField fleet={fleet} />
    </div>
  )
}
