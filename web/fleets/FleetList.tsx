import type { ReactNode } from 'react'
import { fleets } from '../messages/en/fleets.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Loading, Skeleton } from '../ui/Skeleton.tsx'

/** Something the fleet has, in its states: loading, failed, there. */
export function FleetList<T>({
  rows,
  failed,
  children,
}: {
  rows: { data: T | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown }
  failed: string
  children: (rows: T) => ReactNode
}) {
  if (rows.data) return children(rows.data)
  if (rows.isError)
    return (
      <ErrorState title={failed} busy={rows.isFetching} onRetry={() => rows.refetch()}>
        {fleets.weak}
      </ErrorState>
    )
  return (
    <Loading className="flex flex-col gap-2">
      <Skeleton shape="button" className="w-full max-w-xl" />
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <Skeleton key={key} shape="button" />
      ))}
    </Loading>
  )
}
