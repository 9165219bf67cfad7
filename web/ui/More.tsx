import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

/** What not everybody needs at first sight, behind one line. */
export function More({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="group">
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
