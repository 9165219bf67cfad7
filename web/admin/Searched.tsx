import type { ReactNode } from 'react'
import { admin } from '../messages/en/admin.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'

/** What a search has found, or why nothing is there. */
export function Searched<Row>({
  all,
  found,
  wanted,
  onClear,
  empty,
  children,
}: {
  all: readonly Row[]
  found: readonly Row[]
  wanted: string
  onClear: () => void
  empty: { title: string; text: string }
  children: ReactNode
}) {
  if (all.length === 0) return <EmptyState title={empty.title}>{empty.text}</EmptyState>
  if (found.length > 0) return children
  return (
    <EmptyState
      title={admin.nothingFound}
      action={<Button onClick={onClear}>{admin.clearSearch}</Button>}
    >
      {admin.nothingFoundText(wanted)}
    </EmptyState>
  )
}
