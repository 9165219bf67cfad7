import type { FleetFigures } from '#contract/fleet-figures.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { formatMoney, formatNumber } from '../../../kit/ui/format.ts'
import { StatCard } from '../../../kit/ui/StatCard.tsx'
import { minutesOf, shareOf } from './figure-words.ts'

/** A period in five numbers. */
export function FigureCards({ total }: { total: FleetFigures }) {
  const words = fleets.overview
  return (
    <dl aria-label={words.figures} className="grid grid-cols-2 gap-3 md:grid-cols-5">
      <StatCard dense label={words.total} value={formatMoney(total.spend)} />
      <StatCard dense label={words.jobsTotal} value={formatNumber(total.jobs)} />
      <StatCard
        dense
        label={words.onTimeTotal}
        value={shareOf(total)}
        note={words.onTimeOf(total.onTime, total.arrivals)}
      />
      <StatCard dense label={words.averageResponse} value={minutesOf(total.responseMinutes)} />
      <StatCard dense label={words.averageArrival} value={minutesOf(total.arrivalMinutes)} />
    </dl>
  )
}
