import type { FleetOverview } from '#contract/fleet-requests.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { serviceWords } from '#contract/words/en/services.ts'
import { now } from '../../../kit/ui/clock.ts'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { formatMoney } from '../../../kit/ui/format.ts'
import { StatCard } from '../../../kit/ui/StatCard.tsx'
import { FleetNow } from './FleetNow.tsx'
import { MonthCharts } from './MonthCharts.tsx'
import { lastMonths, meanOf, sumOf } from './months.ts'
import { SpendTable } from './SpendTable.tsx'

/** The fleet in figures: this moment, and the last 12 months. */
export function OverviewTab({ overview }: { overview: FleetOverview }) {
  const words = fleets.overview
  const { months } = overview
  const services = overview.services.map(({ serviceType, ...row }) => ({
    ...row,
    name: serviceWords.types[serviceType],
  }))
  const drivers = overview.drivers.map((row) => ({ ...row, name: row.name ?? words.noDriver }))
  const minutes = (value: number | null) => (value === null ? fleets.none : words.minutes(value))
  return (
    <div className="flex flex-col gap-6">
      <FleetNow overview={overview} />
      <section className="flex flex-col gap-4">
        <div>
          <h3 className="text-xl">{words.last}</h3>
          <p className="text-muted">{words.lastText}</p>
        </div>
        {months.length === 0 ? (
          <EmptyState title={words.emptyTitle}>{words.emptyText}</EmptyState>
        ) : (
          <>
            <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
              <StatCard
                label={words.total}
                value={formatMoney(sumOf(months.map(({ spend }) => spend)))}
              />
              <StatCard
                label={words.jobsTotal}
                value={months.reduce((sum, { jobs }) => sum + jobs, 0)}
              />
              <StatCard
                label={words.averageResponse}
                value={minutes(meanOf(months, ({ responseMinutes }) => responseMinutes))}
              />
              <StatCard
                label={words.averageArrival}
                value={minutes(meanOf(months, ({ arrivalMinutes }) => arrivalMinutes))}
              />
            </dl>
            <MonthCharts months={lastMonths(months, new Date(now()))} />
            <div className="grid items-start gap-4 xl:grid-cols-2">
              <SpendTable title={words.byService} header={words.service} rows={services} />
              <SpendTable title={words.byDriver} header={words.driver} rows={drivers} />
            </div>
          </>
        )}
      </section>
    </div>
  )
}
