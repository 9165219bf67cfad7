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
  /**
   * On a phone: `plain` without its name, where the value says what it is; `line` the same, on a line of its own; `aside` at the
   * end of the row's first line; `hidden` where the row's own page says it. Buttons that are `plain` end the row's last line.
   */
  phone?: 'plain' | 'line' | 'aside' | 'hidden'
  /** Of this row it says nothing: on a phone it is left out. */
  isEmpty?: (row: Row) => boolean
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
  const hasAside = columns.some(({ phone }) => phone === 'aside')
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
            // Takes the focus when the button that had it has gone.
            tabIndex={-1}
            className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 border-b border-line bg-surface px-4 py-2 last:border-b-0 md:table-row md:bg-transparent md:last:border-b md:hover:bg-sunken focus-visible:-outline-offset-3"
          >
            {columns.map((column) => (
              <Cell
                key={column.key}
                column={column}
                hasAside={hasAside}
                isEmpty={column.isEmpty?.(row) ?? false}
              >
                {column.cell(row)}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cell<Row>({
  column,
  hasAside,
  isEmpty,
  children,
}: {
  column: Column<Row>
  /** Something stands beside the name on a phone. */
  hasAside: boolean
  isEmpty: boolean
  children: ReactNode
}) {
  const { phone } = column
  const place = clsx(
    'md:table-cell md:h-9 md:px-3 md:py-1',
    column.align === 'end' && 'md:text-right',
    (phone === 'hidden' || isEmpty) && 'max-md:hidden',
    // Before the values, beside the name.
    phone === 'aside' && '-order-1 max-md:ml-auto',
  )
  if (column.isName) {
    return (
      <th
        role="rowheader"
        scope="row"
        className={clsx(
          place,
          '-order-2 min-w-0 grow text-left font-sign text-lg leading-6 font-semibold wrap-anywhere md:text-base',
          hasAside ? 'max-md:basis-1/2' : 'basis-full',
        )}
      >
        {children}
      </th>
    )
  }
  if (column.isActions) {
    return (
      <td
        role="cell"
        className={clsx(
          place,
          'flex flex-wrap gap-2',
          phone === 'plain' ? 'max-md:ml-auto' : phone !== 'aside' && 'basis-full',
        )}
      >
        {children}
      </td>
    )
  }
  return (
    <td
      role="cell"
      className={clsx(
        place,
        'flex min-w-0 items-baseline gap-1.5',
        phone === 'line' && 'basis-full',
      )}
    >
      {/* The column's name beside the value on a phone; readers already have it from the header. */}
      {!phone && (
        <span className="shrink-0 text-sm text-muted md:hidden" aria-hidden="true">
          {column.header}
        </span>
      )}
      <span className="min-w-0 break-words">{children}</span>
    </td>
  )
}
