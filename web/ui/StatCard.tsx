import type { ReactNode } from 'react'

export interface StatCardProps {
  label: string
  /** The number, or "—" where there is none. */
  value: ReactNode
  /** One line below: "12 active". */
  note?: ReactNode
  icon?: ReactNode
}

/** One figure. Several of them stand in a `<dl>`. */
export function StatCard({ label, value, note, icon }: StatCardProps) {
  return (
    <div className="flex flex-col rounded-md border border-line bg-surface p-4">
      <dt className="flex items-center justify-between gap-2 text-sm text-muted">
        {label}
        {icon && (
          <span className="*:size-5" aria-hidden="true">
            {icon}
          </span>
        )}
      </dt>
      <dd className="numerals text-3xl font-bold">{value}</dd>
      {note && <dd className="text-sm text-muted">{note}</dd>}
    </div>
  )
}
