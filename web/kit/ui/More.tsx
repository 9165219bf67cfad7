import clsx from 'clsx'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Below } from './Below.tsx'

/** What not everybody needs at first sight, behind one line. */
export function More({
  summary,
  beside,
  isOpen = false,
  isWhole = false,
  onToggle,
  children,
}: {
  summary: string
  /** What stands on the same line, before it. */
  beside?: ReactNode
  /** A press anywhere on the positioned block around it opens it too. */
  isWhole?: boolean
  /** Open from the beginning: there is something in it already. */
  isOpen?: boolean
  onToggle?: (isNowOpen: boolean) => void
  children: ReactNode
}) {
  const [wasOpen] = useState(isOpen)
  return (
    <details
      // Beside others of its kind it takes the whole line once it is open.
      className="group open:basis-full"
      open={wasOpen}
      onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}
    >
      <summary
        className={clsx(
          'flex cursor-pointer list-none items-center gap-2 [&::-webkit-details-marker]:hidden',
          isWhole
            ? 'min-h-9 flex-wrap text-sm text-muted after:absolute after:inset-0'
            : 'min-h-12',
        )}
      >
        {beside}
        <span
          className={clsx(
            'relative z-1 flex items-center gap-1 font-sign text-lg font-semibold text-ink',
            beside && 'print:hidden',
          )}
        >
          {summary}
          <ChevronDown
            className="size-5 transition-transform duration-100 group-open:rotate-180"
            aria-hidden="true"
          />
        </span>
      </summary>
      <Below isSeen={wasOpen}>
        {isWhole ? <div className="relative z-1">{children}</div> : children}
      </Below>
    </details>
  )
}
