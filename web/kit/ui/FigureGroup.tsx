import type { ReactNode } from 'react'

export interface Figure {
  label: string
  value: ReactNode
  /** A few words below, where a desk has the room. */
  note?: string
}

/** Several figures as one: on a phone label and number in rows, at a desk beside each other. */
export function FigureGroup({ label, figures }: { label: string; figures: readonly Figure[] }) {
  return (
    <dl
      aria-label={label}
      className="grid two-or-one gap-x-4 rounded-md border border-line bg-surface px-4 py-1 sm:flex sm:flex-wrap sm:gap-x-8 sm:py-3"
    >
      {figures.map((figure) => (
        <div
          key={figure.label}
          className="flex min-h-9 min-w-0 items-baseline justify-between gap-2 py-1 sm:min-w-24 sm:flex-col sm:justify-start sm:gap-0 sm:py-0"
        >
          <dt className="text-sm text-muted wrap-anywhere">{figure.label}</dt>
          <dd className="numerals shrink-0 text-lg font-semibold whitespace-nowrap sm:text-2xl sm:leading-8">
            {figure.value}
          </dd>
          {figure.note && <dd className="text-sm text-muted max-sm:hidden">{figure.note}</dd>}
        </div>
      ))}
    </dl>
  )
}
