import { type ReactNode, useId } from 'react'
import { Badge } from '../../../kit/ui/Badge.tsx'

/**
 * One list of the operations board: what it is, how many, and where it needs somebody from when on. One that needs nobody
 * takes a line, so that those that do stand on the first screen.
 */
export function BoardSection({
  title,
  count,
  isPressing,
  lead,
  children,
}: {
  title: string
  count: string
  isPressing: boolean
  lead: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={
        isPressing ? 'my-3 flex flex-col gap-3' : 'flex flex-wrap items-center gap-x-4 gap-y-1'
      }
    >
      <header>
        <h2
          id={id}
          className={`flex flex-wrap items-center gap-3 ${isPressing ? 'text-xl' : 'text-lg'}`}
        >
          {title}
          <Badge tone={isPressing ? 'amber' : 'neutral'}>{count}</Badge>
        </h2>
        {isPressing && <p className="max-w-prose text-sm text-muted">{lead}</p>}
      </header>
      {children}
    </section>
  )
}

/** A list that is empty because all is well. */
export const AllWell = ({ children }: { children: string }) => (
  <p className="text-muted">{children}</p>
)
