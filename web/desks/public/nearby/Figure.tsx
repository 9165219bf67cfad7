import type { ReactNode } from 'react'
import { nearby } from '#contract/words/en/nearby.ts'
import { VisuallyHidden } from '../../../kit/ui/VisuallyHidden.tsx'

/** A measured number with its name; a dash while there is none (rules C25). */
export function Figure({ label, children }: { label: string; children: ReactNode }) {
  const { none, noFigure } = nearby.card
  return (
    <div className="flex min-w-0 flex-col-reverse">
      <dt className="text-sm leading-5 text-muted">{label}</dt>
      <dd className="numerals text-xl leading-7 font-semibold">
        {children ?? (
          <>
            <span aria-hidden="true">{none}</span>
            <VisuallyHidden>{noFigure}</VisuallyHidden>
          </>
        )}
      </dd>
    </div>
  )
}
