import clsx from 'clsx'
import { type ReactNode, useState } from 'react'
import { ui } from '#contract/words/en/ui.ts'
import { Button } from './Button.tsx'

const cell = 'px-3 py-1.5 text-right font-semibold first:text-left'

/** A chart's figures as a table: always there for who listens to the page, and for eyes behind a button. */
export function ChartTable({
  caption,
  headers,
  rows,
}: {
  caption: string
  headers: readonly string[]
  /** The first cell names the row. */
  rows: readonly { key: string; cells: readonly [string, ...ReactNode[]] }[]
}) {
  const [isShown, setShown] = useState(false)
  return (
    <div className="flex flex-col gap-2">
      <Button
        variant="ghost"
        className="self-start"
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
      >
        {ui.asTable}
      </Button>
      {/* A table itself cannot be clipped. */}
      <div
        className={isShown ? 'overflow-x-auto rounded-md border border-line bg-surface' : 'sr-only'}
      >
        <table className="w-full text-sm">
          <caption>{caption}</caption>
          <thead>
            <tr>
              {headers.map((header) => (
                <th
                  key={header}
                  scope="col"
                  className={clsx(cell, 'border-b-2 border-edge font-sign text-muted')}
                >
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells: [name, ...figures] }) => (
              <tr key={key}>
                <th scope="row" className={cell}>
                  {name}
                </th>
                {figures.map((figure, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column has no other name
                  <td key={column} className={clsx(cell, 'numerals whitespace-nowrap')}>
                    {figure}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
