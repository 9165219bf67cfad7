import clsx from 'clsx'
import type { ReactNode } from 'react'
import { More } from '../../kit/ui/More.tsx'

/** A part of what a job costs under its heading; folded, behind that alone. */
export function MoneyPart({
  title,
  isFolded,
  gap,
  children,
}: {
  title: string
  isFolded: boolean
  gap: 'gap-2' | 'gap-3'
  children: ReactNode
}) {
  const column = clsx('flex flex-col items-start', gap)
  if (isFolded)
    return (
      <section aria-label={title}>
        <More summary={title}>
          <div className={clsx(column, 'pb-2')}>{children}</div>
        </More>
      </section>
    )
  return (
    <section aria-label={title} className={column}>
      <h3 className="text-lg">{title}</h3>
      {children}
    </section>
  )
}
