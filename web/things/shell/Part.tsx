import { type ReactNode, useId } from 'react'

/** A part of a dashboard: there while the rail stands on it. */
export function Part({
  isHere,
  title,
  beside,
  children,
}: {
  isHere: boolean
  title: string
  /** At the end of the title's line. */
  beside?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  if (!isHere) return null
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {beside}
      </div>
      <div>{children}</div>
    </section>
  )
}
