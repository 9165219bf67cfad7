// biome-ignore-all lint/a11y/noRedundantRoles: Safari drops the roles of a table that is laid out otherwise
import clsx from 'clsx'
import type { ReactNode } from 'react'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export interface Column<Row> {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  align?: 'start' | 'end'
  /** The name of the row: a line of its own on a phone. */
  isName?: boolean
  /** Buttons: no label beside them, and a line of their own on a phone. */
  isActions?: boolean
}

export interface TableProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
}

/**
 * Rows and columns on a desk; on a phone rows too, whose values follow each other with their names in as few lines as they
 * need, never a sideways scroll. The roles are written out because a table that is laid out otherwise loses them.
 */
export function Table<Row>({ caption, columns, rows, rowKey }: TableProps<Row>) {
  return (
    <table role="table" className="block w-full border-collapse md:table">
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead role="rowgroup" className="sr-only md:not-sr-only md:table-header-group">
        <tr role="row">
          {columns.map((column) => (
            <th
              key={column.key}
              role="columnheader"
              scope="col"
              className={clsx(
                'border-b-2 border-edge px-3 py-2 font-sign text-base font-semibold text-muted',
                column.align === 'end' ? 'text-right' : 'text-left',
              )}
            >
              {column.isActions ? <VisuallyHidden>{column.header}</VisuallyHidden> : column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody
        role="rowgroup"
        className="block overflow-hidden rounded-md border border-line md:table-row-group"
      >
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            role="row"
            className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b border-line bg-surface px-4 py-3 last:border-b-0 md:table-row md:bg-transparent md:last:border-b md:hover:bg-sunken"
          >
            {columns.map((column) => (
              <Cell key={column.key} column={column}>
                {column.cell(row)}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cell<Row>({ column, children }: { column: Column<Row>; children: ReactNode }) {
  const place = clsx('md:table-cell md:px-3 md:py-2', column.align === 'end' && 'md:text-right')
  if (column.isName) {
    return (
      <th
        role="rowheader"
        scope="row"
        className={clsx(place, 'basis-full text-left font-sign text-lg font-semibold')}
      >
        {children}
      </th>
    )
  }
  if (column.isActions) {
    return (
      <td role="cell" className={clsx(place, 'flex basis-full flex-wrap gap-2')}>
        {children}
      </td>
    )
  }
  return (
    <td role="cell" className={clsx(place, 'flex min-w-0 items-baseline gap-1.5')}>
      {/* The column's name beside the value on a phone; readers already have it from the header. */}
      <span className="shrink-0 text-sm text-muted md:hidden" aria-hidden="true">
        {column.header}
      </span>
      <span className="min-w-0 break-words">{children}</span>
    </td>
  )
}
