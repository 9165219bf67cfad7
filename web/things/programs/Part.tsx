import { type ReactNode, useId } from 'react'
import { Card } from '../../kit/ui/Card.tsx'

/** A part under its heading. */
export function Part({
  title,
  lead,
  children,
}: {
  title: string
  lead: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className="flex flex-col gap-5 sm:p-6">
      <div>
        <h3 id={id} className="text-xl">
          {title}
        </h3>
        <p className="mt-1 max-w-prose text-muted">{lead}</p>
      </div>
      {children}
    </Card>
  )
}
