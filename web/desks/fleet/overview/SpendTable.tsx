import { useState } from 'react'
import type { FleetFigures } from '#contract/fleet-figures.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { formatNumber } from '../../../kit/ui/format.ts'
import { MoneyBar } from '../../../kit/ui/MoneyBar.tsx'
import { type Column, Table } from '../../../kit/ui/Table.tsx'
import { minutesOf, shareOf } from './figure-words.ts'

interface Row extends FleetFigures {
  id: string
  name: string
}
const first = 6

/** Spend and times by a name, the dearest first; a bar behind the money for the eye. */
export function SpendTable({
  title,
  header,
  rows,
}: {
  title: string
  header: string
  rows: readonly Row[]
}) {
  const words = fleets.overview
  const [showsAll, setShowsAll] = useState(false)
  const most = Math.max(...rows.slice(0, 1).map(({ spend }) => Number(spend)), 1)
  const number = (key: string, header: string, read: (row: Row) => string): Column<Row> => ({
    key,
    header,
    align: 'end',
    cell: (row) => <span className="numerals whitespace-nowrap">{read(row)}</span>,
  })
  return (
    <section className="flex min-w-0 flex-col gap-2 md:rounded-md md:border md:border-line md:bg-surface md:p-4">
      {/* On a phone the choice above it says so. */}
      <h4 className="text-lg max-md:sr-only">{title}</h4>
      <Table
        caption={title}
        rows={showsAll ? rows : rows.slice(0, first)}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'name',
            header,
            isName: true,
            cell: ({ name }) => <span className="text-base wrap-anywhere">{name}</span>,
          },
          {
            key: 'spend',
            phone: 'aside',
            header: words.spend,
            align: 'end',
            cell: ({ spend }) => <MoneyBar amount={spend} most={most} />,
          },
          number('jobs', words.jobs, ({ jobs }) => formatNumber(jobs)),
          number('onTime', words.onTime, shareOf),
          {
            // On a phone the average of the period says enough.
            ...number('response', words.response, ({ responseMinutes }) =>
              minutesOf(responseMinutes),
            ),
            phone: 'hidden',
          },
          number('arrival', words.arrival, ({ arrivalMinutes }) => minutesOf(arrivalMinutes)),
        ]}
      />
      {rows.length > first && !showsAll && (
        <Button onClick={() => setShowsAll(true)}>{words.showAll(rows.length)}</Button>
      )}
    </section>
  )
}
