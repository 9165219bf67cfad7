import type { ReactNode } from 'react'
import { ui } from '#contract/words/en/ui.ts'
import { ErrorState } from './ErrorState.tsx'

/** What was asked of the server did not come; another try may bring it. */
export function DidNotLoad({
  title,
  query,
  children = ui.weak,
}: {
  title: string
  query: { isFetching: boolean; refetch: () => unknown }
  children?: ReactNode
}) {
  return (
    <ErrorState title={title} busy={query.isFetching} onRetry={() => query.refetch()}>
      {children}
    </ErrorState>
  )
}
