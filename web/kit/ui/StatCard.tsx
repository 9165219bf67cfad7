import clsx from 'clsx'
import type { ReactNode } from 'react'

export interface StatCardProps {
  label: string
  /** The number, or "—" where there is none. */
  value: ReactNode
  /** One line below: "12 active". */
  note?: ReactNode
  icon?: ReactNode
  /** On a phone only the label and the number, low: where the figures stand above what people come for. */
  dense?: boolean
}

/** One figure, as large as its card has room for. Several of them stand in a `<dl>`. */
export function StatCard({ label, value, note, icon, dense = false }: StatCardProps) {
  return (
    <div
      className={clsx(
        '@container flex min-w-0 flex-col rounded-md border border-line bg-surface p-4',
        dense && 'max-sm:px-3 max-sm:py-2',
      )}
    >
      <dt className="flex items-center justify-between gap-2 text-sm text-muted wrap-anywhere">
        {label}
        {icon && (
          <span className={clsx('*:size-5', dense && 'max-sm:hidden')} aria-hidden="true">
            {icon}
          </span>
        )}
      </dt>
      {/* Two cards side by side on the narrowest phone leave an amount of seven digits and its cents so much. */}
      <dd
        className={clsx(
          'numerals text-[min(1.875rem,18cqi)] leading-9 font-bold',
          dense && 'max-sm:text-[min(1.5rem,18cqi)] max-sm:leading-8',
        )}
      >
        {value}
      </dd>
      {note && <dd className={clsx('text-sm text-muted', dense && 'max-sm:hidden')}>{note}</dd>}
    </div>
  )
}
