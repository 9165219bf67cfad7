import type { ComponentProps, ReactNode } from 'react'
import { PagedRows } from './PagedRows.tsx'
import { Button } from './ui/Button.tsx'
import { EmptyState } from './ui/EmptyState.tsx'
import { ListOf } from './ui/ListOf.tsx'

interface FilteredPagesProps<Row> {
  rows: ComponentProps<typeof PagedRows<Row>>['rows'] &
    Omit<ComponentProps<typeof ListOf<readonly Row[]>>['rows'], 'fetchNextPage'>
  words: { failed: string; more: string; filtered: string; filteredText: string; clear: string }
  isFiltered: boolean
  onClear: () => void
  /** What stands there where nothing is kept at all. */
  empty: ReactNode
  children: (rows: readonly Row[]) => ReactNode
}

/** A list of many pages that is narrowed by filters: where they fit nothing, one press takes them away. */
export function FilteredPages<Row>({
  rows,
  words,
  isFiltered,
  onClear,
  empty,
  children,
}: FilteredPagesProps<Row>) {
  return (
    <ListOf rows={rows} failed={words.failed}>
      {(all) =>
        all.length > 0 ? (
          <PagedRows rows={rows} all={all} more={words.more}>
            {children}
          </PagedRows>
        ) : isFiltered ? (
          <EmptyState
            title={words.filtered}
            action={<Button onClick={onClear}>{words.clear}</Button>}
          >
            {words.filteredText}
          </EmptyState>
        ) : (
          empty
        )
      }
    </ListOf>
  )
}
