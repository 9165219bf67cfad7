import clsx from 'clsx'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, type Ref, useState } from 'react'

/** A row of a list that unfolds: what it is in two lines, and everything else once it is opened. */
export function FoldedRow({
  summary,
  isOpen = false,
  oneOf,
  ref,
  children,
}: {
  summary: ReactNode
  /** Open from the beginning: somebody has come for it. */
  isOpen?: boolean
  /** Of the rows with this name one is open at a time. */
  oneOf?: string
  /** Of the row's own line, which takes the focus. */
  ref?: Ref<HTMLElement>
  children: ReactNode
}) {
  const [wasOpen] = useState(isOpen)
  const [isAsked, setAsked] = useState(isOpen)
  return (
    <li className="border-t border-line first:border-t-0">
      <details
        className="group/row"
        name={oneOf}
        open={wasOpen}
        onToggle={({ currentTarget }) => currentTarget.open && setAsked(true)}
      >
        <summary
          ref={ref}
          className={clsx(
            'flex min-h-16 cursor-pointer list-none items-center gap-3 px-4 py-2 -outline-offset-3 hover:bg-sunken',
            '[&::-webkit-details-marker]:hidden',
          )}
        >
          <div className="min-w-0 grow">{summary}</div>
          <ChevronDown
            className="size-5 shrink-0 text-muted transition-transform duration-100 group-open/row:rotate-180"
            aria-hidden="true"
          />
        </summary>
        {isAsked && <div className="flex flex-col gap-3 px-4 pt-1 pb-4">{children}</div>}
      </details>
    </li>
  )
}
