import type { AnalyticsFigures } from '#contract/analytics.ts'
import { analytics } from '#contract/words/en/analytics.ts'
import { formatScore } from '../../../kit/ui/format.ts'
import { MoneyBar } from '../../../kit/ui/MoneyBar.tsx'
import { type Column, Table } from '../../../kit/ui/Table.tsx'
import { percentOf } from './shares.ts'

type Row = AnalyticsFigures & { name: string }

/** Figures by a name, the one that earned most first; a bar under the money for the eye. */
export function ShareTable({
  title,
  header,
  rows,
  hasBids,
}: {
  title: string
  header: string
  rows: readonly Row[]
  /** Bids are the shop's, not a technician's. */
  hasBids: boolean
}) {
  const words = analytics
  const most = Math.max(...rows.map(({ earnings }) => Number(earnings)), 1)
  const figure = (key: string, label: string, read: (row: Row) => string | null): Column<Row> => ({
    key,
    header: label,
    align: 'end',
    cell: (row) => <span className="numerals whitespace-nowrap">{read(row) ?? words.none}</span>,
  })
  const share = (some: number, all: number) => {
    const percent = percentOf(some, all)
    return percent === null ? null : words.percent(percent)
  }
  return (
    <section className="flex min-w-0 flex-col gap-2 rounded-md border border-line bg-surface p-4">
      <h4 className="text-lg">{title}</h4>
      <Table
        caption={title}
        rows={rows}
        rowKey={({ name }) => name}
        columns={[
          {
            key: 'name',
            header,
            isName: true,
            cell: ({ name }) => <span className="text-base wrap-anywhere">{name}</span>,
          },
          {
            key: 'earnings',
            phone: 'aside',
            header: words.earnings,
            align: 'end',
            cell: ({ earnings }) => <MoneyBar amount={earnings} most={most} />,
          },
          figure('jobs', words.jobs, ({ jobs }) => String(jobs)),
          ...(hasBids
            ? [
                figure('bids', words.bids, ({ bids }) => String(bids)),
                figure('wins', words.winRate, ({ won, decided }) => share(won, decided)),
              ]
            : []),
          figure('on-time', words.onTime, ({ onTime, arrivals }) => share(onTime, arrivals)),
          figure('rating', words.rating, ({ rating }) =>
            rating === null ? null : formatScore(rating),
          ),
        ]}
      />
    </section>
  )
}
