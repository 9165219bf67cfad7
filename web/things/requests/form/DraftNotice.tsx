import { useState } from 'react'
import { requests } from '#contract/words/en/requests.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { formatClock } from '../../../kit/ui/format.ts'

export interface DraftNoticeProps {
  /** When the kept request was last changed; null for one that began on this page. */
  restoredAt: number | null
  /** Is there anything to clear? */
  hasBegun: boolean
  /** Clears everything and gives back what undoes it. */
  onStartOver: () => () => void
}

/** Says that an unfinished request was kept, and lets its owner begin anew. */
export function DraftNotice({ restoredAt, hasBegun, onStartOver }: DraftNoticeProps) {
  const words = requests.draft
  const [undo, setUndo] = useState<(() => void) | null>(null)
  const canUndo = undo !== null && !hasBegun

  function startOver() {
    const takeBack = onStartOver()
    setUndo(() => takeBack)
  }
  function undoIt() {
    undo?.()
    setUndo(null)
  }

  return (
    <div className="flex flex-wrap items-center gap-x-2 text-sm">
      <p role="status" className="text-muted">
        {canUndo && words.cleared}
        {/* It stands still: words that grow would move the form under a thumb. */}
        {undo === null && restoredAt !== null && words.restored({ clock: formatClock(restoredAt) })}
      </p>
      {(canUndo || hasBegun) && (
        <Button
          variant="ghost"
          size="desk"
          className="min-h-12"
          onClick={canUndo ? undoIt : startOver}
        >
          {canUndo ? words.undo : words.startOver}
        </Button>
      )}
    </div>
  )
}
