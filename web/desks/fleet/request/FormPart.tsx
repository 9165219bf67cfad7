import { type ReactNode, useId } from 'react'
import { Card } from '../../../kit/ui/Card.tsx'

/** Questions that belong together, under their heading. */
export function FormPart({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className="flex flex-col gap-4">
      <h2 id={id} className="text-xl">
        {heading}
      </h2>
      {children}
    </Card>
  )
}
