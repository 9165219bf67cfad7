// biome-ignore-all lint/a11y/noRedundantRoles: Safari drops the roles of a table that is laid out otherwise
import clsx from 'clsx'
import type { FleetRequestLine } from '#contract/fleet-requests.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { VisuallyHidden } from '../../../kit/ui/VisuallyHidden.tsx'
import { BoardRow } from './BoardRow.tsx'
import { rowGrid } from './row-grid.ts'

/** The board: which truck, which state, since when, who is on it. */
export function BoardTable({ lines }: { lines: readonly FleetRequestLine[] }) {
  const { columns, caption } = fleets.board
  return (
    <table role="table" className="block w-full">
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead role="rowgroup" className="sr-only lg:not-sr-only lg:block">
        <tr role="row" className={clsx(rowGrid, 'border-b-2 border-edge px-3 py-2')}>
          {Object.entries(columns).map(([key, words]) => (
            <th
              key={key}
              role="columnheader"
              scope="col"
              className={clsx(
                'font-sign text-base font-semibold text-muted',
                key === 'price' ? 'text-right' : 'text-left',
              )}
            >
              {words}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="flex flex-col gap-3 lg:block">
        {lines.map((line) => (
          <BoardRow key={line.id} line={line} />
        ))}
      </tbody>
    </table>
  )
}
