import type { ReactNode } from 'react'
import { LoadMore } from './LoadMore.tsx'

/** The rows of a list that comes in pages; pale while those of another filter are read. */
export function PagedRows({
  rows,
  more,
  children,
}: {
  rows: {
    data: readonly unknown[] | undefined
    isPlaceholderData: boolean
    hasNextPage: boolean
    isFetchingNextPage: boolean
    fetchNextPage: () => unknown
  }
  /** The button that brings the next page, where it does not come by itself. */
  more: string
  children: ReactNode
}) {
  return (
    <div
      aria-busy={rows.isPlaceholderData}
      className={rows.isPlaceholderData ? 'opacity-60' : undefined}
    >
      {children}
      {rows.hasNextPage && (
        <div className="mt-4">
          <LoadMore
            key={rows.data?.length}
            busy={rows.isFetchingNextPage}
            onMore={() => rows.fetchNextPage()}
          >
            {more}
          </LoadMore>
        </div>
      )}
    </div>
  )
}
