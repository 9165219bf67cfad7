import type { ReactNode } from 'react'
import { Below } from './Below.tsx'
import { Button } from './Button.tsx'
import { CardsSkeleton } from './CardsSkeleton.tsx'
import { DidNotLoad } from './DidNotLoad.tsx'
import { Loading, Skeleton } from './Skeleton.tsx'

/** A query, as far as a list needs it; of a list that comes in pages also its next one. */
interface Rows<T> {
  data: T | undefined
  isError: boolean
  isFetching: boolean
  refetch: () => unknown
  hasNextPage?: boolean
  isFetchingNextPage?: boolean
  fetchNextPage?: () => unknown
}

/** What was asked of the server in its states: loading, failed, there, and with `more` what is still to come. */
export function ListOf<T>({
  rows,
  failed,
  more,
  waiting,
  children,
}: {
  rows: Rows<T>
  failed: string
  /** The button that brings the next page. */
  more?: string
  /** What stands there until then, in the shape of what comes; a few rows or cards unless said. */
  waiting?: ReactNode
  children: (rows: T) => ReactNode
}) {
  if (!rows.data) {
    if (rows.isError) return <DidNotLoad title={failed} query={rows} />
    return waiting ?? (more ? <CardsSkeleton /> : <RowsSkeleton />)
  }
  if (!more) return children(rows.data)
  return (
    <div className="group/list flex flex-col gap-4">
      {children(rows.data)}
      {rows.hasNextPage && (
        // Not before all that is here is shown: one button at a time.
        <div className="flex flex-col group-has-[[data-folded]]/list:hidden">
          <Below>
            <Button busy={rows.isFetchingNextPage} onClick={() => rows.fetchNextPage?.()}>
              {more}
            </Button>
          </Below>
        </div>
      )}
    </div>
  )
}

const RowsSkeleton = () => (
  <Loading className="flex flex-col gap-2">
    <Skeleton shape="button" className="w-full max-w-xl" />
    {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
      <Skeleton key={key} shape="button" />
    ))}
  </Loading>
)
