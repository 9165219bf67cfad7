import type { Analytics, AnalyticsFigures } from '#contract/analytics.ts'
import { analytics } from '#contract/words/en/analytics.ts'
import { type ChartPoint, ColumnChart } from '../../../kit/ui/ColumnChart.tsx'
import { formatBrief, formatMoney, formatNumber } from '../../../kit/ui/format.ts'
import { HiddenTable } from '../../../kit/ui/HiddenTable.tsx'
import { isLabelled, periodWords } from './period-words.ts'
import { percentOf } from './shares.ts'

/** The periods as columns for eyes and as one table for readers. */
export function PeriodCharts({ by, periods }: Analytics) {
  const words = analytics
  const short = periodWords(by, 'short')
  const long = periodWords(by, 'long')
  const points = (
    read: (figures: AnalyticsFigures) => [value: number | null, text: string, brief?: string],
  ): ChartPoint[] =>
    periods.map((period, index) => {
      const [value, text, brief] = read(period)
      const label = isLabelled(by, index, periods.length) ? short(period.starts) : ''
      return {
        key: period.starts,
        label,
        name: long(period.starts),
        value,
        text,
        ...(brief && { short: brief }),
      }
    })
  const count = (value: number): [number, string] => [value, formatNumber(value)]
  return (
    <>
      <div className="grid gap-4 lg:grid-cols-2">
        <ColumnChart
          title={words.chart.earnings}
          points={points(({ earnings }) => [
            Number(earnings),
            formatMoney(earnings),
            formatBrief(Number(earnings)),
          ])}
        />
        <ColumnChart title={words.chart.jobs} points={points(({ jobs }) => count(jobs))} />
        <ColumnChart title={words.chart.bids} points={points(({ bids }) => count(bids))} />
        <ColumnChart
          title={words.chart.response}
          points={points(({ responseMinutes }) =>
            responseMinutes === null ? [null, words.none] : count(responseMinutes),
          )}
        />
      </div>
      <PeriodTable by={by} periods={periods} />
    </>
  )
}

function PeriodTable({ by, periods }: Pick<Analytics, 'by' | 'periods'>) {
  const words = analytics
  const long = periodWords(by, 'long')
  const orNone = (value: number | null, say: (value: number) => string) =>
    value === null ? words.none : say(value)
  const headers = [
    words.starts[by],
    words.earnings,
    words.jobs,
    words.bids,
    words.winRate,
    words.response,
    words.onTime,
    words.rating,
  ]
  return (
    <HiddenTable
      caption={words.table}
      headers={headers}
      rows={periods.map((period) => ({
        key: period.starts,
        cells: [
          long(period.starts),
          formatMoney(period.earnings),
          period.jobs,
          period.bids,
          orNone(percentOf(period.won, period.decided), words.percent),
          orNone(period.responseMinutes, words.minutes),
          orNone(percentOf(period.onTime, period.arrivals), words.percent),
          orNone(period.rating, String),
        ],
      }))}
    />
  )
}
