import type { FleetFigures } from '#contract/fleet-figures.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { FigureGroup } from '../../../kit/ui/FigureGroup.tsx'
import { formatMoney, formatNumber } from '../../../kit/ui/format.ts'
import { minutesOf, shareOf } from './figure-words.ts'

/** A period in five numbers. */
export function TotalOfPeriod({ total }: { total: FleetFigures }) {
  const words = fleets.overview
  return (
    <FigureGroup
      label={words.figures}
      figures={[
        { label: words.total, value: formatMoney(total.spend) },
        { label: words.jobsTotal, value: formatNumber(total.jobs) },
        {
          label: words.onTimeTotal,
          value: shareOf(total),
          note: words.onTimeOf(total.onTime, total.arrivals),
        },
        { label: words.averageResponse, value: minutesOf(total.responseMinutes) },
        { label: words.averageArrival, value: minutesOf(total.arrivalMinutes) },
      ]}
    />
  )
}
