import { type ReactNode, useId } from 'react'
import { Card } from '../../../kit/ui/Card.tsx'

/** One part of a page at the desk. */
export function DeskSection({
  title,
  beside,
  edge,
  children,
}: {
  title: string
  /** At the end of its heading. */
  beside?: ReactNode
  edge?: 'amber' | 'red'
  children: ReactNode
}) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} edge={edge} className="flex min-w-0 flex-col gap-3">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {beside}
      </header>
      {children}
    </Card>
  )
}
