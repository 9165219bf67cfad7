import type { ReactNode } from 'react'
import { EmptyRoad } from './EmptyRoad.tsx'

export interface EmptyStateProps {
  title: string
  /** What it means. */
  children?: ReactNode
  /** The one thing to do next. */
  action?: ReactNode
}

/** A list without entries. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-md border border-line bg-surface px-6 py-8 text-center">
      <EmptyRoad />
      <p className="font-sign text-xl font-semibold">{title}</p>
      {children && <div className="max-w-prose text-muted">{children}</div>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  )
}
