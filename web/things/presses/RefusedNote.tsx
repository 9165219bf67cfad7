import type { ReactNode } from 'react'
import { presses as words } from '#contract/words/en/presses.ts'
import { Button } from '../../kit/ui/Button.tsx'

/** What was pressed and not taken, until somebody has read it. */
export function RefusedNote({
  title,
  onRead,
  children,
}: {
  title: string
  onRead: () => void
  /** Why, and what went with it. */
  children: ReactNode
}) {
  return (
    <div className="flex flex-col gap-2 rounded-sm border-2 border-red-ink bg-red-soft p-4">
      <p className="font-semibold break-words">{title}</p>
      {children}
      <Button onClick={onRead}>{words.read}</Button>
    </div>
  )
}
