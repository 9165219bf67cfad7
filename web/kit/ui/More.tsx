import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'

/** What not everybody needs at first sight, behind one line. */
export function More({
  summary,
  isOpen = false,
  onToggle,
  children,
}: {
  summary: string
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
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 font-sign text-lg font-semibold [&::-webkit-details-marker]:hidden">
        {summary}
        <ChevronDown
          className="size-5 transition-transform duration-100 group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      {children}
    </details>
  )
}
