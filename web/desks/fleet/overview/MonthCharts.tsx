import { fleets } from '#contract/words/en/fleets.ts'
import { pageLanguage } from '#contract/words/words.ts'
import { type ChartPoint, ColumnChart } from '../../../kit/ui/ColumnChart.tsx'
import { formatMoney, splitMoney } from '../../../kit/ui/format.ts'
import { HiddenTable } from '../../../kit/ui/HiddenTable.tsx'
import type { MonthFigures } from './months.ts'

/** Spend and times by month: as columns for eyes and as one table for readers. */
export function MonthCharts({ months }: { months: readonly MonthFigures[] }) {
  const words = fleets.overview
  const short = monthWords('short')
  const points = (read: (month: MonthFigures) => [number | null, string]): ChartPoint[] =>
    months.map((month) => {
      const [value, text] = read(month)
      return { key: month.month, label: short(month.month), value, text }
    })
  const minutes = (value: number | null): [number | null, string] => [
    value,
    value === null ? fleets.none : words.minutes(value),
  ]
  return (
    <>
      <ColumnChart
        title={words.spendByMonth}
        points={points(({ spend }) => [Number(spend), wholeDollars(spend)])}
      />
      <div className="grid gap-4 lg:grid-cols-2">
        <ColumnChart
          title={words.responseByMonth}
          points={points(({ responseMinutes }) => minutes(responseMinutes))}
        />
        <ColumnChart
          title={words.arrivalByMonth}
          points={points(({ arrivalMinutes }) => minutes(arrivalMinutes))}
        />
      </div>
      <MonthTable months={months} />
    </>
  )
}

function MonthTable({ months }: { months: readonly MonthFigures[] }) {
  const words = fleets.overview
  const long = monthWords('long')
  const minutes = (value: number | null) => (value === null ? fleets.none : words.minutes(value))
  return (
    <HiddenTable
      caption={words.spendByMonth}
      headers={[words.month, words.spend, words.jobs, words.response, words.arrival]}
      rows={months.map(({ month, spend, jobs, responseMinutes, arrivalMinutes }) => ({
        key: month,
        cells: [
          long(month),
          formatMoney(spend),
          jobs,
          minutes(responseMinutes),
          minutes(arrivalMinutes),
        ],
      }))}
    />
  )
}

/** "$1,234": a column has no room for cents. */
const wholeDollars = (spend: string) => splitMoney(Math.round(Number(spend)))[0]

/** "2026-11" as "Nov" or "November 2026". */
function monthWords(month: 'short' | 'long') {
  const format = new Intl.DateTimeFormat(pageLanguage(), {
    month,
    ...(month === 'long' && { year: 'numeric' }),
    timeZone: 'UTC',
  })
  return (name: string) => format.format(new Date(`${name}-01T00:00:00Z`))
}
