import type { ReactNode } from 'react'
import { ui } from '../messages/en/ui.ts'
import { Button } from './Button.tsx'
import { CardsSkeleton } from './CardsSkeleton.tsx'
import { ErrorState } from './ErrorState.tsx'

interface Rows<Row> {
  data: Row[] | undefined
  isError: boolean
  isFetching: boolean
  hasNextPage: boolean
  isFetchingNextPage: boolean
  refetch: () => unknown
  fetchNextPage: () => unknown
}

/** A paged list in its states: loading, failed, there, and more to come. */
export function ListOf<Row>({
  rows,
  failed,
  more,
  children,
}: {
  rows: Rows<Row>
  failed: string
  more: string
  children: (rows: Row[]) => ReactNode
}) {
  if (!rows.data) {
    if (!rows.isError) return <CardsSkeleton />
    return (
      <ErrorState title={failed} busy={rows.isFetching} onRetry={() => rows.refetch()}>
        {ui.weak}
      </ErrorState>
    )
  }
  return (
    <div className="flex flex-col gap-4">
      {children(rows.data)}
      {rows.hasNextPage && (
        <Button busy={rows.isFetchingNextPage} onClick={() => rows.fetchNextPage()}>
          {more}
        </Button>
      )}
    </div>
  )
}
