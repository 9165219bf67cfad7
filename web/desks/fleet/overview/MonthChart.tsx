import type { FleetOverview } from '#contract/fleet-figures.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { pageLanguage } from '#contract/words/words.ts'
import { ChartTable } from '../../../kit/ui/ChartTable.tsx'
import { ColumnChart } from '../../../kit/ui/ColumnChart.tsx'
import { formatBrief, formatMoney, formatNumber } from '../../../kit/ui/format.ts'
import { minutesOf, shareOf } from './figure-words.ts'

/** What the last 12 months have cost, from the first with a job on: as columns for eyes and, with the times, as a table for readers. */
export function MonthChart({ months }: { months: FleetOverview['months'] }) {
  const words = fleets.overview
  const [short, long] = [monthWords('short'), monthWords('long')]
  const begun = months.slice(
    Math.max(
      0,
      months.findIndex(({ jobs }) => jobs > 0),
    ),
  )
  return (
    <div className="flex flex-col gap-2">
      <ColumnChart
        title={words.spendByMonth}
        mark={formatBrief}
        points={begun.map(({ month, spend }) => ({
          key: month,
          label: short(month),
          name: long(month),
          value: Number(spend),
          text: formatMoney(spend),
        }))}
      />
      <ChartTable
        caption={words.spendByMonth}
        headers={[
          words.month,
          words.spend,
          words.jobs,
          words.onTime,
          words.response,
          words.arrival,
        ]}
        rows={begun.map((month) => ({
          key: month.month,
          cells: [
            long(month.month),
            formatMoney(month.spend),
            formatNumber(month.jobs),
            shareOf(month),
            minutesOf(month.responseMinutes),
            minutesOf(month.arrivalMinutes),
          ],
        }))}
      />
    </div>
  )
}

/** "2026-11" as "Nov" or "November 2026". */
function monthWords(month: 'short' | 'long') {
  const format = new Intl.DateTimeFormat(pageLanguage(), {
    month,
    ...(month === 'long' && { year: 'numeric' }),
    timeZone: 'UTC',
  })
  return (name: string) => format.format(new Date(`${name}-01T00:00:00Z`))
}
