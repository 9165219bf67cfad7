import type { ReactNode } from 'react'

/**
 * What was pressed and not taken, each until somebody has read it. It stays in sight: whoever pressed is perhaps far down the page,
 * and what was pressed has perhaps left it.
 */
export function RefusedNotes({ isEmpty, children }: { isEmpty: boolean; children: ReactNode }) {
  return (
    <div
      role="alert"
      className={
        isEmpty ? 'sr-only' : 'sticky top-20 z-10 flex max-h-[50dvh] flex-col gap-3 overflow-y-auto'
      }
    >
      {children}
    </div>
  )
}
