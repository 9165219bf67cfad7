import type { ReactNode } from 'react'

/** Labels and values, two beside each other. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="grid grid-cols-2 gap-x-4 gap-y-3">{children}</dl>
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
    <div className={wide ? 'col-span-2 min-w-0' : 'min-w-0'}>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="break-words whitespace-pre-line">{children}</dd>
    </div>
  )
}
