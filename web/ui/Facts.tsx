import type { ReactNode } from 'react'

/** Labels and values: beside each other on a desk, under each other where there is little room. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">{children}</dl>
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
    <div className={wide ? 'min-w-0 sm:col-span-2' : 'min-w-0'}>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="break-words whitespace-pre-line">{children}</dd>
    </div>
  )
}
