import { useState } from 'react'
import type { Analytics, AnalyticsFigures } from '#contract/analytics.ts'
import { analytics } from '#contract/words/en/analytics.ts'
import { ChartTable } from '../../../kit/ui/ChartTable.tsx'
import { Chips } from '../../../kit/ui/Chips.tsx'
import { ColumnChart } from '../../../kit/ui/ColumnChart.tsx'
import { formatBrief, formatMoney, formatNumber } from '../../../kit/ui/format.ts'
import { isLabelled, periodWords } from './period-words.ts'
import { percentOf } from './shares.ts'

interface Metric {
  value: (figures: AnalyticsFigures) => number | null
  text: (value: number) => string
  mark: (value: number) => string
}

const number: Pick<Metric, 'text' | 'mark'> = { text: formatNumber, mark: formatNumber }
const metrics = {
  earnings: { value: ({ earnings }) => Number(earnings), text: formatMoney, mark: formatBrief },
  jobs: { value: ({ jobs }) => jobs, ...number },
  bids: { value: ({ bids }) => bids, ...number },
  response: { value: ({ responseMinutes }) => responseMinutes, ...number },
} satisfies Record<string, Metric>
type MetricName = keyof typeof metrics

/** One figure at a time over the periods, as columns for eyes, and all of them as one table for readers. */
export function PeriodCharts({ by, periods }: Analytics) {
  const words = analytics
  const [chosen, setChosen] = useState<MetricName>('earnings')
  const short = periodWords(by, 'short')
  const long = periodWords(by, 'long')
  const { value, text, mark }: Metric = metrics[chosen]
  // Months before a shop's first bid say nothing of it.
  const begun = by === 'month' ? periods.slice(Math.max(0, periods.findIndex(hasBegun))) : periods
  return (
    <div className="flex flex-col gap-3">
      <Chips
        legend={words.metric}
        legendHidden
        value={chosen}
        onChange={setChosen}
        chips={metricNames.map((name) => ({ value: name, label: words.metrics[name] }))}
      />
      <ColumnChart
        title={words.chart[chosen]}
        mark={mark}
        points={begun.map((period, index) => {
          const known = value(period)
          return {
            key: period.starts,
            label: isLabelled(by, index, begun.length) ? short(period.starts) : '',
            name: long(period.starts),
            value: known,
            text: known === null ? words.none : text(known),
          }
        })}
      />
      <PeriodTable by={by} periods={begun} />
    </div>
  )
}

const metricNames = Object.keys(metrics) as MetricName[]

const hasBegun = ({ bids, jobs }: AnalyticsFigures) => bids + jobs > 0

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
    <ChartTable
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
