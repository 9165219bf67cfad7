import type { ReactNode } from 'react'

/**
 * The request on the left, its bids or its job on the right. On a phone what is waited for comes second, and the
 * link and the rest of the request follow it.
 */
export function Columns({
  head,
  more,
  children,
}: {
  head: ReactNode
  more?: ReactNode
  children: ReactNode
}) {
  return (
    // What follows on the page stays out of sight while the rest of the request comes.
    <div className="grid min-h-dvh grid-cols-1 content-start items-start gap-4 print:min-h-0 lg:grid-cols-[22rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-6">
      <div className="lg:col-start-1">{head}</div>
      <div className="flex min-w-0 flex-col gap-4 lg:gap-5 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        {children}
      </div>
      <div className="flex flex-col gap-3 lg:col-start-1">{more}</div>
    </div>
  )
}
