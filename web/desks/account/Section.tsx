import type { ReactNode } from 'react'
import { Card } from '../../kit/ui/Card.tsx'
import type { AccountSection } from './sections.ts'

/** A part of the account's page, with what stands beside its heading. */
export function Section({
  id,
  heading,
  beside,
  text,
  children,
}: {
  /** For links to it. */
  id: AccountSection
  heading: string
  beside?: ReactNode
  text?: string
  children: ReactNode
}) {
  return (
    <Card as="section" aria-labelledby={`${id}-title`} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={`${id}-title`} tabIndex={-1} className="text-xl focus:outline-none">
          {heading}
        </h2>
        {beside}
      </div>
      {text && <p className="text-muted">{text}</p>}
      {children}
    </Card>
  )
}
