import { type ReactNode, useId } from 'react'
import { Card } from '../../kit/ui/Card.tsx'

/** A part of the account's page, with what stands beside its heading. */
export function Section({
  heading,
  beside,
  text,
  children,
}: {
  heading: string
  beside?: ReactNode
  text?: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={id} className="text-xl">
          {heading}
        </h2>
        {beside}
      </div>
      {text && <p className="text-muted">{text}</p>}
      {children}
    </Card>
  )
}
