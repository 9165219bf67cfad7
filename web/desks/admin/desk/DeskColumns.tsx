import type { ReactNode } from 'react'

/** The deeds first, and on a wide desk beside what they are decided by; what was noted and what has happened come last. */
export function DeskColumns({
  deeds,
  more,
  children,
}: {
  deeds: ReactNode
  /** Below the deeds on a wide desk, below everything else before. */
  more: ReactNode
  children: ReactNode
}) {
  return (
    <div className="grid items-start gap-3 md:gap-5 xl:grid-cols-[minmax(0,1fr)_28rem] xl:grid-rows-[auto_1fr]">
      <div className="min-w-0 xl:col-start-2">{deeds}</div>
      <div className="flex min-w-0 flex-col gap-3 md:gap-5 xl:col-start-1 xl:row-span-2 xl:row-start-1">
        {children}
      </div>
      <div className="flex min-w-0 flex-col gap-3 md:gap-5 xl:col-start-2">{more}</div>
    </div>
  )
}
