import type { ReactNode } from 'react'
import { admin } from '../messages/en/admin.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Loading, Skeleton } from '../ui/Skeleton.tsx'

/** What was read, in its states: loading, failed, there. */
export function AdminList<T>({
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
        {admin.weak}
      </ErrorState>
    )
  return (
    <Loading className="flex flex-col gap-3">
      <Skeleton shape="button" />
      <Skeleton shape="button" />
      <Skeleton shape="button" />
    </Loading>
  )
}
