import type { ReactNode } from 'react'

/** A chart's figures as a table, for who listens to the page. */
export function HiddenTable({
  caption,
  headers,
  rows,
}: {
  caption: string
  headers: readonly string[]
  /** The first cell names the row. */
  rows: readonly { key: string; cells: readonly [string, ...ReactNode[]] }[]
}) {
  return (
    // A table itself cannot be clipped.
    <div className="sr-only">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {headers.map((header) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...figures] }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {figures.map((figure, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column has no other name
                <td key={column}>{figure}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
