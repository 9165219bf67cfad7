import clsx from 'clsx'
import type { ReactNode } from 'react'

/** Labels and values, two beside each other. */
export function Facts({
  isWide = false,
  children,
}: {
  /** Where they have the width of the page: at a desk four. */
  isWide?: boolean
  children: ReactNode
}) {
  return (
    <dl className={clsx('grid two-or-one gap-x-4 gap-y-3', isWide && 'w-full lg:grid-cols-4')}>
      {children}
    </dl>
  )
}

export function Fact({
  label,
  wide = false,
  children,
}: {
  label: string
  /** Long text: over the whole width. */
  wide?: boolean
  children: ReactNode
}) {
  return (
    <div className={wide ? 'col-span-full min-w-0' : 'min-w-0'}>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="break-words whitespace-pre-line">{children}</dd>
    </div>
  )
}
