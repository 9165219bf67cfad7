import { type ReactNode, useId } from 'react'
import { Badge } from '../../../kit/ui/Badge.tsx'

/** One list of the operations board: what it is, how many, and where it needs somebody from when on. */
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
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <header>
        <h2 id={id} className="flex flex-wrap items-center gap-3 text-xl">
          {title}
          <Badge tone={isPressing ? 'amber' : 'neutral'}>{count}</Badge>
        </h2>
        {isPressing && <p className="max-w-prose text-sm text-muted">{lead}</p>}
      </header>
      {children}
    </section>
  )
}

/** A list that is empty because all is well: a line, so that what needs somebody is not below the fold. */
export const AllWell = ({ children }: { children: string }) => (
  <p className="text-muted">{children}</p>
)
