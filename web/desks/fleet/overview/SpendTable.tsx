import { useState } from 'react'
import type { FleetOverview } from '#contract/fleet-requests.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { MoneyBar } from '../../../kit/ui/MoneyBar.tsx'
import { Table } from '../../../kit/ui/Table.tsx'

type Row = Omit<FleetOverview['drivers'][number], 'name'> & { name: string }
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
  const most = Math.max(...rows.map(({ spend }) => Number(spend)), 1)
  const minutes = (value: number | null) => (value === null ? fleets.none : words.minutes(value))
  return (
    <section className="flex min-w-0 flex-col gap-2 rounded-md border border-line bg-surface p-4">
      <h4 className="text-lg">{title}</h4>
      <Table
        caption={title}
        rows={showsAll ? rows : rows.slice(0, first)}
        rowKey={({ name }) => name}
        columns={[
          {
            key: 'name',
            header,
            isName: true,
            cell: ({ name }) => <span className="text-base wrap-anywhere">{name}</span>,
          },
          {
            key: 'spend',
            header: words.spend,
            align: 'end',
            cell: ({ spend }) => <MoneyBar amount={spend} most={most} />,
          },
          {
            key: 'jobs',
            header: words.jobs,
            align: 'end',
            cell: ({ jobs }) => <span className="numerals">{jobs}</span>,
          },
          {
            key: 'response',
            header: words.response,
            align: 'end',
            cell: ({ responseMinutes }) => (
              <span className="numerals whitespace-nowrap">{minutes(responseMinutes)}</span>
            ),
          },
          {
            key: 'arrival',
            header: words.arrival,
            align: 'end',
            cell: ({ arrivalMinutes }) => (
              <span className="numerals whitespace-nowrap">{minutes(arrivalMinutes)}</span>
            ),
          },
        ]}
      />
      {rows.length > first && !showsAll && (
        <Button onClick={() => setShowsAll(true)}>{words.showAll(rows.length)}</Button>
      )}
    </section>
  )
}
