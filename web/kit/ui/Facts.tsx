import clsx from 'clsx'
import type { ReactNode } from 'react'

/** Labels and values, two beside each other. */
export function Facts({
  isWide = false,
  inRows = false,
  children,
}: {
  /** Where they have the width of the page: at a desk four. */
  isWide?: boolean
  /** On a phone one per line, each value beside its label, so that many of them are read down one edge. */
  inRows?: boolean
  children: ReactNode
}) {
  return (
    <dl
      data-rows={inRows ? '' : undefined}
      className={clsx(
        'grid two-or-one gap-x-4',
        isWide && 'w-full lg:grid-cols-4',
        inRows ? 'gap-y-1 max-md:grid-cols-1 md:gap-y-3' : 'gap-y-3',
      )}
    >
      {children}
    </dl>
  )
}

/** With large letters the value stands below its label. */
const asRow =
  'in-data-rows:max-md:flex in-data-rows:max-md:flex-wrap in-data-rows:max-md:items-baseline in-data-rows:max-md:gap-x-3'

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
    <div className={clsx('min-w-0', wide && 'col-span-full', asRow)}>
      <dt className="text-sm text-muted in-data-rows:max-md:basis-28">{label}</dt>
      <dd className="break-words whitespace-pre-line in-data-rows:max-md:min-w-0 in-data-rows:max-md:grow in-data-rows:max-md:basis-40">
        {children}
      </dd>
    </div>
  )
}
