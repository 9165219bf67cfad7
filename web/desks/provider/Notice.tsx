import type { ReactNode } from 'react'
import { Card } from '../../kit/ui/Card.tsx'

/** What keeps a provider from work, above everything else. */
export function Notice({
  icon,
  title,
  edge,
  children,
}: {
  icon: ReactNode
  title: string
  edge: 'amber' | 'red'
  children: ReactNode
}) {
  return (
    <Card edge={edge} className="flex gap-3">
      <span className="mt-0.5 shrink-0 *:size-6" aria-hidden="true">
        {icon}
      </span>
      <p>
        <strong className="font-sign text-lg font-semibold">{title}</strong>{' '}
        <span className="text-muted">{children}</span>
      </p>
    </Card>
  )
}
